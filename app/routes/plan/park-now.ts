import { useMemo, useSyncExternalStore } from 'react';
import type { ClockTime } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import { parkTime } from '../../../domain/park-time.ts';
import { subscribeToMinutes } from '../../ui/minutes.ts';

export interface ParkNow {
  day: Day;
  time: ClockTime;
}

const read = () => {
  const { day, time } = parkTime(new Date());
  return `${day} ${time}`;
};

/** Day and minute at the park; null while prerendering and hydrating. */
export function useParkNow(): ParkNow | null {
  const now = useSyncExternalStore(subscribeToMinutes, read, () => '');
  return useMemo(() => {
    const [day, time] = now.split(' ');
    return day && time ? { day: day as Day, time: time as ClockTime } : null;
  }, [now]);
}
