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

/** Rejects if service workers are blocked. The worker also caches what the page lists, and the first page, which it has not loaded. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const list = document.querySelector<HTMLMetaElement>('meta[name=offline]');
  if (!serviceWorker || !list) return;
  const firstPage = serviceWorker.controller
    ? []
    : [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];
  // The security policy allows no other script URL (`site-build/document.ts`).
  const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: () => workerUrl });
  await serviceWorker.register(policy?.createScriptURL('') ?? workerUrl);
  const { active } = await serviceWorker.ready;
  const urlsToCache = [...firstPage, ...list.content.split(' ')];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
