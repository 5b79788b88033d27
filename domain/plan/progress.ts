import { type ClockTime, minutesOfDay, roundUpToFive, timeOfDay } from '../clock-time.ts';
import type { Plan, Stop } from './plan.ts';

/** The state of a plan at a time of its day. */
export interface Progress {
  /** The current stop, including the time to take seats. */
  current?: Stop;
  next?: Stop;
  /** Minutes until it is time to leave for `next`; 0: now. */
  leaveIn?: number;
  /** Ids of finished stops. */
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

/** When visitors are back at the gate. */
export function leavesAt({ stops, home, visit }: Plan): ClockTime | undefined {
  const end = stops.at(-1)?.end;
  return end ? timeOfDay(roundUpToFive(minutesOfDay(end) + home)) : visit?.opens;
}
