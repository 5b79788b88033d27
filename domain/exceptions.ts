/** Exceptions to the usual schedule. */
import type { ClockTime } from './clock-time.ts';
import type { Day } from './day.ts';

/** Each reason needs words in every `content/<language>/reasons.json`. */
export type ReasonId =
  | 'christmas'
  | 'newYear'
  | 'holiday'
  | 'weather'
  | 'maintenance'
  | 'animals'
  | 'event'
  | 'season'
  | 'rest';

/**
 * On one day or an inclusive range.
 *
 * - `hours`: performances outside them are canceled.
 * - `cancelled`: a show, at its usual time `at` or all day.
 * - `moved`: the performance usually at `at` takes place at `to`.
 */
export type ScheduleException<Show extends string = string> = { from: Day; to?: Day; reason: ReasonId } & (
  | { closed: true }
  | { hours: { opens: ClockTime; closes: ClockTime } }
  | { cancelled: { show: Show; at?: ClockTime } }
  | { moved: { show: Show; at: ClockTime; to: ClockTime } }
);

/** Without those that have ended. */
export const listCurrentExceptions = (all: readonly ScheduleException[], today: Day): ScheduleException[] =>
  all.filter(({ from, to = from }) => to >= today);

/** What the exception cancels or, with `to`, moves. Without `at`, all performances of the show. */
export function changedShowOf(
  exception: ScheduleException,
): { show: string; at?: ClockTime; to?: ClockTime } | undefined {
  if ('moved' in exception) return exception.moved;
  return 'cancelled' in exception ? exception.cancelled : undefined;
}

export const exceptionKinds = ['closed', 'hours', 'cancelled', 'moved'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** Example: `{ from: '2026-12-25', closed: true, reason: 'christmas' }` */
export const exceptions: readonly ScheduleException[] = [];
