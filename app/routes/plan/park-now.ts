import { useMemo, useSyncExternalStore } from 'react';
import type { ClockTime } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import { parkTime } from '../../../domain/park-time.ts';

export interface ParkNow {
  day: Day;
  time: ClockTime;
}

const minute = 60_000;

/** Fires every full minute, and when the page becomes visible again. */
function subscribe(onChange: () => void) {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        onChange();
        wait();
      },
      minute - (Date.now() % minute) + 20,
    );
  };
  wait();
  addEventListener('pageshow', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    removeEventListener('pageshow', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const read = () => {
  const { day, time } = parkTime(new Date());
  return `${day} ${time}`;
};

/** Day and minute at the park; null while prerendering and hydrating. */
export function useParkNow(): ParkNow | null {
  const now = useSyncExternalStore(subscribe, read, () => '');
  return useMemo(() => {
    const [day, time] = now.split(' ');
    return day && time ? { day: day as Day, time: time as ClockTime } : null;
  }, [now]);
}
