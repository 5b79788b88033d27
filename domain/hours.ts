/** The opening hours of a day: all that the form needs of its programme. */
import { type AnnouncedDays, announcedOn } from './announced.ts';
import type { Day } from './day.ts';
import { type Exception, exceptions, type ReasonId } from './exceptions.ts';
import { type Hours, type Park, park } from './park.ts';
import { isIn } from './season.ts';

/** The facts that determine the hours of a day. */
export interface HoursFacts extends Pick<Park<string>, 'hours' | 'otherHours'> {
  exceptions: readonly Exception[];
  /** Days that replace what follows from the other facts. The server announces exceptions instead. */
  announced?: AnnouncedDays | undefined;
}

/** The facts of the build. */
export const builtFacts = { ...park, exceptions };

interface DayHours {
  /** Null if the park is closed. */
  hours: Hours | null;
  /** Why they differ from the usual ones. */
  reason?: ReasonId;
}

/** The exceptions that apply on a day, in file order. */
export const exceptionsOn = (day: Day, all: readonly Exception[] = exceptions): Exception[] =>
  all.filter(({ from, to = from }) => day >= from && day <= to);

/** The opening hours of a day, by announcements, exceptions and rules: closures win, then the last exception. */
export function hoursOn(day: Day, facts: HoursFacts = builtFacts): DayHours {
  const announced = announcedOn(day, facts.announced);
  if (announced) return announced;
  const { hours, otherHours, exceptions } = facts;
  const changed = exceptionsOn(day, exceptions);
  const closed = changed.find(exception => 'closed' in exception);
  if (closed) return { hours: null, reason: closed.reason };
  const other = changed.findLast(exception => 'hours' in exception);
  if (other && 'hours' in other) return { hours: other.hours, reason: other.reason };
  const rule = otherHours.find(candidate => isIn(day, candidate));
  if (!rule) return { hours };
  return 'closed' in rule
    ? { hours: null, reason: rule.closed }
    : { hours: { opens: rule.opens, closes: rule.closes } };
}

/** Why the park is closed on a day; undefined if it is open. */
export function closureReason(day: Day, facts?: HoursFacts): ReasonId | undefined {
  const { hours, reason } = hoursOn(day, facts);
  return hours ? undefined : reason;
}
