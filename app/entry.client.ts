/** Starts React in browsers of the baseline (`inline/early.ts`); with Save-Data or on 2G, when a form is first touched. */
import { keepForOffline } from './offline/register.ts';

const early = window.__early;

/** On failure the page stays as it was prerendered. */
async function start() {
  early?.expect();
  await painted();
  try {
    const { start } = await import('./start/start.tsx');
    await start();
  } catch (error) {
    console.error(error);
    early?.giveUp();
  }
}

/** After the first paint, which a hidden page never has. */
const painted = () =>
  new Promise(resolve =>
    document.hidden ? resolve(null) : requestAnimationFrame(() => setTimeout(resolve)),
  );

function whenIdle(work: () => void) {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

function keep() {
  const whenLoaded = () => whenIdle(() => keepForOffline(early?.isFrugal ?? false).catch(() => {}));
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded);
}

if (!early) keep();
else if (!early.isFrugal || early.kept.length > 0) start().then(keep);
else {
  keep();
  const listeners = new AbortController();
  const startForForm = ({ target }: Event) => {
    if (!(target as Element).closest?.('form')) return;
    listeners.abort();
    start();
  };
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin'])
    addEventListener(type, startForForm, { capture: true, passive: true, signal: listeners.signal });
}
