import { minutesOfDay } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import { addDays } from '../../../domain/day-counts.ts';
import { arriveFromNow } from '../../../domain/plan/edits.ts';
import { createPreferences, type Preferences } from '../../../domain/plan/preferences.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { findNextOpenDay } from '../../../domain/visit-days.ts';
import type { ParkNow } from './park-now.ts';

const minVisitMinutes = 120;

export function hasTimeLeft(day: Day, now: ParkNow, facts: ScheduleFacts): boolean {
  if (day !== now.day) return day > now.day;
  const closes = scheduleOf(day, facts).hours?.closes ?? '00:00';
  return minutesOfDay(now.time) + minVisitMinutes <= minutesOfDay(closes);
}

/** The first open day, from `from` on, with enough time for a visit. */
export function suggestDay(from: Day, now: ParkNow, facts: ScheduleFacts): Day | undefined {
  const first = hasTimeLeft(now.day, now, facts) ? now.day : addDays(now.day, 1);
  return findNextOpenDay(from > first ? from : first, now.day, facts);
}

export const createDefaultPreferences = (now: ParkNow, facts: ScheduleFacts): Preferences =>
  arriveFromNow(createPreferences(suggestDay(now.day, now, facts) ?? now.day), now, facts);
