import { minutesOfDay } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import { daysFrom } from '../../../domain/days.ts';
import { arriveFromNow } from '../../../domain/plan/edits.ts';
import { createPreferences, type Preferences } from '../../../domain/plan/preferences.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import type { ParkNow } from './park-now.ts';

const minVisitMinutes = 120;

export function hasTimeLeft(day: Day, now: ParkNow, facts: ScheduleFacts): boolean {
  if (day !== now.day) return day > now.day;
  const closes = scheduleOf(day, facts).hours?.closes ?? '00:00';
  return minutesOfDay(now.time) + minVisitMinutes <= minutesOfDay(closes);
}

export const findNextOpenDay = (from: Day, now: ParkNow, facts: ScheduleFacts): Day | undefined =>
  daysFrom(from, 90).find(
    day => day <= lastVisitDay(now.day) && scheduleOf(day, facts).hours && hasTimeLeft(day, now, facts),
  );

export const createDefaultPreferences = (now: ParkNow, facts: ScheduleFacts): Preferences =>
  arriveFromNow(createPreferences(findNextOpenDay(now.day, now, facts) ?? now.day), now, facts);
