import type { ClockTime } from './clock-time.ts';
import type { Day } from './day.ts';
import type { ReasonId } from './exceptions.ts';
import type { Hours, ShowId, TalkId } from './park.ts';

/** One performance of a show, a feeding or a talk. */
export interface Performance {
  /** Of the show and its usual time, such as `dolphin-1130`: the same when it is moved for a day. */
  id: string;
  show: ShowId | TalkId;
  start: ClockTime;
  end: ClockTime;
}

/** A usual performance that does not take place on a day, or at the time `to`. */
export interface ProgrammeChange {
  performance: Performance;
  reason: ReasonId;
  to?: ClockTime;
}

/** What takes place in the park on a day. */
export interface DayProgramme {
  day: Day;
  /** Null where the park is closed. */
  hours: Hours | null;
  /** Why it is closed, or has other hours than usual. */
  reason?: ReasonId;
  /** In the order of the day. */
  performances: readonly Performance[];
  changes: readonly ProgrammeChange[];
}
