import { isDeepStrictEqual } from 'node:util';
import { type ClockTime, isClockTime } from '../../../domain/clock-time.ts';
import { type Day, parseDay } from '../../../domain/day.ts';
import type { DaySchedule } from '../../../domain/day-schedule.ts';
import { addDays, daysBetween } from '../../../domain/days.ts';
import type { ExceptionKind, ReasonId, ScheduleException } from '../../../domain/exceptions.ts';
import { park } from '../../../domain/park.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';
import type { Announcement } from '../store/records.ts';
import type { DeskContext } from './context.ts';
import { checkInitials, type FormMessage, formError } from './layout.ts';

const maxDays = 366;

const usualLimits = { days: 31, daysAhead: 183 };

export const showStarts = park.shows;

export function getChangedDays(
  { from, to = from }: ScheduleException,
  today: Day,
  before: ScheduleFacts,
  after: ScheduleFacts,
): (readonly [before: DaySchedule, after: DaySchedule])[] {
  return daysBetween(from > today ? from : today, to)
    .map(day => [scheduleOf(day, before), scheduleOf(day, after)] as const)
    .filter(([before, after]) => !isDeepStrictEqual(before, after));
}

/**
 * Counts the days that the withdrawal would change. Later announcements take precedence, and a day on which only the reason would differ
 * does not count. `announcements` are in the order of `listAnnouncements`, newest first.
 */
export function countRestoredDays(
  announcement: Announcement,
  announcements: readonly Announcement[],
  today: Day,
): number {
  const { exception } = announcement;
  const before = announcements.toReversed().filter(other => other === announcement || !other.withdrawnAt);
  const factsOf = (days: readonly Announcement[]) =>
    withAnnouncements(days.map(day => ({ ...day.exception, reason: exception.reason })));
  const after = before.filter(other => other !== announcement);
  return getChangedDays(exception, today, factsOf(before), factsOf(after)).length;
}

export const isUnusual = ({ from }: ScheduleException, changedDays: number, today: Day): boolean =>
  changedDays > usualLimits.days || from > addDays(today, usualLimits.daysAhead);

/** Why a form is rejected: the name of a field, and the text of its error. */
interface Rejection {
  field: string;
  text: string;
}

/** `unneeded` is an exception that would change nothing. */
export function parseAnnouncement(
  kind: ExceptionKind,
  context: DeskContext,
  facts: ScheduleFacts,
):
  | { exception: ScheduleException; changedDays: number }
  | { error: FormMessage; unneeded?: ScheduleException } {
  const { today } = context;
  const { errors } = context.words.days;
  const reject = ({ field, text }: Rejection) => ({ error: formError(text, `${kind}-${field}`) });
  const exception = parseException(kind, context);
  if ('field' in exception) return reject(exception);
  const initialsError = checkInitials(context, `${kind}-by`);
  if (initialsError) return { error: initialsError };
  const after = { ...facts, exceptions: [...facts.exceptions, exception] };
  const changedDays = getChangedDays(exception, today, facts, after);
  if (changedDays.length === 0)
    return { ...reject({ field: 'from', text: errors.nothing }), unneeded: exception };
  // A show moved outside the opening hours would disappear.
  const hasLostShow = changedDays.some(
    ([before, now]) => now.performances.length < before.performances.length,
  );
  if ('moved' in exception && hasLostShow) return reject({ field: 'start', text: errors.outside });
  return { exception, changedDays: changedDays.length };
}

function parseException(kind: ExceptionKind, context: DeskContext): ScheduleException | Rejection {
  const { getField, siteWords } = context;
  const { errors } = context.words.days;
  const days = parseDays(context);
  if ('field' in days) return days;
  const change = parseChange(kind, getField, errors);
  if ('field' in change) return change;
  const reason = getField('reason') as ReasonId;
  if (!Object.hasOwn(siteWords.reasons, reason)) return { field: 'reason', text: errors.reason };
  const { from, to } = days;
  return { from, ...(to !== from && { to }), reason, ...change };
}

function parseDays({ getField, today, words, language }: DeskContext): { from: Day; to: Day } | Rejection {
  const { errors } = words.days;
  const from = parseDay(getField('from'));
  const to = getField('to') === '' ? from : parseDay(getField('to'));
  if (!from) return { field: 'from', text: errors.day };
  if (from < today) return { field: 'from', text: errors.past };
  if (!to) return { field: 'to', text: errors.day };
  if (to < from) return { field: 'to', text: errors.order };
  const lastDay = lastVisitDay(today);
  const tooFarText = formatMessage(errors.tooFar, { last: formatLongDate(lastDay, language) }, language);
  if (from > lastDay) return { field: 'from', text: tooFarText };
  if (to > addDays(from, maxDays - 1)) return { field: 'to', text: errors.long };
  return to > lastDay ? { field: 'to', text: tooFarText } : { from, to };
}

type DistributiveOmit<T, Keys extends PropertyKey> = T extends unknown ? Omit<T, Keys> : never;

type Change = DistributiveOmit<ScheduleException, 'from' | 'to' | 'reason'>;

function parseChange(
  kind: ExceptionKind,
  getField: DeskContext['getField'],
  errors: DeskContext['words']['days']['errors'],
): Change | Rejection {
  const [opens, closes, start] = [getField('opens'), getField('closes'), getField('start')];
  const chosenShow = parseShow(getField('show'));
  switch (kind) {
    case 'closed':
      return { closed: true };
    case 'hours':
      if (!isClockTime(opens)) return { field: 'opens', text: errors.time };
      if (!isClockTime(closes)) return { field: 'closes', text: errors.time };
      return opens < closes ? { hours: { opens, closes } } : { field: 'closes', text: errors.hours };
    case 'cancelled':
      return chosenShow ? { cancelled: chosenShow } : { field: 'show', text: errors.show };
    case 'moved':
      if (chosenShow?.at === undefined) return { field: 'show', text: errors.show };
      if (!isClockTime(start)) return { field: 'start', text: errors.time };
      return { moved: { show: chosenShow.show, at: chosenShow.at, to: start } };
  }
}

/** Reads `dolphin 11:30`, or `dolphin` for all performances of the day. */
function parseShow(text: string): { show: string; at?: ClockTime } | undefined {
  const [show = '', time] = text.split(' ');
  const starts = showStarts.find(({ id }) => id === show)?.starts;
  if (time === undefined) return starts && { show };
  const at = starts?.find(start => start === time);
  return at && { show, at };
}
