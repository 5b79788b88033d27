import { closures } from '../../domain/closed.ts';
import type { ReasonId } from '../../domain/exceptions.ts';

/** Why the park or a show is not as usual: `closed (public holiday)`. Short, and without a full stop. */
export const reasons: Record<ReasonId, string> = {
  christmas: 'Christmas',
  newYear: 'New Year',
  holiday: 'public holiday',
  weather: 'bad weather',
  maintenance: 'maintenance',
  animals: 'our animals need a rest',
  event: 'private event',
  season: 'low season',
  rest: 'day of rest',
};

/** Those for which the park is closed on days to come: the form needs no others. */
export const closedReasons: Partial<Record<ReasonId, string>> = Object.fromEntries(
  [...closures.exceptions.map(({ reason }) => reason), ...closures.rules.map(({ closed }) => closed)].flatMap(
    reason => (reason ? [[reason, reasons[reason]]] : []),
  ),
);
