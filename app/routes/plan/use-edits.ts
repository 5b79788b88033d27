import { startTransition, useOptimistic } from 'react';
import type { Preferences } from '../../../domain/plan/preferences.ts';
import { type EditOptions, usePlanner } from './planner-state.ts';

/**
 * The preferences for form controls, and edits of them. Controls show an edit at once; its plan is composed after they are painted, which
 * on slow phones takes longer than a tap may.
 */
export function useEdits() {
  const { plan, change } = usePlanner();
  const [preferences, show] = useOptimistic(plan.preferences);
  const edit = (edited: (preferences: Preferences) => Preferences, options?: EditOptions) =>
    startTransition(async () => {
      show(edited(preferences));
      await painted();
      change(({ preferences }) => edited(preferences), options);
    });
  return { preferences, edit };
}

export type Edits = ReturnType<typeof useEdits>;

const painted = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
