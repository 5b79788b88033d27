/** The service worker (docs/decisions/0013-offline.md): network first for pages, cache first for files with a hash in their name. */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { savesData } from '../ui/saves-data.ts';
import { staleNotice, withStaleNotice } from './stale-notice.ts';
import type { OfflineLanguage, WorkerConfig } from './worker-config.ts';

declare const __CONFIG__: WorkerConfig;

const { hashedFolders, excluded, timeZone, languages } = __CONFIG__;

const matchOptions = { ignoreVary: true };

/** Forgets what was used least recently. The plugin's own type does not comply with `exactOptionalPropertyTypes`. */
const keepAtMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

const files = new CacheFirst({ cacheName: 'files', matchOptions, plugins: [keepAtMost(400)] });

const page: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
  // A server error counts as a failed connection.
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
    return response;
  },
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.headers.get('content-type')?.startsWith('text/html')
      ? response
      : null,
  cacheDidUpdate: async ({ request, event }) => {
    const language = languageOf(request.url);
    if (!savesData() && language && !(await caches.match(language.offlinePage)))
      await precache(language, event as ExtendableEvent);
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const { language, words } = languageOf(request.url) ?? {};
    const fetched = new Date(cachedResponse?.headers.get('date') ?? Number.NaN);
    if (!cachedResponse || !language || !words || Number.isNaN(fetched.getTime())) return cachedResponse;
    const text = staleNotice(fetched, new Date(), timeZone, words, language);
    return new Response(withStaleNotice(await cachedResponse.text(), text), {
      headers: cachedResponse.headers,
    });
  },
};

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 3,
  matchOptions,
  plugins: [page, keepAtMost(100)],
});

const hashed = new RegExp(`^/(${hashedFolders.join('|')})/`);

registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && hashed.test(url.pathname) && !request.headers.has('range'),
  files,
);
registerRoute(({ sameOrigin, url }) => sameOrigin && isPage(url.pathname), pages);

/** Instead of a page that is not cached: the offline page, in another language if need be. */
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  for (const language of [languageOf(request.url), ...languages]) {
    const response = language && (await caches.match(language.offlinePage));
    if (response) return response;
  }
  return Response.error();
});

// A new version brings new files for the pages that are cached ahead.
addEventListener('install', event => {
  const renewed = languages.map(async language => {
    if (await caches.match(language.offlinePage)) await precache(language, event as ExtendableEvent);
  });
  (event as ExtendableEvent).waitUntil(Promise.all(renewed));
});

// No `skipWaiting`: Chromium may lose requests while workers change.
clientsClaim();

/** Pages have no extension. */
function isPage(path: string): boolean {
  return !/\.\w+$/.test(path) && !excluded.some(root => path === root || path.startsWith(`${root}/`));
}

function languageOf(url: string): OfflineLanguage | undefined {
  const { pathname } = new URL(url);
  return languages.find(
    ({ language: { pathPrefix } }) => pathname === pathPrefix || pathname.startsWith(`${pathPrefix}/`),
  );
}

/** Languages that have been cached ahead, or are just being. */
const precached = new Set<OfflineLanguage>();

/** Caches what a family needs in the park. The offline page comes last, as a sign that everything is there. */
async function precache(language: OfflineLanguage, event: ExtendableEvent): Promise<void> {
  if (precached.has(language)) return;
  precached.add(language);
  for (const file of language.files) await files.handle({ event, request: file });
  for (const path of [...language.pages, language.offlinePage]) await pages.handle({ event, request: path });
}
