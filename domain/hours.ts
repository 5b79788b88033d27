/** The opening hours of a day: all that the form needs of its programme. */
import { announcedOn } from './announced.ts';
import type { Day } from './day.ts';
import { type Exception, exceptions, type ReasonId } from './exceptions.ts';
import { type Hours, type Park, park } from './park.ts';
import { isIn } from './season.ts';

type HoursFacts = Pick<Park<string>, 'hours' | 'otherHours'>;

/** The exceptions that apply on a day, in file order. */
export const exceptionsOn = (day: Day, all: readonly Exception[] = exceptions): Exception[] =>
  all.filter(({ from, to = from }) => day >= from && day <= to);

/** Hours by rules and exceptions. Closures win, then the last exception. */
export function hoursOf(
  day: Day,
  { hours, otherHours }: HoursFacts,
  changed: readonly Exception[],
): { hours: Hours | null; reason?: ReasonId } {
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

/** The opening hours of a day, or null if the park is closed. By default respects announced days, in the browser. */
export function hoursOn(day: Day, changed?: readonly Exception[]): Hours | null {
  const announced = changed ? undefined : announcedOn(day);
  return announced ? announced.hours : hoursOf(day, park, exceptionsOn(day, changed)).hours;
}
