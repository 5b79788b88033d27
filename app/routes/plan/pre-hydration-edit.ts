import type { ClockTime } from '../../../domain/clock-time.ts';
import { places } from '../../../domain/places.ts';
import type { AccessNeed } from '../../../domain/plan/preferences.ts';
import type { Edit } from './planner-state.ts';

/** Reads links such as `#add=penguins`. */
function readPlaceToAdd(): string[] {
  const id = /^#add=([\w-]+)$/.exec(location.hash)?.[1];
  return places.filter(place => place.id === id).map(({ id }) => id);
}

/** An edit of what the visitor chose before hydration, or of the place that a link adds. */
export function readPreHydrationEdit(): Edit | undefined {
  if (typeof document === 'undefined') return undefined;
  const findControls = <T extends Element>(selector: string): T[] => [
    ...document.querySelectorAll<T>(`.choices ${selector}`),
  ];
  const readCheckedValues = <T extends string>(name: string) =>
    findControls<HTMLInputElement>(`[name=${name}]:checked`).map(({ value }) => value as T);
  const requestedIds = [...readCheckedValues('must'), ...readPlaceToAdd()];
  const accessNeeds = readCheckedValues<AccessNeed>('who');
  const times = findControls<HTMLSelectElement>('select')
    .filter(({ selectedOptions }) => !selectedOptions[0]?.defaultSelected)
    .map(({ name, value }) => [name, value as ClockTime] as const);
  if (requestedIds.length + accessNeeds.length + times.length === 0) return undefined;
  return ({ preferences }) => ({
    ...preferences,
    requestedIds: [...new Set([...preferences.requestedIds, ...requestedIds])],
    accessNeeds: [...new Set([...preferences.accessNeeds, ...accessNeeds])],
    ...Object.fromEntries(times),
  });
}
