/**
 * Starts React late: when the page has loaded and the browser is idle, or at the first touch, focus or key, whichever
 * comes first. Until then no script competes with the first paint (see `docs/decisions/0002-late-start.md`).
 *
 * Inlined in every page by the build in place of React Router's own start, with that page's modules in `data-modules`.
 */
import { keepForOffline } from '../offline/register.ts';

export interface PageModules {
  /** The router's manifest, which must run before the entry. */
  manifest: string;
  /** Route modules by the route's id. */
  routes: Record<string, string>;
  /** What a route's exports are called in its module, where that is one of many parts. */
  names: Record<string, Record<string, string>>;
  entry: string;
  /** Everything those import, so that all can be fetched at once. */
  preload: string[];
  /** The heavy libraries among them, each after what it imports. */
  libraries: string[];
}

const { manifest, routes, names, entry, libraries, preload } = JSON.parse(
  document.currentScript?.dataset['modules'] ?? '',
) as PageModules;

/** What browsers of some phones tell about their line (Network Information API). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const firstSigns = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
/** Longest wait for an idle moment after load, in milliseconds. */
const idleTimeout = 2000;
/** Longest wait for a press to end, in milliseconds. */
const longestPress = 1000;
/** Longest wait for React to answer, in milliseconds: a line that stalls never says that it has failed. */
const deadline = 15_000;

const root = document.documentElement;
const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
/** A visitor who pays for each byte gets React for the form alone: everything else works without. */
const frugal = saveData === true || effectiveType.includes('2g');
const able = root.dataset['js'] === 'on';
let started = !able;
/** Fulfilled unless a finger or button is down. */
let released: Promise<unknown> | undefined;

function start() {
  if (started) return;
  started = true;
  for (const sign of firstSigns) removeEventListener(sign, touched, true);
  run().catch(giveUp).finally(drawRest).then(rest);
  setTimeout(() => window.__early && giveUp(), deadline);
}

function touched({ target }: Event) {
  if (!frugal || (target as Element).closest?.('form')) start();
}

/** Old page, new deployment, or no network: the page stays readable, and the form says how to reach the park. */
function giveUp() {
  root.dataset['js'] = 'failed';
  const { kept = [], done } = window.__early ?? {};
  // A submit is the browser's own affair from now on.
  done?.();
  const form = document.querySelector<HTMLFormElement>('form[data-replay]');
  if (kept.includes('submit') && form?.method === 'post') form.requestSubmit();
  else if (kept.length > 0) form?.querySelector<HTMLElement>('[data-instead]')?.focus();
  // Answered: should React come after all, it has nothing to do.
  kept.length = 0;
}

function whenIdle(work: () => void) {
  // Safari has no idle callback; a task after load is near enough.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: idleTimeout });
  else setTimeout(work, 200);
}

let resting = false;

/** Nothing is left to load or to draw for the page itself. */
function rest() {
  if (resting) return;
  resting = true;
  const keep = () => whenIdle(() => keepForOffline(frugal).catch(() => {}));
  // A touch may have started React before the pictures were there.
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}

/** Lets the browser answer a touch or paint before the next step. */
const breathe = () => new Promise(resolve => setTimeout(resolve));

async function run() {
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
    ...Object.values(routes).map(url => import(/* @vite-ignore */ url).catch(standIn)),
  ]);
  const byId = Object.fromEntries(ids.map((id, index) => [id, exportsOf(modules[index], names[id])]));
  (window as unknown as Record<string, unknown>)['__reactRouterRouteModules'] = byId;
  // Where a part is drawn anew, what is being pressed is another element when it is let go, and the click is lost.
  await released;
  await breathe();
  await import(/* @vite-ignore */ entry);
}

function exportsOf(module: Record<string, unknown>, names: Record<string, string> | undefined) {
  if (!names) return module;
  return Object.fromEntries(
    Object.entries(names).map(([name, inside]) => [name, module[inside] ?? module[name]]),
  );
}

/** A page whose code has arrived and fails is a page that throws: its error screen says why. */
function standIn(error: unknown) {
  // Browsers word it differently when the code could not be had; all of them speak of a module.
  if (error instanceof TypeError && /module/i.test(error.message)) throw error;
  return {
    default() {
      throw error;
    },
  };
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
  delete root.dataset['draw'];
  for (const section of sections) section.style.contentVisibility = '';
}

window.__start = start;
addEventListener(
  'pointerdown',
  () => {
    released = new Promise(resolve => {
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, resolve, { once: true, capture: true });
      // Not every press is seen to end: its menu may be the system's.
      setTimeout(resolve, longestPress);
    });
  },
  true,
);
for (const sign of firstSigns) addEventListener(sign, touched, { capture: true, passive: true });
if (window.__early?.kept.length) start();
addEventListener('load', () => whenIdle(able && !frugal ? start : () => drawRest().then(rest)));
