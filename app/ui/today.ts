import { useSyncExternalStore } from 'react';
import { type Day, dayIn } from '../../domain/day.ts';
import { park } from '../../domain/park.ts';

/** The park's day now. */
export function parkToday(): Day {
  return dayIn(park.timeZone, new Date());
}

const never = () => () => {};

/**
 * The park's day of the visit. While a page is prerendered and hydrated it is the day of the build, which keeps both
 * renderings alike; the early script has meanwhile written the true day into `[data-today]`, and React takes over.
 */
export function useToday(): Day {
  return useSyncExternalStore(never, parkToday, () => __BUILD_DAY__ as Day);
}
