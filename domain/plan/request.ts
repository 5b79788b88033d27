/** The text of a plan, for the inquiry form and the ticket. Loads none of the planner's rules. */
import { visitors } from '../commitments.ts';
import { type Day, isDay } from '../day.ts';
import { normalizePlanText, readPlanText } from './text.ts';

export interface WithPlan {
  /** In the format of the link's fragment. */
  plan?: string | undefined;
}

export const maxPlanLength = 1000;

export const createDayLink = (day: Day, partySize: number): string => `v1&day=${day}&party=${partySize}`;

export const dayOfPlan = (plan: string): string | undefined => readPlanText(plan)?.parameters.get('day');

/** Returns the form's values from a plan, without a day before `today`, or null without a plan. */
export function readPlanRequest(fragment: string, today: Day) {
  const text = readPlanText(fragment);
  if (!text) return null;
  const day = text.parameters.get('day') ?? '';
  const partySize = text.parameters.get('party') ?? '';
  return {
    plan: normalizePlanText(fragment),
    ...(isDay(day) && day >= today && { visitDate: day }),
    ...(/^[1-9]\d*$/.test(partySize) && Number(partySize) <= visitors.max && { numberOfVisitors: partySize }),
  };
}
