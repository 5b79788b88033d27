/** Exceptions to the usual schedule. */
import { type ClockTime, isClockTime } from './clock-time.ts';
import { type Day, isDay } from './day.ts';
import { isRecord } from './typed-records.ts';

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

type Entered<T> = T extends string ? string : { [Key in keyof T]: Entered<T[Key]> };

/** As it was typed. */
export type EnteredException = Entered<ScheduleException>;

const isShowTime = (value: unknown) =>
  isRecord(value) &&
  typeof value['show'] === 'string' &&
  (value['at'] === undefined || isClockTime(value['at']));

/** The reason may be newer than the page. */
export const isException = (value: unknown): value is ScheduleException => {
  if (!isRecord(value) || typeof value['reason'] !== 'string') return false;
  const { from, to = from, closed, hours, cancelled, moved } = value;
  if (!isDay(from) || !isDay(to)) return false;
  if (isRecord(hours)) return isClockTime(hours['opens']) && isClockTime(hours['closes']);
  if (isRecord(moved)) return isShowTime(moved) && isClockTime(moved['at']) && isClockTime(moved['to']);
  return closed === true || isShowTime(cancelled);
};

/** Without those that have ended. */
export const listCurrentExceptions = (all: readonly ScheduleException[], today: Day): ScheduleException[] =>
  all.filter(({ from, to = from }) => to >= today);

/** What the exception cancels or, with `to`, moves. Without `at`, all performances of the show. */
export function changedShowOf(
  exception: EnteredException,
): { show: string; at?: string; to?: string } | undefined {
  if ('moved' in exception) return exception.moved;
  return 'cancelled' in exception ? exception.cancelled : undefined;
}

export const exceptionKinds = ['closed', 'hours', 'cancelled', 'moved'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** Example: `{ from: '2026-12-25', closed: true, reason: 'christmas' }` */
export const exceptions: readonly ScheduleException[] = [];
