import { closures } from '../../domain/closed.ts';
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

/** Those for which the park is closed on days to come: the form needs no others. */
export const closedReasons: Partial<Record<ReasonId, string>> = Object.fromEntries(
  [...closures.exceptions.map(({ reason }) => reason), ...closures.rules.map(({ closed }) => closed)].flatMap(
    reason => (reason ? [[reason, reasons[reason]]] : []),
  ),
);
