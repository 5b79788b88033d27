/** Runs in the build and in islands. */
import { useEffect } from 'react';

/** Available until the island has started. */
export interface PreHydration {
  /** Once the island has started: repeats the last press or submit. */
  repeat: () => void;
  /** Shows the form's fallback, and submits a live form. */
  fail: () => void;
}

declare global {
  interface Window {
    /** Undefined without an island and in unsupported browsers. */
    __preHydration?: PreHydration | undefined;
  }
}

/** For an island, which has started when it is ready for presses. */
export function useRepeatedPress(isReady: boolean): void {
  useEffect(() => {
    // In a task, because React cannot render within an effect.
    if (isReady) setTimeout(() => window.__preHydration?.repeat());
  }, [isReady]);
}
