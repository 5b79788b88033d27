/** The current plan as a URL fragment (`domain/plan/link.ts`). The browser remembers edited plans. */
import { useSyncExternalStore } from 'react';
import type { Day } from '../../../domain/day.ts';
import { readPlan } from '../../../domain/plan/link.ts';
import { normalizePlanText } from '../../../domain/plan/text.ts';
import { readStorage, writeStorage } from '../../ui/storage.ts';
import { updatePlanLinks } from './plan-links.ts';

/** Empty until hydration, and while the planner shows the day that it suggests. */
let currentFragment = '';
const listeners = new Set<() => void>();

export const getFragment = (): string => currentFragment;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useFragment = (): string => useSyncExternalStore(subscribe, getFragment, () => '');

function setFragment(fragment: string): void {
  currentFragment = fragment;
  updatePlanLinks(fragment);
  for (const listener of listeners) listener();
  writeUrl();
}

/** Safari allows 100 writes in ten seconds. */
const retryDelayMs = 1000;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Adds no history entry, so that Back leaves the page. */
function writeUrl(): void {
  clearTimeout(retryTimer);
  const isUrlCurrent = currentFragment === location.hash.slice(1);
  if (isUrlCurrent || !(currentFragment || normalizePlanText(location.hash))) return;
  try {
    history.replaceState(history.state, '', currentFragment ? `#${currentFragment}` : location.pathname);
  } catch {
    retryTimer = setTimeout(writeUrl, retryDelayMs);
  }
}

/**
 * Shows the plan of the URL or the one edited last, until the returned function is called. A fragment that is no plan is replaced.
 * `onLink` learns whether a link over a plan was unreadable.
 */
export function followUrl(today: Day, onLink: (isUnreadable: boolean) => void): () => void {
  const readUrl = () => {
    const fragment = location.hash.slice(1);
    const isPlan = normalizePlanText(fragment) !== '';
    const isUnreadable = isPlan && currentFragment !== '' && readPlan(fragment).preferences === null;
    if (isPlan) onLink(isUnreadable);
    setFragment(isPlan && !isUnreadable ? fragment : currentFragment);
  };
  readUrl();
  if (!currentFragment) setFragment(listOtherPlans(today)[0] ?? '');
  // Back and Forward change the hash, too.
  addEventListener('hashchange', readUrl);
  return () => removeEventListener('hashchange', readUrl);
}

/** An empty fragment forgets the current plan. */
export function saveFragment(fragment: string): void {
  rememberPlan(fragment, normalizePlanText(currentFragment));
  setFragment(fragment);
}

const storageKey = 'plan';

const maxRememberedPlans = 5;

/** The latest come first. */
const readRememberedPlans = (): string[] =>
  (readStorage('localStorage', storageKey) ?? '').split('\n').filter(Boolean);

/** An edit replaces only the edited plan: a friend's plan must not replace the visitor's own. */
function rememberPlan(fragment: string, previousFragment: string) {
  const rememberedPlans = readRememberedPlans();
  // Returning to a remembered plan is not an edit.
  const replacedFragment = rememberedPlans.includes(fragment) ? fragment : previousFragment;
  const otherFragments = rememberedPlans.filter(plan => plan !== fragment && plan !== replacedFragment);
  const newPlans = [...(fragment ? [fragment] : []), ...otherFragments].slice(0, maxRememberedPlans);
  writeStorage('localStorage', storageKey, newPlans.join('\n') || null);
}

/** Plans for past days are left out. The latest come first. */
export function listOtherPlans(today: Day): string[] {
  const currentPlan = normalizePlanText(currentFragment);
  return readRememberedPlans().filter(
    fragment => fragment !== currentPlan && (readPlan(fragment).preferences?.day ?? '') >= today,
  );
}
