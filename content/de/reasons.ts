import { closures } from '../../domain/closed.ts';
import type { ReasonId } from '../../domain/exceptions.ts';

/** Why the park or a show is not as usual: `geschlossen (Feiertag)`. Short, and without a full stop. */
export const reasons: Record<ReasonId, string> = {
  christmas: 'Weihnachten',
  newYear: 'Neujahr',
  holiday: 'Feiertag',
  weather: 'schlechtes Wetter',
  maintenance: 'Wartungsarbeiten',
  animals: 'unsere Tiere brauchen Ruhe',
  event: 'private Veranstaltung',
  season: 'Nebensaison',
  rest: 'Ruhetag',
};

/** Those for which the park is closed on days to come: the form needs no others. */
export const closedReasons: Partial<Record<ReasonId, string>> = Object.fromEntries(
  [...closures.exceptions.map(({ reason }) => reason), ...closures.rules.map(({ closed }) => closed)].flatMap(
    reason => (reason ? [[reason, reasons[reason]]] : []),
  ),
);
