import { startTransition, useEffect, useState } from 'react';
import type { Plan } from '../../../domain/plan.ts';
import type { Preferences } from '../../../domain/plan-preferences.ts';

export type Engine = typeof import('./engine.ts');

/** Changes the preferences. Screen readers hear a summary of the plan, or what `say` returns. */
export type ChangePreferences = (
  make: (engine: Engine) => Preferences,
  say?: (plan: Plan) => string,
) => Promise<void>;

let loading: Promise<Engine> | undefined;

/** Loads once; a failed load can be retried. */
export function loadEngine(): Promise<Engine> {
  loading ??= import('./engine.ts').catch(error => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Null until loaded. */
export function useEngine(): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    let gone = false;
    loadEngine().then(
      // A transition: hydration goes first.
      loaded => gone || startTransition(() => setEngine(loaded)),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  return engine;
}
