/** The plan that an inquiry may carry. It is an extra: one that cannot be used is left out and never a fault. */
import type { Day } from '../day.ts';
import type { Inquiry } from '../inquiry.ts';
import type { DaySchedule } from '../schedule.ts';
import { readPlan } from './link.ts';
import { composePlan, type Stop } from './plan.ts';
import type { Who } from './preferences.ts';
import { maxPlanLength } from './request.ts';
import { planText } from './text.ts';

/** The preferences of a plan; null if the text is none. Being plain and nothing else, it can stand in links. */
function preferencesIn(plan: string) {
  if (plan.length > maxPlanLength || !/^[a-z\d&=.-]*$/.test(plan) || planText(plan) !== plan) return null;
  const { preferences, unread } = readPlan(plan);
  return unread ? null : preferences;
}

/** Null also if the plan is for another day. */
function preferencesOf(plan: string, day: Day) {
  const preferences = preferencesIn(plan);
  return preferences?.day === day ? preferences : null;
}

/** The plan as a part of an inquiry for this day. */
export const planFor = (day: Day, plan: string): Pick<Inquiry, 'plan'> =>
  preferencesOf(plan, day) ? { plan } : {};

/** The stops of the plan that came with an inquiry, on the programme of its day. */
export function plannedStops(
  { visitDate, plan = '' }: Pick<Inquiry, 'visitDate' | 'plan'>,
  programme: DaySchedule,
): readonly Stop[] {
  const preferences = preferencesOf(plan, visitDate);
  return preferences ? composePlan(preferences, programme).stops : [];
}

/** Who comes, according to the plan that came with an inquiry; whatever its day, which the office may correct. */
export const plannedWho = ({ plan = '' }: Pick<Inquiry, 'plan'>): readonly Who[] =>
  preferencesIn(plan)?.who ?? [];
