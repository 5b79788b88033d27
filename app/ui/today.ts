/** Runs in the build and in islands. */
import { useSyncExternalStore } from 'react';
import type { Day } from '../../domain/day.ts';
import { parkDay } from '../../domain/park-time.ts';
import { useSite } from '../site-context.ts';
import { subscribeToMinutes } from './minutes.ts';

/** The day of the build while prerendering and hydrating. */
export function useToday(): Day {
  const { today: buildDay } = useSite();
  return useSyncExternalStore(subscribeToMinutes, parkDay, () => buildDay);
}
