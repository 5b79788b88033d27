import { builtFacts } from '../../domain/hours.ts';
import type { ProgrammeFacts } from '../../domain/programme.ts';

/** `#facts` (package.json) of a simulated build, without announcements. */
export const useFacts = (): ProgrammeFacts => builtFacts;
