/** The service worker of a build with `OFFLINE=off`: deletes all caches and unregisters itself. */
import { cacheNames, worker } from './worker-scope.ts';

worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', event => event.waitUntil(unregister()));

async function unregister() {
  // If storage is blocked there is nothing to delete.
  const names = await cacheNames().catch(() => []);
  await Promise.allSettled(names.map(name => caches.delete(name)));
  await worker.registration.unregister();
}
