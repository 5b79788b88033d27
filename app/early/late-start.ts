/**
 * Starts React late: when the page has loaded and the browser is idle, or at the first touch, focus or key, whichever
 * comes first. Until then no script competes with the first paint (see `docs/decisions/0002-late-start.md`).
 *
 * Inlined in every page by the build in place of React Router's own start, with that page's modules in `__MODULES__`.
 */
export interface PageModules {
  /** The router's manifest, which must run before the entry. */
  manifest: string;
  /** Route modules by the route's id. */
  routes: Record<string, string>;
  entry: string;
  /** Everything those import, so that all can be fetched at once. */
  preload: string[];
  /** The heavy libraries among them, each after what it imports. */
  libraries: string[];
}

declare const __MODULES__: PageModules;

const firstSigns = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
/** Longest wait for an idle moment after load, in milliseconds. */
const idleTimeout = 2000;
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const sign of firstSigns) removeEventListener(sign, start, true);
  run()
    .catch(() => {
      // Old page, new deployment, or no network: the page stays readable, and the form says how to reach the park.
      document.documentElement.dataset['js'] = 'failed';
      // A submit is the browser's own affair from now on.
      window.__early?.done();
    })
    .finally(drawRest);
}

/** Lets the browser answer a touch or paint before the next step. */
const breathe = () => new Promise(resolve => setTimeout(resolve));

async function run() {
  const { manifest, routes, entry, libraries, preload } = __MODULES__;
  for (const href of preload) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
    await breathe();
  }
  for (const library of libraries) {
    await import(/* @vite-ignore */ library);
    await breathe();
  }
  const ids = Object.keys(routes);
  const [, ...modules] = await Promise.all([
    import(/* @vite-ignore */ manifest),
    ...Object.values(routes).map(url => import(/* @vite-ignore */ url)),
  ]);
  const byId = Object.fromEntries(ids.map((id, index) => [id, modules[index]]));
  (window as unknown as Record<string, unknown>)['__reactRouterRouteModules'] = byId;
  await import(/* @vite-ignore */ entry);
}

/**
 * Lays out and paints what the stylesheet left for later (`later.css`), a section in each frame, so that no task is
 * long enough to be felt.
 */
async function drawRest() {
  const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  const sections = document.querySelectorAll<HTMLElement>('[data-later]');
  for (const section of sections) {
    section.style.contentVisibility = 'visible';
    await frame();
  }
  delete document.documentElement.dataset['draw'];
  for (const section of sections) section.style.contentVisibility = '';
}

window.__start = start;
for (const sign of firstSigns) addEventListener(sign, start, { capture: true, passive: true });
if (window.__early?.kept.length) start();
addEventListener('load', () => {
  // Safari has no idle callback; a task after load is near enough.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleTimeout });
  else setTimeout(start, 200);
});
