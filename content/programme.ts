import type { ClockTime } from '../domain/clock-time.ts';
import type { Day } from '../domain/day.ts';
import type { Exception, ReasonId } from '../domain/exceptions.ts';
import type { Hours } from '../domain/park.ts';
import type { DayProgramme, ProgrammeChange } from '../domain/programme.ts';
import { droppedBy, type ScheduleNoticeWords, scheduleNoticesIn } from './schedule-notices.ts';

/** A show cancelled at a time or all day. */
export interface Dropped {
  show: string;
  at?: ClockTime | undefined;
}

/** How a language describes days. Lines have no full stop; `why` is a reason in brackets. */
interface ProgrammeWords extends Omit<ScheduleNoticeWords, 'linesOf'> {
  reasons: Record<ReasonId, string>;
  /** Sentences about one day: `why` has a leading space or is empty. */
  closedOn: (day: Day, why: string) => string;
  openOn: (day: Day, hours: Hours, why: string) => string;
  /** Lines about one or more days. */
  closed: string;
  open: (hours: Hours) => string;
  /** For at least one show. */
  dropped: (shows: readonly Dropped[]) => string;
  moved: (show: string, from: ClockTime, to: ClockTime) => string;
}

/** Describes days in a language, for the build and mails. */
export function programmeIn(words: ProgrammeWords) {
  const { reasons, closedOn, openOn, closed, open, dropped, moved, ...notices } = words;

  const changeLine = ({ performance: { show, start }, reason, to }: ProgrammeChange) =>
    `${to ? moved(show, start, to) : dropped([{ show, at: start }])} (${reasons[reason]})`;

  /** A day's opening hours and deviations, as sentences. */
  function ofDay({ day, hours, reason, changes }: DayProgramme): string[] {
    const why = reason ? ` (${reasons[reason]})` : '';
    if (!hours) return [closedOn(day, why)];
    return [openOn(day, hours, why), ...changes.map(change => `${changeLine(change)}.`)];
  }

  /** Omits show changes if the park is closed on all the days. */
  function linesOf(exception: Exception, days: readonly DayProgramme[]): string[] {
    const why = `(${reasons[exception.reason]})`;
    if ('closed' in exception) return [`${closed} ${why}`];
    if (days.every(({ hours }) => !hours)) return [];
    if ('hours' in exception) {
      const without = droppedBy(exception, days).map(({ performance: { show, start } }) => ({
        show,
        at: start,
      }));
      return [`${open(exception.hours)} ${why}`, ...(without.length > 0 ? [dropped(without)] : [])];
    }
    if ('cancelled' in exception) return [`${dropped([exception.cancelled])} ${why}`];
    const { show, at, to } = exception.moved;
    return [`${moved(show, at, to)} ${why}`];
  }

  return { ofDay, scheduleNotices: scheduleNoticesIn({ ...notices, linesOf }) };
}
