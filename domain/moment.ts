import { type ClockTime, minutesOfDay } from './clock-time.ts';
import type { Line, Plan } from './plan.ts';

/** Where one is in a plan at a time of its day. */
export interface Moment {
  /** The line that is on, seats included. */
  now?: Line;
  next?: Line;
  /** Minutes until one should set out for `next` (0: now), and until it begins. */
  leaveIn?: number;
  startsIn?: number;
  /** Ids of lines that are over. */
  over: readonly string[];
}

export function momentIn({ lines }: Plan, time: ClockTime): Moment {
  const minute = minutesOfDay(time);
  const now = lines.find(({ by, end }) => minutesOfDay(by) <= minute && minute < minutesOfDay(end));
  const next = lines.find(({ by }) => minutesOfDay(by) > minute);
  return {
    ...(now && { now }),
    ...(next && {
      next,
      leaveIn: Math.max(0, minutesOfDay(next.by) - next.walk - minute),
      startsIn: minutesOfDay(next.start) - minute,
    }),
    over: lines.filter(({ end }) => minutesOfDay(end) <= minute).map(({ id }) => id),
  };
}
