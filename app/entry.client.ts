import { suggestLanguage } from './components/language-suggestion/suggest-language.ts';
import { isIslandName, islands } from './islands/islands.ts';
import { registerWorker } from './offline/register.ts';
import type { IslandName } from './site-context.ts';
import { waitForPaint } from './ui/wait-for-paint.ts';

/** Undefined without an island and in unsupported browsers. */
const preHydration = window.__preHydration;

/** If it fails, the island stays prerendered. */
async function startIsland(name: IslandName) {
  await waitForPaint();
  try {
    const [{ hydrate }, Island] = await Promise.all([import('./islands/hydrate.tsx'), islands[name].load()]);
    hydrate(Island, JSON.parse(document.getElementById('island')?.textContent ?? ''));
  } catch (error) {
    console.error(error);
    preHydration?.fail();
  }
}

/** A cached script may run before the document has been parsed. */
const waitForDocument = () =>
  new Promise(resolve =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', resolve) : resolve(null),
  );

/** Safari has no `requestIdleCallback`. */
const runWhenIdle = (callback: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(callback, { timeout: 2000 })
    : setTimeout(callback, 200);

function registerWorkerWhenIdle() {
  const register = () => runWhenIdle(() => registerWorker().catch(() => {}));
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

async function start() {
  await waitForDocument();
  const { dataset } = document.documentElement;
  const name = document.querySelector<HTMLElement>('[data-island]')?.dataset['island'] ?? '';
  if (dataset['js'] === 'on') suggestLanguage();
  if (preHydration && isIslandName(name)) void startIsland(name).then(registerWorkerWhenIdle);
  else registerWorkerWhenIdle();
}

void start();
