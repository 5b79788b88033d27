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

/**
 * Registers the service worker, if the build has one, which it notes in the head of its pages. The worker then caches the page that has
 * registered it. Rejects if service workers are blocked.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !document.querySelector('meta[name=offline]')) return;
  const isFirst = !serviceWorker.controller;
  // The only script URL that the security policy allows (`server/site/headers.ts`).
  const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: () => workerUrl });
  await serviceWorker.register(policy?.createScriptURL('') ?? workerUrl);
  const { active } = await serviceWorker.ready;
  if (!isFirst) return;
  const urlsToCache = [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
