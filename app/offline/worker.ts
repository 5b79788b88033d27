/** See docs/decisions/0013-offline.md. */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isDataSaverOn } from '../ui/saves-data.ts';
import { formatStaleNotice, insertStaleNotice } from './stale-notice.ts';
import type { OfflineLanguage, WorkerConfig } from './worker-config.ts';

declare const __CONFIG__: WorkerConfig;

const { hashedFolders, excluded, timeZone, languages } = __CONFIG__;

const matchOptions = { ignoreVary: true };

/** The plugin's type violates `exactOptionalPropertyTypes`. */
const limitEntries = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

const files = new CacheFirst({ cacheName: 'files', matchOptions, plugins: [limitEntries(400)] });

const pagePlugin: WorkboxPlugin = {
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
    const language = findLanguage(request.url);
    if (!isDataSaverOn() && language && !(await caches.match(language.offlinePage)))
      await precache(language, event as ExtendableEvent);
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const { language, words } = findLanguage(request.url) ?? {};
    const fetchDate = new Date(cachedResponse?.headers.get('date') ?? Number.NaN);
    if (!cachedResponse || !language || !words || Number.isNaN(fetchDate.getTime())) return cachedResponse;
    const text = formatStaleNotice(fetchDate, new Date(), timeZone, words, language);
    return new Response(insertStaleNotice(await cachedResponse.text(), text), {
      headers: cachedResponse.headers,
    });
  },
};

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 3,
  matchOptions,
  plugins: [pagePlugin, limitEntries(100)],
});

const hashedPath = new RegExp(`^/(${hashedFolders.join('|')})/`);

registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && hashedPath.test(url.pathname) && !request.headers.has('range'),
  files,
);
registerRoute(({ sameOrigin, url }) => sameOrigin && isPage(url.pathname), pages);

/** Shows the offline page, in another language if necessary. */
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  for (const language of [findLanguage(request.url), ...languages]) {
    const response = language && (await caches.match(language.offlinePage));
    if (response) return response;
  }
  return Response.error();
});

// Caches the new build's files for each language cached before.
addEventListener('install', event => {
  const updates = languages.map(async language => {
    if (await caches.match(language.offlinePage)) await precache(language, event as ExtendableEvent);
  });
  (event as ExtendableEvent).waitUntil(Promise.all(updates));
});

// No `skipWaiting`: Chromium may lose requests while workers change.
clientsClaim();

function isPage(path: string): boolean {
  return !/\.\w+$/.test(path) && !excluded.some(root => path === root || path.startsWith(`${root}/`));
}

function findLanguage(url: string): OfflineLanguage | undefined {
  const { pathname } = new URL(url);
  return languages.find(
    ({ language: { pathPrefix } }) => pathname === pathPrefix || pathname.startsWith(`${pathPrefix}/`),
  );
}

/** Includes languages whose precaching is in progress. */
const precachedLanguages = new Set<OfflineLanguage>();

/** Caches the offline page last, because it marks the precache as complete. */
async function precache(language: OfflineLanguage, event: ExtendableEvent): Promise<void> {
  if (precachedLanguages.has(language)) return;
  precachedLanguages.add(language);
  try {
    for (const file of language.files) await files.handle({ event, request: file });
    for (const path of [...language.pages, language.offlinePage])
      await pages.handle({ event, request: path });
  } catch (error) {
    // The next visit tries again.
    precachedLanguages.delete(language);
    throw error;
  }
}
