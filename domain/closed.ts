import { type Closures, closuresOf } from './closures.ts';
import type { Day } from './day.ts';
import { exceptions, type ReasonId } from './exceptions.ts';
import { park } from './park.ts';
import { parkDay } from './park-time.ts';
import { isIn } from './season.ts';

/** What closes the park from today on. */
export const closures: Closures = closuresOf(park.otherHours, exceptions, parkDay());

/** Why the park is closed on a day; undefined where it is open. */
export function closedBecause(day: Day, { exceptions, rules }: Closures = closures): ReasonId | undefined {
  const exception = exceptions.find(({ from, to }) => day >= from && day <= to);
  return exception ? exception.reason : rules.find(rule => isIn(day, rule))?.closed;
}
