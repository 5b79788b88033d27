import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { type PlannerState, usePlanner } from './planner-state.ts';

/**
 * The preferences for form controls, and edits of them. Controls show an edit at once; its plan is composed after they are painted, which
 * on slow phones takes longer than a tap may.
 */
export function useEdits() {
  const planner = usePlanner();
  const [preferences, show] = useOptimistic(planner.plan.preferences);
  /** An edit may end after another one has begun. */
  const latest = useRef(planner);
  useEffect(() => {
    latest.current = planner;
  });
  const edit: PlannerState['change'] = (edited, options) =>
    startTransition(async () => {
      show(edited);
      await painted();
      latest.current.change(edited, options);
    });
  return { preferences, edit };
}

export type Edits = ReturnType<typeof useEdits>;

const painted = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
