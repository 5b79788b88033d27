/**
 * The fragment of a link to the inquiry form: a plan, or the show that the inquiry is about. A fragment works in new tabs, in copied links
 * and before hydration, and never reaches a server.
 */
import type { Day } from './day.ts';
import type { FieldOf } from './inquiry.ts';
import { readPlanRequest } from './plan/request.ts';

export interface TicketRequest {
  /** The form's values, by the names of its controls. */
  values: { visitDate?: Day; numberOfVisitors?: string; plan?: string };
  /** The id of a show. */
  show?: string;
}

/** Receives the name of the requested show. */
export const showField: FieldOf<'lines'> = 'specialRequests';

export const showLink = (id: string): string => `show=${id}`;

/** Null if the fragment is none of these. A day before `today` is left out. */
export function readRequest(fragment: string, today: Day): TicketRequest | null {
  const [, show] = /^#?show=([a-z\d-]+)/.exec(fragment) ?? [];
  if (show) return { values: {}, show };
  const values = readPlanRequest(fragment, today);
  return values && { values };
}
