/** The text of a plan, as the inquiry form and the ticket handle it: without the planner's rules, which are loaded only with a plan. */
import { visitors } from '../commitments.ts';
import { type Day, isDay } from '../day.ts';
import { planText, readPlanText } from './text.ts';

/** What an inquiry carries of a plan. */
export interface WithPlan {
  /** The plan as in the fragment of its link. */
  plan?: string | undefined;
}

export const maxPlanLength = 1000;

/** Fragment of a plan with only a day and a number of visitors. */
export const dayLink = (day: Day, party: number): string => `v1&day=${day}&party=${party}`;

/** The day of a plan; undefined if it has none. */
export const dayOfPlan = (plan: string): string | undefined => readPlanText(plan)?.parameters.get('day');

/** The form's values that a link with a plan fills in. Null without a plan. A day before `today` is left out. */
export function readPlanRequest(fragment: string, today: Day) {
  const text = readPlanText(fragment);
  if (!text) return null;
  const day = text.parameters.get('day') ?? '';
  const party = text.parameters.get('party') ?? '';
  return {
    plan: planText(fragment),
    ...(isDay(day) && day >= today && { visitDate: day }),
    ...(/^[1-9]\d*$/.test(party) && Number(party) <= visitors.max && { numberOfVisitors: party }),
  };
}
