import { useSyncExternalStore } from 'react';
import type { Day } from '../../domain/day.ts';
import { parkDay } from '../../domain/park-time.ts';
import { usePageData } from '../page-data.ts';

const never = () => () => {};

/**
 * The park's day of the visit. While a page is prerendered and hydrated it is the day of the build, which keeps both
 * renderings alike; the early script has meanwhile written the true day into `[data-today]`, and React takes over.
 */
export function useToday(): Day {
  const buildDay = usePageData('buildDay');
  return useSyncExternalStore(
    never,
    () => parkDay(),
    () => buildDay,
  );
}
