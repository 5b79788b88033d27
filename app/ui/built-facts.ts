import { builtFacts } from '../../domain/hours.ts';
import type { ProgrammeFacts } from '../../domain/programme.ts';

/** `#facts` (package.json, `imports`) of a simulated build, which has no announcements. */
export const useFacts = (): ProgrammeFacts => builtFacts;
