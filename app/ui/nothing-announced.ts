import type { AnnouncedProgramme } from '../../content/announced-programme.ts';

/** `#announced` (package.json, `imports`) in a simulated build, which has no announcements. */
export const useAnnounced = (): AnnouncedProgramme | null => null;
