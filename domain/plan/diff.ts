import type { ClockTime } from '../clock-time.ts';
import type { Plan } from './plan.ts';

/** A stop that an edit has moved, added or, without `at`, removed. */
interface StopChange {
  id: string;
  at?: ClockTime;
}

/** What differs between two plans, in chronological order; what was removed comes last. */
export function stopChanges(before: Plan, after: Plan): StopChange[] {
  const startOf = ({ stops }: Plan, id: string) => stops.find(stop => stop.id === id)?.start;
  const changed = after.stops.filter(({ id, start }) => startOf(before, id) !== start);
  const removed = before.stops.filter(({ id }) => startOf(after, id) === undefined);
  return [...changed.map(({ id, start }) => ({ id, at: start })), ...removed.map(({ id }) => ({ id }))];
}
