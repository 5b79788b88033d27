/** The types of a service worker that are used here: TypeScript has either those or the page's. */

export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LongEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Events {
  install: LongEvent;
  activate: LongEvent;
  fetch: FetchEvent;
  message: LongEvent & { data: unknown };
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

/** Caches are named by this and the build. */
export const cachePrefix = 'site-';

export async function cacheNames(): Promise<string[]> {
  return (await caches.keys()).filter(name => name.startsWith(cachePrefix));
}
