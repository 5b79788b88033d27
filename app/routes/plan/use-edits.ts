import { startTransition, useOptimistic } from 'react';
import type { Preferences } from '../../../domain/plan/preferences.ts';
import { waitForPaint } from '../../ui/wait-for-paint.ts';
import { type EditOptions, usePlanner } from './planner-state.ts';

/** Controls show an edit at once; the plan is built after they are painted, because that is slow on some phones. */
export function useEdits() {
  const { plan, applyEdit } = usePlanner();
  const [preferences, setOptimisticPreferences] = useOptimistic(plan.preferences);
  const edit = (editPreferences: (preferences: Preferences) => Preferences, options?: EditOptions) =>
    startTransition(async () => {
      // Not as an updater, which React would apply again to the edited plan.
      setOptimisticPreferences(editPreferences(preferences));
      await waitForPaint();
      applyEdit(({ preferences }) => editPreferences(preferences), options);
    });
  return { preferences, edit };
}

export type Edits = ReturnType<typeof useEdits>;
