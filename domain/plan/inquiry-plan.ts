/** Reads the plan of an inquiry. A plan that cannot be used is ignored, and is never an error. */
import type { Day } from '../day.ts';
import type { DaySchedule } from '../day-schedule.ts';
import type { Inquiry } from '../inquiry.ts';
import { readPlan } from './link.ts';
import { buildPlan, type Stop } from './plan.ts';
import type { AccessNeed } from './preferences.ts';
import { maxPlanLength } from './request.ts';
import { normalizePlanText } from './text.ts';

/** Accepts only text with URL-safe characters. */
function readPreferences(plan: string) {
  const isUrlSafe = /^[a-z\d&=.-]*$/.test(plan);
  if (plan.length > maxPlanLength || !isUrlSafe || normalizePlanText(plan) !== plan) return null;
  const { preferences, hasUnreadableParts } = readPlan(plan);
  return hasUnreadableParts ? null : preferences;
}

function readPreferencesForDay(plan: string, day: Day) {
  const preferences = readPreferences(plan);
  return preferences?.day === day ? preferences : null;
}

/** Empty unless the plan is valid and for this day. */
export const toPlanField = (day: Day, plan: string): Pick<Inquiry, 'plan'> =>
  readPreferencesForDay(plan, day) ? { plan } : {};

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
