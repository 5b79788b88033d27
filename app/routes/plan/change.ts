import type { Plan } from '../../../domain/plan.ts';
import type { Preferences } from '../../../domain/plan-preferences.ts';

export interface EditOptions {
  /** The edited stop. The others then move only if they have to. */
  about?: string;
  /** Announced instead of what has changed; there is nothing to undo. */
  say?: string;
}

/** Changes the preferences, tells what has changed in the plan, and offers to undo it. */
export type ChangePreferences = (preferences: Preferences, options?: EditOptions) => Plan;
