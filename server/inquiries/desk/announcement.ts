import { isDeepStrictEqual } from 'node:util';
import { type ClockTime, isClockTime } from '../../../domain/clock-time.ts';
import { type Day, parseDay } from '../../../domain/day.ts';
import type { DaySchedule } from '../../../domain/day-schedule.ts';
import { addDays, daysBetween } from '../../../domain/days.ts';
import type { Exception, ReasonId } from '../../../domain/exceptions.ts';
import { park } from '../../../domain/park.ts';
import { type ScheduleFacts, scheduleOf } from '../../../domain/schedule.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import { longDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { factsWith } from '../days/schedule.ts';
import type { AnnouncedDay } from '../store/store.ts';
import type { DeskContext } from './context.ts';
import { type FormMessage, fault, initialsFault } from './layout.ts';

export const announcedKinds = ['closed', 'hours', 'cancelled', 'moved'] as const;
export type AnnouncedKind = (typeof announcedKinds)[number];

/** Maximum days of one announcement. */
const maxDays = 366;

/** An announcement of more days, or one that begins further ahead, may be a slip. */
const usual = { days: 31, daysAhead: 183 };

/** Every show and talk with its regular start times of all seasons. */
export const performances = [...park.shows, ...park.talks].map(({ id, starts, otherStarts = [] }) => ({
  id,
  starts: [...new Set([...starts, ...otherStarts.flatMap(season => season.starts)])].sort(),
}));

/** The days of an exception, from today on, that look different with other facts. */
export function changedDays(
  { from, to = from }: Exception,
  today: Day,
  before: ScheduleFacts,
  after: ScheduleFacts,
): (readonly [before: DaySchedule, after: DaySchedule])[] {
  return daysBetween(from > today ? from : today, to)
    .map(day => [scheduleOf(day, before), scheduleOf(day, after)] as const)
    .filter(([one, other]) => !isDeepStrictEqual(one, other));
}

/**
 * How many days change if an announcement is withdrawn, or have changed since it was. Later ones take precedence, and another reason for
 * the same changes nothing. `all`: newest first.
 */
export function daysWithdrawn(announced: AnnouncedDay, all: readonly AnnouncedDay[], today: Day): number {
  const { exception } = announced;
  const before = all.toReversed().filter(each => each === announced || !each.undoneAt);
  const factsOf = (days: readonly AnnouncedDay[]) =>
    factsWith(days.map(day => ({ ...day.exception, reason: exception.reason })));
  const after = before.filter(each => each !== announced);
  return changedDays(exception, today, factsOf(before), factsOf(after)).length;
}

/** Whether a change is asked about once more: it is long, or far ahead. */
export const isUnusual = ({ from }: Exception, changedDays: number, today: Day): boolean =>
  changedDays > usual.days || from > addDays(today, usual.daysAhead);

/** Parses an announcement. `unneeded`: it would change nothing in `facts`. */
export function readAnnouncement(
  kind: AnnouncedKind,
  context: DeskContext,
  facts: ScheduleFacts,
): { exception: Exception; changedDays: number } | { fault: FormMessage; unneeded?: Exception } {
  const { field: typed, today, siteWords, language } = context;
  const { faults } = context.copy.days;
  const wrong = (field: string, text: string) => ({ fault: fault(text, `${kind}-${field}`) });
  const from = parseDay(typed('from'));
  const to = typed('to') === '' ? from : parseDay(typed('to'));
  if (!from) return wrong('from', faults.day);
  if (from < today) return wrong('from', faults.past);
  if (!to) return wrong('to', faults.day);
  if (to < from) return wrong('to', faults.order);
  const last = lastVisitDay(today);
  const tooFar = formatMessage(faults.far, { last: longDate(last, language) }, language);
  if (from > last) return wrong('from', tooFar);
  if (to > addDays(from, maxDays - 1)) return wrong('to', faults.long);
  if (to > last) return wrong('to', tooFar);
  const change = readChange(kind, typed, faults);
  if ('field' in change) return wrong(change.field, change.text);
  const reason = typed('reason') as ReasonId;
  if (!Object.hasOwn(siteWords.reasons, reason)) return wrong('reason', faults.reason);
  const unsigned = initialsFault(context, `${kind}-by`);
  if (unsigned) return { fault: unsigned };
  const exception = { from, ...(to !== from && { to }), reason, ...change };
  const after = { ...facts, exceptions: [...facts.exceptions, exception] };
  const changed = changedDays(exception, today, facts, after);
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

/** What an exception changes, without the days. */
type Change = Unless<Exception, 'from' | 'to' | 'reason'>;

function readChange(
  kind: AnnouncedKind,
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
