/** The service worker of a build with `OFFLINE=off`: deletes all caches and unregisters itself. */
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

addEventListener('install', event => (event as ExtendableEvent).waitUntil(skipWaiting()));
addEventListener('activate', event => (event as ExtendableEvent).waitUntil(unregister()));

async function unregister() {
  // If storage is blocked there is nothing to delete.
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(names.map(name => caches.delete(name)));
  await registration.unregister();
}
