/** The service worker types used here: TypeScript's `webworker` library cannot be combined with `dom`. */

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
}

export interface WorkerScope {
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<T extends keyof Events>(type: T, listener: (event: Events[T]) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;

/** Followed by the id of the build. */
export const cachePrefix = 'site-';

export async function cacheNames(): Promise<string[]> {
  return (await caches.keys()).filter(name => name.startsWith(cachePrefix));
}
