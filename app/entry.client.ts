/**
 * The page's program: starts React where the browser can run it (`inline/early.ts` has looked). A visitor who pays for each byte gets
 * it with the first touch of a form: everything else works without.
 */
import { keepForOffline } from './offline/register.ts';

const early = window.__early;

/** A page whose code or data cannot be had stays as it was prerendered. */
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

/** The first paint needs line and processor for itself. A page that is out of sight is not painted. */
const painted = () =>
  new Promise(resolve =>
    document.hidden ? resolve(null) : requestAnimationFrame(() => setTimeout(resolve)),
  );

function whenIdle(work: () => void) {
  // Safari has no idle callback; a task after load is near enough.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

/** Nothing of the page itself is left to load. */
function keep() {
  const whenLoaded = () => whenIdle(() => keepForOffline(early?.isFrugal ?? false).catch(() => {}));
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded);
}

if (!early) keep();
else if (!early.isFrugal || early.kept.length > 0) start().then(keep);
else {
  keep();
  const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
  const touched = ({ target }: Event) => {
    if (!(target as Element).closest?.('form')) return;
    for (const sign of signs) removeEventListener(sign, touched, true);
    start();
  };
  for (const sign of signs) addEventListener(sign, touched, { capture: true, passive: true });
}
