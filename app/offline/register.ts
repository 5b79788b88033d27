/** Registers the service worker, and tells it what to cache. */
import type { VisitMessage } from './worker-config.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

const workerUrl = '/sw.js';

/** Rejects if service workers are blocked. Pages of a build without a worker have no build id. */
export async function registerWorker(saveData: boolean): Promise<void> {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  const { serviceWorker } = navigator;
  if (!build || !serviceWorker) return;
  // The only script URL that the security policy allows (`server/site/headers.ts`).
  const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: () => workerUrl });
  await serviceWorker.register(policy?.createScriptURL('') ?? workerUrl);
  const registration = await serviceWorker.ready;
  const report = (files: string[]) => {
    const visit: VisitMessage = { build, path: location.pathname, files, saveData };
    registration.active?.postMessage(visit);
  };
  serviceWorker.addEventListener('controllerchange', () => report([]));
  new PerformanceObserver(list =>
    report(list.getEntries().map(({ name }) => new URL(name).pathname)),
  ).observe({ type: 'resource', buffered: true });
}
