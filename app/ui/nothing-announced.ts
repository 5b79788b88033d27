import type { AnnouncedProgramme } from '../../content/announced-programme.ts';

/** A simulated site has no ticket office: nothing is asked for. `#announced` (package.json, `imports`) is this in its build. */
export const useAnnounced = (): AnnouncedProgramme | null => null;
