import { useSyncExternalStore } from 'react';

/**
 * The fragment of the plan on the planner's page (`domain/plan-link.ts`), empty elsewhere and of a day that nobody has changed. It is kept
 * here, not in the URL alone: browsers may refuse to write that. Until the planner is hydrated, the early script's mark holds it.
 */
let current = typeof document === 'undefined' ? '' : (document.documentElement.dataset['linked'] ?? '');
const listeners = new Set<() => void>();

export const currentPlan = (): string => current;

export function setCurrentPlan(fragment: string): void {
  if (fragment === current) return;
  current = fragment;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Empty while prerendering and hydrating. */
export const useCurrentPlan = (): string => useSyncExternalStore(subscribe, currentPlan, () => '');
