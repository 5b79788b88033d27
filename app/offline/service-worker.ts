/** See docs/decisions/0013-offline.md. */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/** Folders of files with a hash in their name. */
declare const __HASHED_FOLDERS__: readonly string[];
/** These paths and all below them bypass the worker. */
declare const __BYPASSED_PATHS__: readonly string[];

/** Those of all languages have this key, so the last one is shown. */
const offlinePage = '/offline.htm';
const hashedPath = new RegExp(`^/(${__HASHED_FOLDERS__.join('|')})/`);
const matchOptions = { ignoreVary: true };

const limitEntries = (maxEntries: number) =>
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: its type violates `exactOptionalPropertyTypes`
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

const ignoreQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { pathname } = new URL(request.url);
    return pathname.endsWith(offlinePage) ? offlinePage : pathname;
  },
};

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && hashedPath.test(url.pathname),
  new CacheFirst({ cacheName: 'files', matchOptions, plugins: [limitEntries(400)] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPage(url.pathname),
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: 3,
    matchOptions,
    plugins: [ignoreQuery, limitEntries(100)],
  }),
);
setCatchHandler(
  async ({ request }) =>
    (request.mode === 'navigate' && (await caches.match(offlinePage))) || Response.error(),
);

// No `skipWaiting`: Chromium may lose requests while workers change.
clientsClaim();

function isPage(path: string): boolean {
  if (path.endsWith(offlinePage)) return true;
  return (
    !/\.\w+$/.test(path) && !__BYPASSED_PATHS__.some(root => path === root || path.startsWith(`${root}/`))
  );
}
