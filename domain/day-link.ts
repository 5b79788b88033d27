import type { Day } from './day.ts';

/**
 * The fragment of a plan of which nothing is known but its day and how many come, as `plan-link.ts` reads it: by itself, for a page
 * that composes none. The test holds both to each other.
 */
export const dayLink = (day: Day, party: number): string => `v1&day=${day}&party=${party}`;
