import { startTransition, useEffect, useState } from 'react';
import type { Plan } from '../../../domain/plan.ts';
import type { Preferences } from '../../../domain/plan-preferences.ts';

export type Engine = typeof import('./engine.ts');

export interface EditOptions {
  /** The edited stop. The others then move only if they have to. */
  about?: string;
  /** Announced instead of what has changed; there is nothing to undo. */
  say?: string;
}

/** Changes the preferences, tells what has changed in the plan, and offers to undo it. */
export type ChangePreferences = (
  make: (engine: Engine) => Preferences,
  options?: EditOptions,
) => Promise<Plan | undefined>;

let loading: Promise<Engine> | undefined;

/** Loads once; a failed load can be retried. */
export function loadEngine(): Promise<Engine> {
  loading ??= import('./engine.ts').catch(error => {
    loading = undefined;
    throw error;
  });
  return loading;
}

// Before hydration, which takes longer than the request; a failure is reported when the engine is needed.
if (typeof document !== 'undefined') loadEngine().catch(() => {});

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
