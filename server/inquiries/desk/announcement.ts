import { type ClockTime, isClockTime } from '../../../domain/clock-time.ts';
import { readDay } from '../../../domain/day.ts';
import { daysFrom } from '../../../domain/days.ts';
import type { Exception, ReasonId } from '../../../domain/exceptions.ts';
import { park } from '../../../domain/park.ts';
import { type ProgrammeFacts, programmeOf } from '../../../domain/programme.ts';
import type { DeskContext } from './context.ts';
import { type FormMessage, fault, initialsFault } from './layout.ts';

export const announcedKinds = ['closed', 'hours', 'cancelled', 'moved'] as const;
export type AnnouncedKind = (typeof announcedKinds)[number];

/** Maximum days of one announcement. */
const maxDays = 366;

/** Every show and talk with its regular start times of all seasons. */
export const performances = [...park.shows, ...park.talks].map(({ id, starts, otherStarts = [] }) => ({
  id,
  starts: [...new Set([...starts, ...otherStarts.flatMap(season => season.starts)])].sort(),
}));

/** Parses an announcement, which must change something in `facts`. */
export function readAnnouncement(
  kind: AnnouncedKind,
  context: DeskContext,
  facts: ProgrammeFacts,
): { exception: Exception } | { fault: FormMessage } {
  const { field: typed, today, siteWords } = context;
  const { faults } = context.copy.days;
  const wrong = (field: string, text: string) => ({ fault: fault(text, `${kind}-${field}`) });
  const from = readDay(typed('from'));
  const to = typed('to') === '' ? from : readDay(typed('to'));
  if (!from) return wrong('from', faults.day);
  if (from < today) return wrong('from', faults.past);
  if (!to) return wrong('to', faults.day);
  if (to < from) return wrong('to', faults.order);
  const days = daysFrom(from, maxDays);
  if (!days.includes(to)) return wrong('to', faults.long);
  const change = readChange(kind, typed, faults);
  if ('field' in change) return wrong(change.field, change.text);
  const reason = typed('reason') as ReasonId;
  if (!Object.hasOwn(siteWords.reasons, reason)) return wrong('reason', faults.reason);
  const unsigned = initialsFault(context, `${kind}-by`);
  if (unsigned) return { fault: unsigned };
  const exception = { from, ...(to !== from && { to }), reason, ...change };
  const after = { ...facts, exceptions: [...facts.exceptions, exception] };
  const changed = days
    .slice(0, days.indexOf(to) + 1)
    .map(day => [programmeOf(day, facts), programmeOf(day, after)] as const)
    .filter(([before, now]) => JSON.stringify(before) !== JSON.stringify(now));
  if (changed.length === 0) return wrong('from', faults.nothing);
  // A show moved outside the opening hours would disappear.
  if (
    'moved' in change &&
    changed.some(([before, now]) => now.performances.length < before.performances.length)
  )
    return wrong('start', faults.outside);
  return { exception };
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
      if (start === at) return { field: 'start', text: faults.nothing };
      return { moved: { show: id, at: at as ClockTime, to: start } };
  }
}
