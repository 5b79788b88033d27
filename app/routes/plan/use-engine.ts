import { startTransition, useEffect, useState } from 'react';
import type { Plan } from '../../../domain/plan.ts';
import type { Preferences } from '../../../domain/plan-preferences.ts';

export type Engine = typeof import('./engine.ts');

/** Changes the preferences; what is read out then is the plan, unless something else says more. */
export type ChangePreferences = (
  make: (engine: Engine) => Preferences,
  say?: (plan: Plan) => string,
) => Promise<void>;

let loading: Promise<Engine> | undefined;

/** Whoever could not have it may ask again. */
export function loadEngine(): Promise<Engine> {
  loading ??= import('./engine.ts').catch(error => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Null until it has arrived. */
export function useEngine(): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    let gone = false;
    loadEngine().then(
      // No hurry: what has not been met by React yet is met first.
      loaded => gone || startTransition(() => setEngine(loaded)),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  return engine;
}
