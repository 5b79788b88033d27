import type { AnnouncedProgramme } from '../../content/announced-programme.ts';

/** A simulated site has no ticket office to announce anything: its `#announced` (package.json, `imports`). */
export const useAnnounced = (): AnnouncedProgramme | null => null;
