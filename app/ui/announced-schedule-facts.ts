import { useSyncExternalStore } from 'react';
import { type ScheduleFacts, scheduleFacts } from '../../domain/schedule-facts.ts';
import type { AnnouncedSchedule } from '../../i18n/schedule-notice.ts';

declare global {
  interface Window {
    /** Set by `inline/now.ts`, which dispatches `announced` when it changes. */
    __announcedSchedule?: AnnouncedSchedule | undefined;
  }
}

let currentFacts: ScheduleFacts = scheduleFacts;

function subscribe(listener: () => void): () => void {
  const update = () => {
    const announced = window.__announcedSchedule;
    if (announced !== currentFacts.announced) currentFacts = { ...scheduleFacts, announced };
    listener();
  };
  update();
  addEventListener('announced', update);
  return () => removeEventListener('announced', update);
}

/** `#schedule-facts` (package.json) of a live build. Without announcements during hydration. */
export function useScheduleFacts(): ScheduleFacts {
  return useSyncExternalStore(
    subscribe,
    () => currentFacts,
    () => scheduleFacts,
  );
}
