import type { ClockTime } from './clock-time.ts';
import type { Day } from './day.ts';
import type { ReasonId } from './exceptions.ts';
import type { Hours, ShowId, TalkId } from './park.ts';

/** One performance of a show, a feeding or a talk. */
export interface Performance {
  /** Show and usual time, such as `dolphin-1130`; stays the same if the performance is moved. */
  id: string;
  show: ShowId | TalkId;
  start: ClockTime;
  end: ClockTime;
}

/** A usual performance that is cancelled on a day, or moved to the time `to`. */
export interface ScheduleChange {
  performance: Performance;
  reason: ReasonId;
  to?: ClockTime;
}

export interface DaySchedule {
  day: Day;
  /** Null if the park is closed. */
  hours: Hours | null;
  /** Why it is closed or has unusual hours. */
  reason?: ReasonId;
  /** In chronological order. */
  performances: readonly Performance[];
  changes: readonly ScheduleChange[];
}
