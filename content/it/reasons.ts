import { closures } from '../../domain/closed.ts';
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

/** Those for which the park is closed on days to come: the form needs no others. */
export const closedReasons: Partial<Record<ReasonId, string>> = Object.fromEntries(
  [...closures.exceptions.map(({ reason }) => reason), ...closures.rules.map(({ closed }) => closed)].flatMap(
    reason => (reason ? [[reason, reasons[reason]]] : []),
  ),
);
