/**
 * Stands in the place of the worker where it has been withdrawn (`OFFLINE=off`): forgets all that was kept and goes. Pages that are
 * open stay as they are, and ask the network from then on.
 */
import { cacheNames, worker } from './worker-scope.ts';

worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', event => event.waitUntil(leave()));

async function leave() {
  // Where storage cannot be had, nothing is kept there.
  const names = await cacheNames().catch(() => []);
  await Promise.allSettled(names.map(name => caches.delete(name)));
  await worker.registration.unregister();
}
