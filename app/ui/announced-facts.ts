import { useSyncExternalStore } from 'react';
import { builtFacts } from '../../domain/hours.ts';
import type { ProgrammeFacts } from '../../domain/programme.ts';
import type { AnnouncedProgramme } from '../../i18n/schedule-notice.ts';

declare global {
  interface Window {
    /** Set by `inline/now.ts`, which dispatches `announced` when it changes. */
    __announcedProgramme?: AnnouncedProgramme | undefined;
  }
}

let currentFacts: ProgrammeFacts = builtFacts;

function subscribe(listener: () => void): () => void {
  const update = () => {
    const announced = window.__announcedProgramme;
    if (announced !== currentFacts.announced) currentFacts = { ...builtFacts, announced };
    listener();
  };
  update();
  addEventListener('announced', update);
  return () => removeEventListener('announced', update);
}

/** `#facts` (package.json) of a live build. Without announcements during hydration. */
export function useFacts(): ProgrammeFacts {
  return useSyncExternalStore(
    subscribe,
    () => currentFacts,
    () => builtFacts,
  );
}
