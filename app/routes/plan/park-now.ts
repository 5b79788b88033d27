import { useMemo, useSyncExternalStore } from 'react';
import type { ClockTime } from '../../../domain/clock-time.ts';
import type { Day } from '../../../domain/day.ts';
import { parkTime } from '../../../domain/park-time.ts';

export interface ParkNow {
  day: Day;
  time: ClockTime;
}

const minute = 60_000;

/** Each full minute, and whenever the page comes back to sight. */
function subscribe(told: () => void) {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        told();
        wait();
      },
      minute - (Date.now() % minute) + 20,
    );
  };
  wait();
  addEventListener('pageshow', told);
  document.addEventListener('visibilitychange', told);
  return () => {
    clearTimeout(timer);
    removeEventListener('pageshow', told);
    document.removeEventListener('visibilitychange', told);
  };
}

const read = () => {
  const { day, time } = parkTime(new Date());
  return `${day} ${time}`;
};

/** The day and the minute that it is in the park; null while the page is prerendered and met by React. */
export function useParkNow(): ParkNow | null {
  const now = useSyncExternalStore(subscribe, read, () => '');
  return useMemo(() => {
    const [day, time] = now.split(' ');
    return day && time ? { day: day as Day, time: time as ClockTime } : null;
  }, [now]);
}
