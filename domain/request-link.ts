/**
 * What a link to the inquiry form hands over in its fragment: a plan (`plan-link.ts`), or the show that it is about. So it works in new
 * tabs, copied, and before hydration; and it never reaches a server.
 */
import { visitors } from './commitments.ts';
import { type Day, isDay } from './day.ts';
import { planText, readPlanText } from './plan-text.ts';

export interface TicketRequest {
  /** The form's values, by the names of its controls. */
  values: { visitDate?: Day; numberOfVisitors?: string; plan?: string };
  /** The id of a show. */
  show?: string;
}

export const showLink = (id: string): string => `show=${id}`;

/** Null if the fragment hands over nothing. A day before `today` is left out. */
export function readRequest(fragment: string, today: Day): TicketRequest | null {
  const [, show] = /^#?show=([a-z\d-]+)/.exec(fragment) ?? [];
  if (show) return { values: {}, show };
  const text = readPlanText(fragment);
  if (!text) return null;
  const day = text.parameters.get('day') ?? '';
  const party = text.parameters.get('party') ?? '';
  return {
    values: {
      plan: planText(fragment),
      ...(isDay(day) && day >= today && { visitDate: day }),
      ...(/^[1-9]\d*$/.test(party) && Number(party) <= visitors.max && { numberOfVisitors: party }),
    },
  };
}

/** The day of a plan's text; undefined if it has none. */
export const dayOfPlan = (plan: string): string | undefined => readPlanText(plan)?.parameters.get('day');
