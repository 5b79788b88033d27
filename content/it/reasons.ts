import type { ReasonId } from '../../domain/exceptions.ts';

/** Why the park or a show is not as usual: `chiuso (giorno festivo)`. Nouns, short, and without a full stop. */
export const reasons: Record<ReasonId, string> = {
  christmas: 'Natale',
  newYear: 'Capodanno',
  holiday: 'giorno festivo',
  weather: 'maltempo',
  maintenance: 'manutenzione',
  animals: 'riposo degli animali',
  event: 'evento privato',
  season: 'bassa stagione',
  rest: 'giorno di riposo',
};
