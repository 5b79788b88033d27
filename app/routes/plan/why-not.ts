import { useMemo } from 'react';
import { impossiblePlaces } from '../../../domain/plan/plan.ts';
import { useNames } from './names.ts';
import { usePlanner } from './planner-state.ts';

/** Says why a place is not in the plan, or could not be, as a sentence; undefined if it is or could. */
export function useWhyNot(): (id: string) => string | undefined {
  const { plan, programme } = usePlanner();
  const { whyText } = useNames();
  const impossible = useMemo(() => impossiblePlaces(plan.preferences, programme), [plan, programme]);
  return id => {
    if (plan.stops.some(stop => stop.id === id)) return undefined;
    const miss = [...plan.missed, ...impossible].find(one => one.id === id);
    return miss && whyText(miss);
  };
}
