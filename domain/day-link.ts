import type { Day } from './day.ts';

/** Fragment of a plan with only a day and a number of visitors, for pages that should not load `plan-link.ts`. */
export const dayLink = (day: Day, party: number): string => `v1&day=${day}&party=${party}`;
