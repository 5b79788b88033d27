/** The script of every page: language suggestion, calendar files, prefetching, the service worker, and the page's island, if it has one. */
import { suggestLanguage } from './components/language-suggestion/suggest-language.ts';
import { islands } from './islands/islands.ts';
import { registerWorker } from './offline/register.ts';
import type { IslandName } from './page-data.ts';
import { prefetchLinks } from './prefetch.ts';
import { saveShows } from './routes/attractions/save-show.ts';
import { whenActivated } from './ui/activated.ts';

/** Undefined on pages without an island, and below the baseline (`inline/early.ts`). */
const early = window.__early;

/** If it fails, the island stays prerendered. */
async function startIsland(name: IslandName) {
  early?.startDeadline();
  await painted();
  try {
    const [{ hydrate }, { default: Island }] = await Promise.all([
      import('./islands/hydrate.tsx'),
      islands[name].load(),
    ]);
    await hydrate(Island, JSON.parse(early?.data ?? ''));
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

/** Safari has no `requestIdleCallback`. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200);

function registerWhenIdle() {
  const register = () => whenIdle(() => registerWorker().catch(() => {}));
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

/** Starts all that the page has, once it has arrived. */
async function start() {
  await parsed();
  const { dataset } = document.documentElement;
  const element = document.querySelector<HTMLElement>('[data-island]');
  const name = element?.dataset['island'] as IslandName | undefined;
  if (dataset['js'] === 'on') {
    whenActivated(suggestLanguage);
    prefetchLinks();
    saveShows();
  }
  if (!early || !element || !name) whenActivated(registerWhenIdle);
  else startIsland(name).then(registerWhenIdle);
}

start();
