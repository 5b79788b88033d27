import { useSyncExternalStore } from 'react';
import { builtFacts } from '../../domain/hours.ts';
import type { ScheduleFacts } from '../../domain/schedule.ts';
import type { AnnouncedSchedule } from '../../i18n/schedule-notice.ts';

declare global {
  interface Window {
    /** The announced days; `inline/now.ts` fetches them and dispatches `announced` when they change. */
    __announcedSchedule?: AnnouncedSchedule | undefined;
  }
}

let latest: ScheduleFacts = builtFacts;

function subscribe(listener: () => void): () => void {
  const take = () => {
    const announced = window.__announcedSchedule;
    if (announced !== latest.announced) latest = { ...builtFacts, announced };
    listener();
  };
  take();
  addEventListener('announced', take);
  return () => removeEventListener('announced', take);
}

/**
 * The facts of days, with what has been announced since the build; during hydration without.
 * `#facts` (package.json, `imports`) resolves to this module in a live build.
 */
export function useFacts(): ScheduleFacts {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => builtFacts,
  );
}
