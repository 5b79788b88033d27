import { builtFacts } from '../../domain/hours.ts';
import type { ScheduleFacts } from '../../domain/schedule.ts';

/** `#facts` (package.json) of a simulated build, without announcements. */
export const useFacts = (): ScheduleFacts => builtFacts;
