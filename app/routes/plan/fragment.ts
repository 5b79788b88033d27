/** The current plan as a URL fragment (`domain/plan/link.ts`). The URL follows it, and the browser remembers edited plans. */
import { useSyncExternalStore } from 'react';
import type { Day } from '../../../domain/day.ts';
import { readPlan } from '../../../domain/plan/link.ts';
import { normalizePlanText } from '../../../domain/plan/text.ts';
import { readStored, writeStored } from '../../ui/stored.ts';
import { updatePlanLinks } from './plan-links.ts';

/** Empty until the planner is hydrated, and for the suggested day. */
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

/** In milliseconds. Safari allows 100 writes in ten seconds. */
const retryDelay = 1000;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Adds no history entry, so that Back leaves the page. */
function writeUrl(): void {
  clearTimeout(retryTimer);
  const isUrlCurrent = currentFragment === location.hash.slice(1);
  if (isUrlCurrent || !(currentFragment || normalizePlanText(location.hash))) return;
  try {
    history.replaceState(history.state, '', currentFragment ? `#${currentFragment}` : location.pathname);
  } catch {
    retryTimer = setTimeout(writeUrl, retryDelay);
  }
}

/**
 * Shows the plan of the URL, or the one edited last, and follows the URL until the returned function is called. Any other fragment leaves
 * the plan alone, and its URL is restored. `onLink` is told whether a link over a plan was unreadable.
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
  // Also fires for Back and Forward between fragments.
  addEventListener('hashchange', readUrl);
  return () => removeEventListener('hashchange', readUrl);
}

/** Shows and remembers an edited plan. An empty fragment forgets the current plan. */
export function saveFragment(fragment: string): void {
  rememberPlan(fragment, normalizePlanText(currentFragment));
  setFragment(fragment);
}

const storageKey = 'plan';

const maxRememberedPlans = 5;

/** Stored one a line, the latest first. */
const readRememberedPlans = (): string[] =>
  (readStored('localStorage', storageKey) ?? '').split('\n').filter(Boolean);

/** Replaces the edited plan only, so that an edit of a friend's plan keeps the visitor's own. */
function rememberPlan(fragment: string, previousFragment: string) {
  const rememberedPlans = readRememberedPlans();
  // Returning to a remembered plan is not an edit of the current one.
  const replacedFragment = rememberedPlans.includes(fragment) ? fragment : previousFragment;
  const otherFragments = rememberedPlans.filter(plan => plan !== fragment && plan !== replacedFragment);
  const newPlans = [...(fragment ? [fragment] : []), ...otherFragments].slice(0, maxRememberedPlans);
  writeStored('localStorage', storageKey, newPlans.join('\n') || null);
}

/** Remembered plans for today or later, without the current one, the latest first. */
export function listOtherPlans(today: Day): string[] {
  const currentPlan = normalizePlanText(currentFragment);
  return readRememberedPlans().filter(
    fragment => fragment !== currentPlan && (readPlan(fragment).preferences?.day ?? '') >= today,
  );
}
