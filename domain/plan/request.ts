/** Plans in the inquiry form and on the ticket. Must not load the planner's rules. */
import { partySizeLimits } from '../commitments.ts';
import { type Day, isDay } from '../day.ts';
import { normalizePlanText, readPlanText } from './text.ts';

export interface WithPlan {
  /** In the format of a link's fragment. */
  plan?: string | undefined;
}

export const maxPlanLength = 1000;

export const createDayLink = (day: Day, partySize: number): string => `v1&day=${day}&party=${partySize}`;

export const dayOfPlan = (plan: string): string | undefined => readPlanText(plan)?.parameters.get('day');

export const readPartySize = (text = ''): number | undefined =>
  /^[1-9]\d*$/.test(text) && Number(text) <= partySizeLimits.max ? Number(text) : undefined;

/** Values for the form, without a past day. */
export function readPlanRequest(fragment: string, today: Day) {
  const text = readPlanText(fragment);
  if (!text) return null;
  const day = text.parameters.get('day') ?? '';
  const partySize = readPartySize(text.parameters.get('party'));
  return {
    plan: normalizePlanText(fragment),
    ...(isDay(day) && day >= today && { visitDate: day }),
    ...(partySize && { numberOfVisitors: String(partySize) }),
  };
}
