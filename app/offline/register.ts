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

/** Rejects if service workers are blocked. The new worker caches the current page. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !document.querySelector('meta[name=offline]')) return;
  const isFirst = !serviceWorker.controller;
  // The security policy allows no other script URL (`site-build/html.ts`).
  const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: () => workerUrl });
  await serviceWorker.register(policy?.createScriptURL('') ?? workerUrl);
  const { active } = await serviceWorker.ready;
  if (!isFirst) return;
  const urlsToCache = [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
