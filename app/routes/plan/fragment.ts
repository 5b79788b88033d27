/** The plan shown, as its fragment (`domain/plan/link.ts`). The URL follows it, and the browser remembers those edited in it. */
import { useSyncExternalStore } from 'react';
import type { Day } from '../../../domain/day.ts';
import { readPlan } from '../../../domain/plan/link.ts';
import { planText } from '../../../domain/plan/text.ts';
import { readStorage, writeStorage } from '../../ui/storage.ts';
import { carryPlan } from './plan-links.ts';

/** Empty until the planner is hydrated, and for the suggested day, which nobody has changed. */
let current = '';
const listeners = new Set<() => void>();

export const currentFragment = (): string => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Empty while prerendering and hydrating. */
export const useFragment = (): string => useSyncExternalStore(subscribe, currentFragment, () => '');

function show(fragment: string): void {
  current = fragment;
  carryPlan(fragment);
  for (const listener of listeners) listener();
  writeUrl();
}

/** Milliseconds after which a refused write is repeated: Safari allows 100 in ten seconds. */
const retryDelay = 1000;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Without a history entry: Back leaves the page. */
function writeUrl(): void {
  clearTimeout(retry);
  if (current === location.hash.slice(1) || !(current || planText(location.hash))) return;
  try {
    history.replaceState(history.state, '', current ? `#${current}` : location.pathname);
  } catch {
    retry = setTimeout(writeUrl, retryDelay);
  }
}

/**
 * Shows the plan of the URL, or the one edited last, and follows the URL until the returned function is called. Any other fragment leaves
 * the plan that there is, and gives its URL back to it. `onLink` is told whether that was a link to a plan that cannot be read.
 */
export function followUrl(today: Day, onLink: (isUnreadable: boolean) => void): () => void {
  const readUrl = () => {
    const fragment = location.hash.slice(1);
    const isLink = planText(fragment) !== '';
    const isUnreadable = isLink && current !== '' && readPlan(fragment).preferences === null;
    if (isLink) onLink(isUnreadable);
    show(isLink && !isUnreadable ? fragment : current);
  };
  readUrl();
  if (!current) show(otherPlans(today)[0] ?? '');
  // Going back and forward between fragments raises it too.
  addEventListener('hashchange', readUrl);
  return () => removeEventListener('hashchange', readUrl);
}

/** Shows and remembers an edited plan; an empty one forgets the plan shown. */
export function writeFragment(fragment: string): void {
  remember(fragment, planText(current));
  show(fragment);
}

const storageKey = 'plan';

/** As many as a visitor may juggle: a friend's plans must not push out one's own. */
const mostRemembered = 5;

/** The fragments of the plans edited here, one a line, the latest first. */
const remembered = (): string[] =>
  (readStorage('localStorage', storageKey) ?? '').split('\n').filter(Boolean);

/** An edit replaces the plan that it was made to. A plan from elsewhere, such as a friend's link, does not replace one's own. */
function remember(fragment: string, before: string) {
  const all = remembered();
  // Going back to another plan is no edit.
  const replaced = all.includes(fragment) ? fragment : before;
  const others = all.filter(each => each !== fragment && each !== replaced);
  const kept = [...(fragment ? [fragment] : []), ...others].slice(0, mostRemembered).join('\n');
  writeStorage('localStorage', storageKey, kept || null);
}

/** The remembered plans that are not shown and not over, the latest first. */
export function otherPlans(today: Day): string[] {
  const shown = planText(current);
  return remembered().filter(
    fragment => fragment !== shown && (readPlan(fragment).preferences?.day ?? '') >= today,
  );
}
