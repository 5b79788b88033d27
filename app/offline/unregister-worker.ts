/** For builds with `OFFLINE=off`. */
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

addEventListener('install', event => event.waitUntil(skipWaiting()));
addEventListener('activate', event => event.waitUntil(unregister()));

async function unregister() {
  // Rejects if storage is blocked.
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map(name => caches.delete(name)));
  await registration.unregister();
}
