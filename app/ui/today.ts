import { useSyncExternalStore } from 'react';
import type { Day } from '../../domain/day.ts';
import { parkDay } from '../../domain/park-time.ts';
import { usePageData } from '../page-data.ts';

const never = () => () => {};

/**
 * Today in the park; during prerendering and hydration, the day of the build. Until then the early script writes the actual day into
 * `[data-today]`.
 */
export function useToday(): Day {
  const buildDay = usePageData('buildDay');
  return useSyncExternalStore(never, parkDay, () => buildDay);
}
