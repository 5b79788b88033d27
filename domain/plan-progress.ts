import { type ClockTime, minutesOfDay } from './clock-time.ts';
import type { Plan, Stop } from './plan.ts';

/** How far a plan has come at a time of its day. */
export interface Progress {
  /** The stop that is on, seats included. */
  current?: Stop;
  next?: Stop;
  /** Minutes until one should set out for `next`; 0: now. */
  leaveIn?: number;
  /** Ids of stops that are over. */
  over: readonly string[];
}

export function progressAt({ stops }: Plan, time: ClockTime): Progress {
  const minute = minutesOfDay(time);
  const current = stops.find(({ by, end }) => minutesOfDay(by) <= minute && minute < minutesOfDay(end));
  const next = stops.find(({ by }) => minutesOfDay(by) > minute);
  return {
    ...(current && { current }),
    ...(next && {
      next,
      leaveIn: Math.max(0, minutesOfDay(next.by) - next.walk - minute),
    }),
    over: stops.filter(({ end }) => minutesOfDay(end) <= minute).map(({ id }) => id),
  };
}
