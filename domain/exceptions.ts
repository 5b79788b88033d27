/** Exceptions to the usual schedule. They may stay for a year after they are over. */
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

export const exceptionKinds = ['closed', 'hours', 'cancelled', 'moved'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** Example: `{ from: '2026-12-25', closed: true, reason: 'christmas' }` */
export const exceptions: readonly ScheduleException[] = [];
