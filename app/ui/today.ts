import { useSyncExternalStore } from 'react';
import type { Day } from '../../domain/day.ts';
import { parkDay } from '../../domain/park-time.ts';
import { usePageData } from '../page-data.ts';

const never = () => () => {};

/** The park's day; that of the build when prerendered and hydrated (the early script has written the true one into `[data-today]`). */
export function useToday(): Day {
  const buildDay = usePageData('buildDay');
  return useSyncExternalStore(never, parkDay, () => buildDay);
}
