import { isDeepStrictEqual } from 'node:util';
import { type ClockTime, isClockTime } from '../../../domain/clock-time.ts';
import { type Day, parseDay } from '../../../domain/day.ts';
import type { DaySchedule } from '../../../domain/day-schedule.ts';
import { addDays, daysBetween } from '../../../domain/days.ts';
import type { ReasonId, ScheduleException } from '../../../domain/exceptions.ts';
import { park } from '../../../domain/park.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import { formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';
import type { Announcement } from '../store/store.ts';
import type { DeskContext } from './context.ts';
import { checkInitials, type FormMessage, formError } from './layout.ts';

export const announcementKinds = ['closed', 'hours', 'cancelled', 'moved'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

const maxDays = 366;

const usualLimits = { days: 31, daysAhead: 183 };

export const performances = [...park.shows, ...park.talks].map(({ id, starts, otherStarts = [] }) => ({
  id,
  starts: [...new Set([...starts, ...otherStarts.flatMap(season => season.starts)])].sort(),
}));

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
 * Counts the days that the withdrawal would change. Later announcements take precedence, and another reason alone is no change. `all` is in
 * the order of `listAnnouncements`, newest first.
 */
export function countRestoredDays(
  announcement: Announcement,
  all: readonly Announcement[],
  today: Day,
): number {
  const { exception } = announcement;
  const before = all.toReversed().filter(other => other === announcement || !other.withdrawnAt);
  const factsOf = (days: readonly Announcement[]) =>
    withAnnouncements(days.map(day => ({ ...day.exception, reason: exception.reason })));
  const after = before.filter(other => other !== announcement);
  return getChangedDays(exception, today, factsOf(before), factsOf(after)).length;
}

export const isUnusual = ({ from }: ScheduleException, changedDays: number, today: Day): boolean =>
  changedDays > usualLimits.days || from > addDays(today, usualLimits.daysAhead);

/** `unneeded` is an exception that would change nothing. */
export function parseAnnouncement(
  kind: AnnouncementKind,
  context: DeskContext,
  facts: ScheduleFacts,
):
  | { exception: ScheduleException; changedDays: number }
  | { error: FormMessage; unneeded?: ScheduleException } {
  const { field: getField, today, siteWords, language } = context;
  const { errors } = context.copy.days;
  const reject = (field: string, text: string) => ({ error: formError(text, `${kind}-${field}`) });
  const from = parseDay(getField('from'));
  const to = getField('to') === '' ? from : parseDay(getField('to'));
  if (!from) return reject('from', errors.day);
  if (from < today) return reject('from', errors.past);
  if (!to) return reject('to', errors.day);
  if (to < from) return reject('to', errors.order);
  const lastDay = lastVisitDay(today);
  const tooFarText = formatMessage(errors.tooFar, { last: formatLongDate(lastDay, language) }, language);
  if (from > lastDay) return reject('from', tooFarText);
  if (to > addDays(from, maxDays - 1)) return reject('to', errors.long);
  if (to > lastDay) return reject('to', tooFarText);
  const change = parseChange(kind, getField, errors);
  if ('field' in change) return reject(change.field, change.text);
  const reason = getField('reason') as ReasonId;
  if (!Object.hasOwn(siteWords.reasons, reason)) return reject('reason', errors.reason);
  const initialsError = checkInitials(context, `${kind}-by`);
  if (initialsError) return { error: initialsError };
  const exception = { from, ...(to !== from && { to }), reason, ...change };
  const after = { ...facts, exceptions: [...facts.exceptions, exception] };
  const changedDays = getChangedDays(exception, today, facts, after);
  if (changedDays.length === 0) return { ...reject('from', errors.nothing), unneeded: exception };
  // A show moved outside the opening hours would disappear.
  if (
    'moved' in change &&
    changedDays.some(([before, now]) => now.performances.length < before.performances.length)
  )
    return reject('start', errors.outside);
  return { exception, changedDays: changedDays.length };
}

type DistributiveOmit<T, Keys extends PropertyKey> = T extends unknown ? Omit<T, Keys> : never;

type Change = DistributiveOmit<ScheduleException, 'from' | 'to' | 'reason'>;

function parseChange(
  kind: AnnouncementKind,
  getField: DeskContext['field'],
  errors: DeskContext['copy']['days']['errors'],
): Change | { field: string; text: string } {
  const [opens, closes, start] = [getField('opens'), getField('closes'), getField('start')];
  // The field contains `dolphin 11:30`, or `dolphin` for all performances of the day.
  const [id = '', at] = getField('show').split(' ');
  const performance = performances.find(candidate => candidate.id === id);
  const isKnownPerformance =
    performance && (at === undefined || performance.starts.includes(at as ClockTime));
  switch (kind) {
    case 'closed':
      return { closed: true };
    case 'hours':
      if (!isClockTime(opens)) return { field: 'opens', text: errors.time };
      if (!isClockTime(closes)) return { field: 'closes', text: errors.time };
      return opens < closes ? { hours: { opens, closes } } : { field: 'closes', text: errors.hours };
    case 'cancelled':
      if (!isKnownPerformance) return { field: 'show', text: errors.show };
      return { cancelled: { show: id, ...(at !== undefined && { at: at as ClockTime }) } };
    case 'moved':
      if (!isKnownPerformance || at === undefined) return { field: 'show', text: errors.show };
      if (!isClockTime(start)) return { field: 'start', text: errors.time };
      return { moved: { show: id, at: at as ClockTime, to: start } };
  }
}
