import type { ClockTime } from '../clock-time.ts';
import type { Plan } from './plan.ts';

interface StopChange {
  id: string;
  /** Undefined if the stop was removed. */
  start?: ClockTime;
}

/** Moved and added stops come before removed ones. */
export function diffStops(before: Plan, after: Plan): StopChange[] {
  const findStart = ({ stops }: Plan, id: string) => stops.find(stop => stop.id === id)?.start;
  const changedStops = after.stops.filter(({ id, start }) => findStart(before, id) !== start);
  const removedStops = before.stops.filter(({ id }) => findStart(after, id) === undefined);
  return [...changedStops.map(({ id, start }) => ({ id, start })), ...removedStops.map(({ id }) => ({ id }))];
}
