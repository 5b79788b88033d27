import type { Day } from './day.ts';
import type { Exception, ReasonId } from './exceptions.ts';
import type { HoursRule } from './park.ts';
import type { Season } from './season.ts';

/** The minimum needed to tell on which days the park is closed. */
export interface Closures {
  /** Without a reason, the park is open even if a rule would close it. */
  exceptions: readonly { from: Day; to: Day; reason?: ReasonId }[];
  /** The first match counts, so rules that do not close the park are kept if a closing one follows. */
  rules: readonly (Season & { closed?: ReasonId })[];
}

export function closuresOf(
  otherHours: readonly HoursRule[],
  exceptions: readonly Exception[],
  today: Day,
): Closures {
  const lastClosing = otherHours.findLastIndex(rule => 'closed' in rule);
  const ahead = exceptions
    .map(exception => ({ ...exception, to: exception.to ?? exception.from }))
    .filter(({ to }) => to >= today);
  const closing = ahead.filter(exception => 'closed' in exception);
  const opening = lastClosing < 0 ? [] : ahead.filter(exception => 'hours' in exception);
  return {
    exceptions: [
      ...closing.map(({ from, to, reason }) => ({ from, to, reason })),
      ...opening.map(({ from, to }) => ({ from, to })),
    ],
    rules: otherHours.slice(0, lastClosing + 1).map(rule => ({
      ...(rule.weekdays && { weekdays: rule.weekdays }),
      ...(rule.from && { from: rule.from }),
      ...(rule.to && { to: rule.to }),
      ...('closed' in rule && { closed: rule.closed }),
    })),
  };
}
