/** The fragment of a link to the inquiry form: a plan, or the show that the inquiry is about. It also works in new tabs and copied links. */
import type { Day } from './day.ts';
import type { FieldOf } from './inquiry.ts';
import { readPlanRequest } from './plan/request.ts';

export interface LinkedInquiry {
  /** The form's values, by the names of its controls. */
  values: { visitDate?: Day; numberOfVisitors?: string; plan?: string };
  /** The id of a show. */
  show?: string;
}

/** The field that receives the name of the show. */
export const showNameField: FieldOf<'lines'> = 'specialRequests';

export const createShowFragment = (id: string): string => `show=${id}`;

/** Null if the fragment is none of these. A day before `today` is left out. */
export function readLinkedInquiry(fragment: string, today: Day): LinkedInquiry | null {
  const [, show] = /^#?show=([a-z\d-]+)/.exec(fragment) ?? [];
  if (show) return { values: {}, show };
  const values = readPlanRequest(fragment, today);
  return values && { values };
}
