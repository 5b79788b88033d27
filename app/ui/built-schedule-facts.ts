import { type ScheduleFacts, scheduleFacts } from '../../domain/schedule-facts.ts';

/** `#schedule-facts` (package.json) of a simulated build, without announcements. */
export const useScheduleFacts = (): ScheduleFacts => scheduleFacts;
