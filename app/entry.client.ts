/** Hydrates the page, or with Save-Data or on 2G once a form or the planner is touched, or if it holds a plan; then registers the service worker. */
import type { Locale } from '../i18n/locales.ts';
import type { PageId } from '../i18n/paths.ts';
import { pageLoader } from './load.ts';
import { registerWorker } from './offline/register.ts';

/** Undefined in browsers below the baseline (`inline/early.ts`), which never hydrate. */
const early = window.__early;

/** If it fails, the page stays prerendered. */
async function start() {
  early?.startDeadline();
  await Promise.all([painted(), parsed()]);
  try {
    const { page, locale, source } = (document.getElementById('page') as HTMLElement).dataset as {
      page: PageId;
      locale: Locale;
      source: string;
    };
    const load = pageLoader(source, locale, page);
    // Together: on a slow line each request after another costs a round trip.
    const [{ start }, loaded] = await Promise.all([import('./start/start.tsx'), load(page)]);
    await start(page, loaded, load);
  } catch (error) {
    console.error(error);
    early?.fail();
  }
}

/** Resolves after the first paint; hidden pages never paint. */
const painted = () =>
  new Promise(resolve =>
    document.hidden ? resolve(null) : requestAnimationFrame(() => setTimeout(resolve)),
  );

/** Resolves once the whole page is there: on a slow line this script, from a cache, may come before it. */
const parsed = () =>
  new Promise(resolve =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', resolve) : resolve(null),
  );

function whenIdle(work: () => void) {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

function registerWhenIdle() {
  const register = () => whenIdle(() => registerWorker(early?.saveData ?? false).catch(() => {}));
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

if (!early) registerWhenIdle();
else if (!early.saveData || early.queue.length > 0 || 'linked' in document.documentElement.dataset)
  start().then(registerWhenIdle);
else {
  registerWhenIdle();
  const listeners = new AbortController();
  const startForForm = ({ target }: Event) => {
    if (!(target as Element).closest?.('form, .planner')) return;
    listeners.abort();
    start();
  };
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin'])
    addEventListener(type, startForForm, { capture: true, passive: true, signal: listeners.signal });
}
