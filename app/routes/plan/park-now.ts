import { useMemo, useSyncExternalStore } from 'react';
import type { ClockTime } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { subscribeToMinutes } from '../../ui/minutes.ts';

export interface ParkNow {
  day: Day;
  time: ClockTime;
}

export const readParkNow = (): ParkNow => parkTime(new Date());

const key = () => Object.values(readParkNow()).join(' ');

/** Null until hydration. */
export function useParkNow(): ParkNow | null {
  const minute = useSyncExternalStore(subscribeToMinutes, key, () => '');
  return useMemo(() => (minute ? readParkNow() : null), [minute]);
}
