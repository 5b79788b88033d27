import { announcedOn } from './announced.ts';
import { type Closures, closuresOf } from './closures.ts';
import type { Day } from './day.ts';
import { exceptions, type ReasonId } from './exceptions.ts';
import { park } from './park.ts';
import { parkDay } from './park-time.ts';
import { isIn } from './season.ts';

/** The park's closures from today on. */
export const closures: Closures = closuresOf(park.otherHours, exceptions, parkDay());

/**
 * Why the park is closed on a day; undefined if it is open. By default reads the park's own closures and, in the browser, announced
 * days.
 */
export function closedBecause(day: Day, given?: Closures): ReasonId | undefined {
  const announced = given ? undefined : announcedOn(day);
  if (announced) return announced.hours ? undefined : announced.reason;
  const { exceptions, rules } = given ?? closures;
  const exception = exceptions.find(({ from, to }) => day >= from && day <= to);
  return exception ? exception.reason : rules.find(rule => isIn(day, rule))?.closed;
}
