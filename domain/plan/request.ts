/** Plans in the inquiry form and on the ticket. Must not load the planner's rules. */
import type { Day } from '../day.ts';
import { readPreferences, writePlan } from './link.ts';
import { createPreferences } from './preferences.ts';

export interface WithPlan {
  /** In the format of a link's fragment. */
  plan?: string | undefined;
}

export const createDayLink = (day: Day, partySize: number): string =>
  writePlan({ ...createPreferences(day), partySize });

export const dayOfPlan = (plan: string): Day | undefined => readPreferences(plan)?.day;

/** Values for the form, without a past day. */
export function readPlanRequest(fragment: string, today: Day) {
  const preferences = readPreferences(fragment);
  if (!preferences) return null;
  const { day, partySize } = preferences;
  return {
    plan: writePlan(preferences),
    ...(day >= today && { visitDate: day }),
    ...(partySize && { numberOfVisitors: String(partySize) }),
  };
}
