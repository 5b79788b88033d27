import { builtFacts } from '../../domain/hours.ts';
import type { ScheduleFacts } from '../../domain/schedule.ts';

/** `#facts` (package.json, `imports`) in a simulated build, which has no announcements. */
export const useFacts = (): ScheduleFacts => builtFacts;
