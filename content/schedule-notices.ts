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

/** Schedule notices in the words of a language. */
export interface ScheduleNoticeWords {
  /** The lines for an exception and its days. Empty if it changes nothing. */
  linesOf: (exception: Exception, days: readonly DayProgramme[]) => string[];
  /** A day, with its year unless that is `thisYear` (`YYYY`). */
  dayInWords: (day: Day, thisYear: string) => string;
  /** Adapts a day at the start of a line, for example by a capital letter. */
  beginning?: (text: string) => string;
}

/** How far ahead pages announce exceptions. */
const daysAhead = 60;

/** Notices from a day on, in chronological order. Exceptions for the same days form one notice. */
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

/** Performances cancelled because of unusual hours, without duplicates. Those moved or cancelled by other exceptions have their own lines. */
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
