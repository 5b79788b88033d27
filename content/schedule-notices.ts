import type { Day } from '../domain/day.ts';
import { addDays, daysBetween } from '../domain/days.ts';
import type { Exception } from '../domain/exceptions.ts';
import type { Hours } from '../domain/park.ts';
import {
  type DayProgramme,
  type ProgrammeChange,
  type ProgrammeFacts,
  programmeOf,
} from '../domain/programme.ts';
import type { ScheduleNotice } from './cards.ts';

/** How a language tells what is not as usual. */
export interface ScheduleNoticeWords {
  /** The lines of an exception, of the days that it holds. None where it changes nothing. */
  linesOf: (exception: Exception, days: readonly DayProgramme[]) => string[];
  /** A day, with its year where that is not `thisYear` (`YYYY`). */
  dayInWords: (day: Day, thisYear: string) => string;
  /** What begins a line; else it begins with a day as that is. */
  beginning?: (text: string) => string;
}

/** How many days ahead pages say what is not as usual. */
const daysAhead = 60;

/** What is not as usual from a day on, in the order of the days. Exceptions of the same days are one notice. */
export const scheduleNoticesIn =
  ({ linesOf, dayInWords, beginning = text => text }: ScheduleNoticeWords) =>
  (today: Day, facts: ProgrammeFacts<string>): ScheduleNotice[] => {
    const last = addDays(today, daysAhead);
    const text = (day: Day) => dayInWords(day, today.slice(0, 4));
    const notices = new Map<string, ScheduleNotice>();
    for (const exception of facts.exceptions) {
      const { from, to: until = from } = exception;
      if (until < today || from > last) continue;
      const key = `${from} ${until}`;
      const days = daysBetween(from, until).map(day => programmeOf(day, facts));
      const lines = linesOf(exception, days);
      if (lines.length === 0) continue;
      notices.set(key, {
        from: { day: from, text: beginning(text(from)) },
        ...(until > from && { to: { day: until, text: text(until) } }),
        until,
        lines: [...(notices.get(key)?.lines ?? []), ...lines],
      });
    }
    return [...notices.entries()]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, notice]) => notice);
  };

/** The performances that do not fit into other hours, each once: those that are moved or cancelled besides are told by themselves. */
export function droppedBy(
  { hours, reason }: Exception & { hours: Hours },
  days: readonly DayProgramme[],
): ProgrammeChange[] {
  const dropped = days
    .flatMap(({ changes }) => changes)
    .filter(
      ({ performance: { start, end }, to, reason: why }) =>
        !to && why === reason && (start < hours.opens || end > hours.closes),
    );
  return dropped.filter(
    ({ performance: { id } }, index) =>
      dropped.findIndex(({ performance }) => performance.id === id) === index,
  );
}
