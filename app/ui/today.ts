import { useSyncExternalStore } from 'react';
import type { Day } from '../../domain/day.ts';
import { parkDay } from '../../domain/park-time.ts';
import { usePageData } from '../page-data.ts';
import { subscribeToMinutes } from './minutes.ts';

/** The day of the build while prerendering and hydrating. */
export function useToday(): Day {
  const buildDay = usePageData('buildDay');
  return useSyncExternalStore(subscribeToMinutes, parkDay, () => buildDay);
}
