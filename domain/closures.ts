import type { Closures } from './closed.ts';
import type { Day } from './day.ts';
import type { Exception } from './exceptions.ts';
import type { HoursRule } from './park.ts';

/** What closes the park from a day on. */
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
