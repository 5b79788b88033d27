/** Reads the plan of an inquiry. A plan that cannot be used is ignored, and is never an error. */
import type { Day } from '../day.ts';
import type { DaySchedule } from '../day-schedule.ts';
import type { Inquiry } from '../inquiry.ts';
import { readPreferences, writePlan } from './link.ts';
import { buildPlan, type Stop } from './plan.ts';
import type { AccessNeed } from './preferences.ts';

function readPreferencesForDay(plan: string, day: Day) {
  const preferences = readPreferences(plan);
  return preferences?.day === day ? preferences : null;
}

/** Empty unless the plan is valid and for this day. */
export function toPlanField(day: Day, plan: string): Pick<Inquiry, 'plan'> {
  const preferences = readPreferencesForDay(plan, day);
  return preferences ? { plan: writePlan(preferences) } : {};
}

export function getPlannedStops(
  { visitDate, plan = '' }: Pick<Inquiry, 'visitDate' | 'plan'>,
  schedule: DaySchedule,
): readonly Stop[] {
  const preferences = readPreferencesForDay(plan, visitDate);
  return preferences ? buildPlan(preferences, schedule).stops : [];
}

/** For a plan of any day, because the office may have corrected the day of the inquiry. */
export const getAccessNeeds = ({ plan = '' }: Pick<Inquiry, 'plan'>): readonly AccessNeed[] =>
  readPreferences(plan)?.accessNeeds ?? [];
