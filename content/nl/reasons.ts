import type { ReasonId } from '../../domain/exceptions.ts';

/** Why the park or a show is not as usual: `gesloten (feestdag)`. Short, and without a full stop. */
export const reasons: Record<ReasonId, string> = {
  christmas: 'Kerstmis',
  newYear: 'Nieuwjaar',
  holiday: 'feestdag',
  weather: 'slecht weer',
  maintenance: 'onderhoud',
  animals: 'onze dieren hebben rust nodig',
  event: 'besloten evenement',
  season: 'laagseizoen',
  rest: 'rustdag',
};
