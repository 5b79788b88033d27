import type { Day } from './day.ts';

/** As in `plan-link.ts`, which a page that composes no plan goes without; the test holds both to each other. */
const largestParty = 999;

/**
 * The fragment of a plan of which nothing is known but its day and how many come, as `plan-link.ts` reads it: by itself, for a page
 * that composes none.
 */
export const dayLink = (day: Day, party: number): string =>
  `v1&day=${day}${party <= largestParty ? `&party=${party}` : ''}`;
