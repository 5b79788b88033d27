/** For builds with `OFFLINE=off`. */
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

addEventListener('install', event => (event as ExtendableEvent).waitUntil(skipWaiting()));
addEventListener('activate', event => (event as ExtendableEvent).waitUntil(unregister()));

async function unregister() {
  // Rejects if storage is blocked.
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map(name => caches.delete(name)));
  await registration.unregister();
}
