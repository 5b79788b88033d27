import { useSyncExternalStore } from 'react';
import { builtFacts } from '../../domain/hours.ts';
import type { ScheduleFacts } from '../../domain/schedule.ts';
import type { AnnouncedSchedule } from '../../i18n/schedule-notice.ts';

declare global {
  interface Window {
    /** Set by `inline/now.ts`, which dispatches `announced` when it changes. */
    __announcedSchedule?: AnnouncedSchedule | undefined;
  }
}

let currentFacts: ScheduleFacts = builtFacts;

function subscribe(listener: () => void): () => void {
  const update = () => {
    const announced = window.__announcedSchedule;
    if (announced !== currentFacts.announced) currentFacts = { ...builtFacts, announced };
    listener();
  };
  update();
  addEventListener('announced', update);
  return () => removeEventListener('announced', update);
}

/** `#facts` (package.json) of a live build. Without announcements during hydration. */
export function useFacts(): ScheduleFacts {
  return useSyncExternalStore(
    subscribe,
    () => currentFacts,
    () => builtFacts,
  );
}
