import { isDeepStrictEqual } from 'node:util';
import { type ClockTime, isClockTime } from '../../../domain/clock-time.ts';
import { type Day, readDay } from '../../../domain/day.ts';
import type { DayProgramme } from '../../../domain/day-programme.ts';
import { addDays, daysBetween } from '../../../domain/days.ts';
import type { Exception, ReasonId } from '../../../domain/exceptions.ts';
import { park } from '../../../domain/park.ts';
import { type ProgrammeFacts, programmeOf } from '../../../domain/programme.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import { longDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { withAnnouncements } from '../days/schedule.ts';
import type { Announcement } from '../store/store.ts';
import type { DeskContext } from './context.ts';
import { checkInitials, type FormMessage, formError } from './layout.ts';

export const announcementKinds = ['closed', 'hours', 'cancelled', 'moved'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

const maxDays = 366;

/** The clerk must confirm unusually long or distant announcements. */
const usual = { days: 31, daysAhead: 183 };

/** With the regular start times of all seasons. */
export const performances = [...park.shows, ...park.talks].map(({ id, starts, otherStarts = [] }) => ({
  id,
  starts: [...new Set([...starts, ...otherStarts.flatMap(season => season.starts)])].sort(),
}));

/** From today on. */
export function getChangedDays(
  { from, to = from }: Exception,
  today: Day,
  before: ProgrammeFacts,
  after: ProgrammeFacts,
): (readonly [before: DayProgramme, after: DayProgramme])[] {
  return daysBetween(from > today ? from : today, to)
    .map(day => [programmeOf(day, before), programmeOf(day, after)] as const)
    .filter(([one, other]) => !isDeepStrictEqual(one, other));
}

/**
 * How many days change if an announcement is withdrawn, or have changed since it was. Later announcements take precedence, and another
 * reason alone is no change. `all`: newest first.
 */
export function countRestoredDays(announced: Announcement, all: readonly Announcement[], today: Day): number {
  const { exception } = announced;
  const before = all.toReversed().filter(each => each === announced || !each.undoneAt);
  const factsOf = (days: readonly Announcement[]) =>
    withAnnouncements(days.map(day => ({ ...day.exception, reason: exception.reason })));
  const after = before.filter(each => each !== announced);
  return getChangedDays(exception, today, factsOf(before), factsOf(after)).length;
}

export const isUnusual = ({ from }: Exception, changedDays: number, today: Day): boolean =>
  changedDays > usual.days || from > addDays(today, usual.daysAhead);

/** `unneeded`: it would change nothing. */
export function parseAnnouncement(
  kind: AnnouncementKind,
  context: DeskContext,
  facts: ProgrammeFacts,
): { exception: Exception; changedDays: number } | { fault: FormMessage; unneeded?: Exception } {
  const { field: typed, today, siteWords, language } = context;
  const { faults } = context.copy.days;
  const wrong = (field: string, text: string) => ({ fault: formError(text, `${kind}-${field}`) });
  const from = readDay(typed('from'));
  const to = typed('to') === '' ? from : readDay(typed('to'));
  if (!from) return wrong('from', faults.day);
  if (from < today) return wrong('from', faults.past);
  if (!to) return wrong('to', faults.day);
  if (to < from) return wrong('to', faults.order);
  const last = lastVisitDay(today);
  const tooFar = formatMessage(faults.far, { last: longDate(last, language) }, language);
  if (from > last) return wrong('from', tooFar);
  if (to > addDays(from, maxDays - 1)) return wrong('to', faults.long);
  if (to > last) return wrong('to', tooFar);
  const change = parseChange(kind, typed, faults);
  if ('field' in change) return wrong(change.field, change.text);
  const reason = typed('reason') as ReasonId;
  if (!Object.hasOwn(siteWords.reasons, reason)) return wrong('reason', faults.reason);
  const unsigned = checkInitials(context, `${kind}-by`);
  if (unsigned) return { fault: unsigned };
  const exception = { from, ...(to !== from && { to }), reason, ...change };
  const after = { ...facts, exceptions: [...facts.exceptions, exception] };
  const changed = getChangedDays(exception, today, facts, after);
  if (changed.length === 0) return { ...wrong('from', faults.nothing), unneeded: exception };
  // A show moved outside the opening hours would disappear.
  if (
    'moved' in change &&
    changed.some(([before, now]) => now.performances.length < before.performances.length)
  )
    return wrong('start', faults.outside);
  return { exception, changedDays: changed.length };
}

type Unless<T, Keys extends PropertyKey> = T extends unknown ? Omit<T, Keys> : never;

type Change = Unless<Exception, 'from' | 'to' | 'reason'>;

function parseChange(
  kind: AnnouncementKind,
  typed: DeskContext['field'],
  faults: DeskContext['copy']['days']['faults'],
): Change | { field: string; text: string } {
  const [opens, closes, start] = [typed('opens'), typed('closes'), typed('start')];
  // `dolphin 11:30`, or `dolphin` for all performances of the day.
  const [id = '', at] = typed('show').split(' ');
  const known = performances.find(each => each.id === id);
  const isKnown = known && (at === undefined || known.starts.includes(at as ClockTime));
  switch (kind) {
    case 'closed':
      return { closed: true };
    case 'hours':
      if (!isClockTime(opens)) return { field: 'opens', text: faults.time };
      if (!isClockTime(closes)) return { field: 'closes', text: faults.time };
      return opens < closes ? { hours: { opens, closes } } : { field: 'closes', text: faults.hours };
    case 'cancelled':
      if (!isKnown) return { field: 'show', text: faults.show };
      return { cancelled: { show: id, ...(at !== undefined && { at: at as ClockTime }) } };
    case 'moved':
      if (!isKnown || at === undefined) return { field: 'show', text: faults.show };
      if (!isClockTime(start)) return { field: 'start', text: faults.time };
      return { moved: { show: id, at: at as ClockTime, to: start } };
  }
}
