/**
 * Days that are not as usual. The owner closes the park or a show here, by one entry: pages, calendar, rules, mails, structured
 * data and plans follow. Entries of days that have passed may stay for a year.
 */
import type { ClockTime } from './clock-time.ts';
import type { Day } from './day.ts';

/** Why a day is not as usual. The words are in `content/<language>/reasons.ts`: a new reason is a line here and one there. */
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
 * One day, or from one day to another, both included. What it changes:
 *
 * - `closed`: the park is closed.
 * - `hours`: other hours. Performances that do not fit in do not take place.
 * - `cancelled`: a show does not play, at one of its usual times or (without `at`) at all.
 * - `moved`: a show plays at another time than the usual `at`.
 */
export type Exception<Show extends string = string> = { from: Day; to?: Day; reason: ReasonId } & (
  | { closed: true }
  | { hours: { opens: ClockTime; closes: ClockTime } }
  | { cancelled: { show: Show; at?: ClockTime } }
  | { moved: { show: Show; at: ClockTime; to: ClockTime } }
);

/** For example `{ from: '2026-12-25', closed: true, reason: 'christmas' }`. */
export const exceptions: readonly Exception[] = [];
