import { useSyncExternalStore } from 'react';
import type { AnnouncedProgramme } from '../../content/announced-programme.ts';
import { announce } from '../../domain/announced.ts';

declare global {
  interface Window {
    /** The announced days; `inline/now.ts` fetches them and dispatches `announced` when they change. */
    __announcedProgramme?: AnnouncedProgramme | undefined;
  }
}

let latest: AnnouncedProgramme | null = null;

function subscribe(listener: () => void): () => void {
  const take = () => {
    latest = window.__announcedProgramme ?? null;
    announce(window.__announcedProgramme);
    listener();
  };
  take();
  addEventListener('announced', take);
  return () => removeEventListener('announced', take);
}

/**
 * Rerenders a component that shows days when announcements change; null without any, and during hydration.
 * `#announced` (package.json, `imports`) resolves to this module in a live build.
 */
export function useAnnounced(): AnnouncedProgramme | null {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
}
