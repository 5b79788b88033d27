/** Registers the service worker, and tells it what to cache. */
import type { VisitedPage } from './offline-site.ts';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(asked: string): string };
}

declare global {
  interface Window {
    /** Tells the worker that another page is shown; set once there is a worker. */
    __seen?: () => void;
    trustedTypes?: Policies;
  }
}

const address = '/sw.js';

/** Rejects where workers are forbidden. A build without one has no fingerprint in its pages. */
export async function keepForOffline(frugal: boolean): Promise<void> {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  const { serviceWorker } = navigator;
  if (!build || !serviceWorker) return;
  // The only script URL that the security policy allows (`server/site/headers.ts`).
  const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: () => address });
  await serviceWorker.register(policy?.createScriptURL('') ?? address);
  const registration = await serviceWorker.ready;
  const tell = (files: string[]) => {
    const seen: VisitedPage = { build, path: location.pathname, files, frugal };
    registration.active?.postMessage(seen);
  };
  window.__seen = () => {
    tell([]);
    // The mark is that of the page before; with a network it goes. The worker does not answer HEAD.
    const mark = document.querySelector('.as-of');
    if (mark)
      fetch(location.pathname, { method: 'HEAD' }).then(
        ({ ok }) => ok && mark.remove(),
        () => {},
      );
  };
  serviceWorker.addEventListener('controllerchange', () => tell([]));
  new PerformanceObserver(list => tell(list.getEntries().map(({ name }) => new URL(name).pathname))).observe({
    type: 'resource',
    buffered: true,
  });
}
