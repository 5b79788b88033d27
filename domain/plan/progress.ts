import { type ClockTime, minutesOfDay, roundUpToFive, timeOfDay } from '../clock-time.ts';
import type { Plan, Stop } from './plan.ts';

export interface Progress {
  /** A show is the current stop as soon as visitors should take their seats. */
  currentStop?: Stop;
  nextStop?: Stop;
  /** 0 if visitors should have left already. */
  leaveInMinutes?: number;
  finishedIds: readonly string[];
}

export function getProgress({ stops }: Plan, time: ClockTime): Progress {
  const now = minutesOfDay(time);
  const currentStop = stops.find(
    ({ arriveBy, end }) => minutesOfDay(arriveBy) <= now && now < minutesOfDay(end),
  );
  const nextStop = stops.find(({ arriveBy }) => minutesOfDay(arriveBy) > now);
  return {
    ...(currentStop && { currentStop }),
    ...(nextStop && {
      nextStop,
      leaveInMinutes: Math.max(0, minutesOfDay(nextStop.arriveBy) - nextStop.walkMinutes - now),
    }),
    finishedIds: stops.filter(({ end }) => minutesOfDay(end) <= now).map(({ id }) => id),
  };
}

export function getExitTime({ stops, walkToExitMinutes, visit }: Plan): ClockTime | undefined {
  const end = stops.at(-1)?.end;
  return end ? timeOfDay(roundUpToFive(minutesOfDay(end) + walkToExitMinutes)) : visit?.opens;
}
