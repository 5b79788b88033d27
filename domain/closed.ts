import { closures } from './closures.data.ts';
import type { Day } from './day.ts';
import type { ReasonId } from './exceptions.ts';
import { isIn, type Season } from './season.ts';

/** All that it takes to know on which days the park is closed. */
export interface Closures {
  /** Without a reason the park is open on days on which a rule would close it. */
  exceptions: readonly { from: Day; to: Day; reason?: ReasonId }[];
  /** Those that do not close it stand in front of one that does. */
  rules: readonly (Season & { closed?: ReasonId })[];
}

/** Why the park is closed on a day; undefined where it is open. */
export function closedBecause(day: Day, { exceptions, rules }: Closures = closures): ReasonId | undefined {
  const exception = exceptions.find(({ from, to }) => day >= from && day <= to);
  return exception ? exception.reason : rules.find(rule => isIn(day, rule))?.closed;
}
