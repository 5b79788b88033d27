import { closures } from './closures.data.ts';
import type { Closures } from './closures.ts';
import type { Day } from './day.ts';
import type { ReasonId } from './exceptions.ts';
import { isIn } from './season.ts';

/** Why the park is closed on a day; undefined where it is open. */
export function closedBecause(day: Day, { exceptions, rules }: Closures = closures): ReasonId | undefined {
  const exception = exceptions.find(({ from, to }) => day >= from && day <= to);
  return exception ? exception.reason : rules.find(rule => isIn(day, rule))?.closed;
}
