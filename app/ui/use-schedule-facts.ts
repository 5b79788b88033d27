/** Runs in the build and in islands. */
import { useSyncExternalStore } from 'react';
import { type ScheduleFacts, scheduleFacts } from '../../domain/schedule-facts.ts';
import { getScheduleFacts } from './current-schedule-facts.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('announced', listener);
  return () => removeEventListener('announced', listener);
}

/** Those of the build while prerendering and hydrating. */
export const useScheduleFacts = (): ScheduleFacts =>
  useSyncExternalStore(subscribe, getScheduleFacts, () => scheduleFacts);
