import type { ClockTime } from './clock-time.ts';
import type { Day } from './day.ts';
import type { ReasonId } from './exceptions.ts';
import type { Hours } from './park.ts';

export interface Performance<Show extends string = string> {
  /** Show and usual time, even if moved: `dolphin-1130`. */
  id: string;
  show: Show;
  start: ClockTime;
  end: ClockTime;
}

/** The performance is canceled or, with `to`, moved. */
export interface ScheduleChange {
  performance: Performance;
  reason: ReasonId;
  to?: ClockTime;
}

export interface DaySchedule {
  day: Day;
  /** Null if the park is closed. */
  hours: Hours | null;
  /** Why the park is closed or has unusual hours. */
  reason?: ReasonId;
  /** In chronological order. */
  performances: readonly Performance[];
  changes: readonly ScheduleChange[];
}
