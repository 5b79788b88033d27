/** What a page does so that it can be read without a network: gets the worker, and tells it what was seen. */
import type { Seen } from './offline-site.ts';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(asked: string): string };
}

declare global {
  interface Window {
    /** Tells the worker that another page is shown, and takes its mark away where there is a network; there once the worker is. */
    __seen?: () => void;
    trustedTypes?: Policies;
  }
}

const address = '/sw.js';

/** Rejects where the browser has no worker for us, and then nothing is lost. A build without one has no fingerprint in its pages. */
export async function keepForOffline(frugal: boolean): Promise<void> {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  const { serviceWorker } = navigator;
  if (!build || !serviceWorker) return;
  // The one script address that the policy of the pages lets through (`server/site/headers.ts`).
  const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: () => address });
  await serviceWorker.register(policy?.createScriptURL('') ?? address);
  const registration = await serviceWorker.ready;
  const tell = (files: string[]) => {
    const seen: Seen = { build, path: location.pathname, files, frugal };
    registration.active?.postMessage(seen);
  };
  window.__seen = () => {
    tell([]);
    // Another page than the one that the worker has marked. Past the worker, which answers for no HEAD.
    const mark = document.querySelector('.as-of');
    if (mark)
      fetch(location.pathname, { method: 'HEAD' }).then(
        ({ ok }) => ok && mark.remove(),
        () => {},
      );
  };
  // The next worker learns what its predecessor knew.
  serviceWorker.addEventListener('controllerchange', () => tell([]));
  new PerformanceObserver(list => tell(list.getEntries().map(({ name }) => new URL(name).pathname))).observe({
    type: 'resource',
    buffered: true,
  });
}
