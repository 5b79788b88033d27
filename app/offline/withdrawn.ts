/** Replaces the worker with `OFFLINE=off`: deletes its caches and unregisters. */
import { cacheNames, worker } from './worker-scope.ts';

worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', event => event.waitUntil(leave()));

async function leave() {
  // Storage may be forbidden, and then there is nothing to delete.
  const names = await cacheNames().catch(() => []);
  await Promise.allSettled(names.map(name => caches.delete(name)));
  await worker.registration.unregister();
}
