import type { AnnouncedProgramme } from '../../content/announced-programme.ts';

/** `#announced` (package.json, `imports`) of a simulated site, where nobody announces anything. */
export const useAnnounced = (): AnnouncedProgramme | null => null;
