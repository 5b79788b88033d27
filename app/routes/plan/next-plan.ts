/** Which day to suggest, and what an edit has changed. */

import { minutesOfDay } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import { daysFrom } from '../../../domain/days.ts';
import { stopChanges } from '../../../domain/plan/diff.ts';
import { fromArrival } from '../../../domain/plan/edits.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import { noPreferences, type Preferences } from '../../../domain/plan/preferences.ts';
import { leavesAt } from '../../../domain/plan/progress.ts';
import { type ScheduleFacts, scheduleOf } from '../../../domain/schedule.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import { formatMessage, type Message } from '../../../i18n/message.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Names } from './names.ts';
import type { ParkNow } from './park-now.ts';

/** Minutes: with less left until closing time, today is not offered. */
const leastVisit = 120;

/** Whether enough of a day is left for a visit. */
export const hasTimeLeft = (candidate: Day, { day, time }: ParkNow, facts: ScheduleFacts): boolean =>
  candidate > day ||
  (candidate === day &&
    minutesOfDay(time) + leastVisit <= minutesOfDay(scheduleOf(candidate, facts).hours?.closes ?? '00:00'));

/** The next open day from this one on; today only if enough of it is left. */
export const nextOpenDay = (from: Day, now: ParkNow, facts: ScheduleFacts): Day | undefined =>
  daysFrom(from, 90).find(
    candidate =>
      candidate <= lastVisitDay(now.day) &&
      scheduleOf(candidate, facts).hours &&
      hasTimeLeft(candidate, now, facts),
  );

/** The default: the next open day; today, from now on. */
export const firstPreferences = (now: ParkNow, facts: ScheduleFacts): Preferences =>
  fromArrival(noPreferences(nextOpenDay(now.day, now, facts) ?? now.day), now, facts);

/** More changes than these are summed up. */
const maxChanges = 4;

/** The whole plan in short. */
export const summaryOf = (plan: Plan, { spoken }: Words['plan'], { language, timeText }: Names): string =>
  formatMessage(
    spoken.plan,
    {
      count: plan.stops.length,
      from: timeText(plan.visit?.opens ?? '00:00'),
      until: timeText(leavesAt(plan) ?? '00:00'),
    },
    language,
  );

/** What an edit has changed, or the whole plan in short. */
export function changeText(
  plan: Plan,
  before: Plan,
  about: string | undefined,
  words: Words['plan'],
  names: Names,
): string {
  const { sheet, spoken } = words;
  const { language, missedText, nameOf, timeText } = names;
  const { day, visit, stops, missed } = plan;
  if (!visit) return spoken.closed;
  if (visit.opens === visit.closes) return sheet.noTime;
  const ordered = stopChanges(before, plan).sort(
    (one, other) => Number(other.id === about) - Number(one.id === about),
  );
  const edited = stops.find(({ id }) => id === about);
  const texts = ordered.map(({ id, at }) =>
    formatMessage(
      (at ? spoken.moved : spoken.dropped) as Message,
      { what: nameOf(id), time: at ? timeText(at) : '' },
      language,
    ),
  );
  if (edited && texts.length === 0)
    texts.push(
      formatMessage(spoken.line, { what: nameOf(edited.id), time: timeText(edited.start) }, language),
    );
  const isShort = day === before.day && texts.length > 0 && texts.length <= maxChanges;
  const requested = missed.filter(miss => miss.requested);
  return [
    ...(isShort ? texts : [summaryOf(plan, words, names)]),
    ...(requested.length > 0 ? [missedText(requested, about)] : []),
  ].join(' ');
}
