import { useMemo } from 'react';
import { findImpossiblePlaces } from '../../../domain/plan/missed-places.ts';
import { useFormatters } from './formatters.ts';
import { usePlanner } from './planner-state.ts';

/** The returned function says why a place is not, or could not be, in the plan. */
export function useExclusionText(): (id: string) => string | undefined {
  const { plan, schedule } = usePlanner();
  const { formatExclusion } = useFormatters();
  const impossiblePlaces = useMemo(() => findImpossiblePlaces(plan.preferences, schedule), [plan, schedule]);
  return id => {
    if (plan.stops.some(stop => stop.id === id)) return undefined;
    const exclusion = [...plan.missedPlaces, ...impossiblePlaces].find(exclusion => exclusion.id === id);
    return exclusion && formatExclusion(exclusion);
  };
}
