/** The plan's fragment in the URL, and the plans that this browser remembers. */
import type { Day } from '../../../domain/day.ts';
import { readPlan } from '../../../domain/plan-link.ts';
import { planText } from '../../../domain/plan-text.ts';
import { readStored, writeStored } from '../../ui/stored.ts';
import { currentPlan, setCurrentPlan } from './current-plan.ts';

/** Milliseconds after which a refused write is repeated: Safari allows 100 in ten seconds. */
const retryDelay = 1000;

/** The URL's fragment when it was last read or written: one that has not changed since holds nothing new. */
let known = '';
let retry: ReturnType<typeof setTimeout> | undefined;

/** Follows the URL until the returned function is called. `onRefused` is told whether a link was unreadable. */
export function followUrl(onRefused: (isRefused: boolean) => void): () => void {
  const read = () => readUrl(onRefused);
  read();
  for (const event of ['hashchange', 'popstate']) addEventListener(event, read);
  return () => {
    for (const event of ['hashchange', 'popstate']) removeEventListener(event, read);
    clearTimeout(retry);
  };
}

/** Takes a plan from the URL. Any other fragment, or none, leaves the plan that there is, and gives its URL back to it. */
function readUrl(onRefused: (isRefused: boolean) => void): void {
  const fragment = location.hash.slice(1);
  const isNew = fragment !== known && planText(fragment) !== '';
  const isUsable = isNew && readPlan(fragment).preferences !== null;
  if (isNew) onRefused(!isUsable);
  if (isUsable) setCurrentPlan(fragment);
  known = fragment;
  if (currentPlan()) writeUrl();
}

/** Without a history entry: Back leaves the page. */
function writeUrl() {
  clearTimeout(retry);
  const fragment = currentPlan();
  try {
    if (fragment !== location.hash.slice(1) && (fragment || planText(location.hash)))
      history.replaceState(history.state, '', fragment ? `#${fragment}` : location.pathname);
    known = location.hash.slice(1);
  } catch {
    retry = setTimeout(writeUrl, retryDelay);
  }
}

/** Shows and remembers an edited plan; an empty one forgets the plan shown. */
export function writeFragment(fragment: string): void {
  remember(fragment, planText(currentPlan()));
  setCurrentPlan(fragment);
  writeUrl();
}

const storageKey = 'plan';

/** As many as a visitor may juggle: a friend's plans must not push out one's own. */
const mostRemembered = 5;

/** The fragments of the plans edited here, one a line, the latest first. */
const remembered = (): string[] => (readStored('localStorage', storageKey) ?? '').split('\n').filter(Boolean);

/** An edit replaces the plan that it was made to. A plan from elsewhere, such as a friend's link, does not replace one's own. */
function remember(fragment: string, before: string) {
  const all = remembered();
  // Going back to another plan is no edit.
  const replaced = all.includes(fragment) ? fragment : before;
  const others = all.filter(each => each !== fragment && each !== replaced);
  const kept = [...(fragment ? [fragment] : []), ...others].slice(0, mostRemembered).join('\n');
  writeStored('localStorage', storageKey, kept || null);
}

/** The remembered plans that are not shown and not over, the latest first. */
export function otherPlans(today: Day): string[] {
  const shown = planText(currentPlan());
  return remembered().filter(
    fragment => fragment !== shown && (readPlan(fragment).preferences?.day ?? '') >= today,
  );
}

/** Shows the plan that was edited last, unless there is none. */
export function restoreFragment(today: Day): boolean {
  const [fragment = ''] = otherPlans(today);
  if (fragment) writeFragment(fragment);
  return fragment !== '';
}
