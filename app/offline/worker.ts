/**
 * The service worker (docs/decisions/0013-offline.md): network first for pages, cache first for hashed files. Idle pages report what
 * they have loaded (`register.ts`), and only then is it cached, by build. Caching errors are ignored.
 */
import { staleNotice, withCachedLinks, withStaleNotice, withStyleSource } from './cached-page.ts';
import type { OfflineLanguage, VisitMessage, WorkerConfig } from './worker-config.ts';
import { cacheNames, cachePrefix, type FetchEvent, worker } from './worker-scope.ts';

declare const __CONFIG__: WorkerConfig;

const { hashedFolders, excluded, timeZone, style, styleSource, languages } = __CONFIG__;

/** Network timeout for cached pages, in milliseconds. */
const networkTimeout = 3000;
/** Cached builds: as many as the server has files of. */
const maxBuilds = 3;
/** Header of a cached page: when it was fetched, in milliseconds since 1970. */
const fetchedHeader = 'x-fetched';

const hashed = new RegExp(`^/(${hashedFolders.join('|')})/`);
/** The width in the name of a picture. */
const width = /-\d+(?=\.[^./]+\.[^./]+$)/;
const ignore = () => undefined;

// Take control of the page that registered the first worker. No `skipWaiting`: Chromium may lose requests while workers change.
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', event => {
  const { method, url, headers, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || headers.has('range')) return;
  if (hashed.test(pathname)) event.respondWith(fileResponse(event.request, pathname));
  else if (mode === 'navigate' && isCacheable(pathname))
    event.respondWith(pageResponse(event, withoutTrailingSlash(pathname)));
});

/** Visits are cached one after the other, so that shared files are fetched once. */
let queue: Promise<unknown> = Promise.resolve();

worker.addEventListener('message', event => {
  queue = queue.then(() => cacheVisit(event.data as VisitMessage)).catch(ignore);
  event.waitUntil(queue);
});

function isCacheable(path: string): boolean {
  return !excluded.some(root => path === root || path.startsWith(`${root}/`));
}

/** The server redirects paths with one. */
function withoutTrailingSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

async function fileResponse(request: Request, path: string): Promise<Response> {
  try {
    return (await cachedFile(path)) ?? (await fetch(request));
  } catch {
    return (await pictureOfOtherWidth(path).catch(ignore)) ?? Response.error();
  }
}

const cachedFile = (path: string) => caches.match(path, { ignoreVary: true }).catch(ignore);

async function pictureOfOtherWidth(path: string): Promise<Response | undefined> {
  if (!width.test(path)) return undefined;
  for (const name of await cacheNames()) {
    const cache = await caches.open(name);
    const match = (await cache.keys()).find(
      ({ url }) => new URL(url).pathname.replace(width, '') === path.replace(width, ''),
    );
    if (match) return cache.match(match);
  }
  return undefined;
}

async function pageResponse(event: FetchEvent, path: string): Promise<Response> {
  const fetching = fetch(event.request);
  // Cached even if it arrives after the timeout; cloned before the page reads the body.
  event.waitUntil(fetching.then(response => cachePage(path, response.clone())).catch(ignore));
  const timeout = new Promise<undefined>(resolve => setTimeout(resolve, networkTimeout));
  const response = await Promise.race([fetching.catch(ignore), timeout]);
  if (response && response.status < 500) return response;
  const cached = await newestCopy(path).catch(ignore);
  if (cached) return stalePage(cached, path);
  return fetching.catch(async () => (await offlineResponse(path).catch(ignore)) ?? Response.error());
}

function languageOf(path: string): OfflineLanguage | undefined {
  return languages.find(
    ({ language: { pathPrefix } }) => path === pathPrefix || path.startsWith(`${pathPrefix}/`),
  );
}

interface CachedPage {
  cache: Cache;
  cacheName: string;
  path: string;
  fetched: number;
}

/** The cached pages of all builds, newest first. */
async function cachedPages(): Promise<CachedPage[]> {
  const pages: CachedPage[] = [];
  for (const cacheName of await cacheNames()) {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      if (hashed.test(path)) continue;
      const response = await cache.match(request);
      pages.push({ cache, cacheName, path, fetched: Number(response?.headers.get(fetchedHeader)) });
    }
  }
  return pages.sort((one, other) => other.fetched - one.fetched);
}

async function newestCopy(path: string): Promise<Response | undefined> {
  const page = (await cachedPages()).find(cached => cached.path === path);
  return page?.cache.match(path);
}

/** A cached page with the stale notice. */
async function stalePage(cached: Response, path: string): Promise<Response> {
  const html = await cached.text();
  const { language, words } = languageOf(path) ?? {};
  if (!language || !words) return new Response(html, cached);
  const fetched = new Date(Number(cached.headers.get(fetchedHeader)));
  const text = staleNotice(fetched, new Date(), timeZone, words, language);
  const headers = new Headers(cached.headers);
  const policy = headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', withStyleSource(policy, styleSource));
  return new Response(withStaleNotice(html, text, style), { headers });
}

/** The offline page, in another language if need be. */
async function offlineResponse(path: string): Promise<Response | undefined> {
  const pages = await cachedPages();
  const offlinePaths = languages.map(({ offlinePage }) => offlinePage);
  const [page] = [languageOf(path)?.offlinePage, ...offlinePaths].flatMap(wanted =>
    pages.filter(cached => cached.path === wanted),
  );
  const response = await page?.cache.match(page.path);
  if (!response) return undefined;
  const others = pages.map(cached => cached.path).filter(cached => !offlinePaths.includes(cached));
  return new Response(withCachedLinks(await response.text(), new Set(others)), {
    headers: response.headers,
  });
}

/** Stores a page in the cache of its build. */
async function cachePage(path: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected) return;
  if (!response.headers.get('content-type')?.startsWith('text/html')) return;
  const html = await response.text();
  const build = /<meta name="build" content="(\w+)"/.exec(html)?.[1];
  if (!build) return;
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(fetchedHeader, String(Date.now()));
  const cache = await caches.open(cachePrefix + build);
  await cache.put(path, new Response(html, { headers }));
}

async function cacheVisit({ build, path, files, saveData }: VisitMessage): Promise<void> {
  const cache = await caches.open(cachePrefix + build);
  const visited = withoutTrailingSlash(path);
  await addFiles(cache, files);
  await addPage(cache, visited);
  if (!saveData) await precache(cache, languageOf(visited));
  await evict(build);
}

/** Caches the offline page and what it lists. */
async function precache(cache: Cache, language: OfflineLanguage | undefined): Promise<void> {
  if (!language) return;
  // For a minute after a deployment, the browser's cache has pages of the previous build.
  const current = { cache: 'no-cache' } as const;
  await addPage(cache, language.offlinePage, current);
  const html = await (await cache.match(language.offlinePage))?.text();
  const paths = /<meta name="precache" content="(.*?)"/.exec(html ?? '')?.[1]?.split(' ') ?? [];
  await addFiles(cache, paths);
  for (const path of paths) if (!hashed.test(path)) await addPage(cache, path, current);
}

async function addPage(cache: Cache, path: string, asks?: RequestInit): Promise<void> {
  if (!isCacheable(path) || (await cache.match(path))) return;
  const response = await fetch(path, asks).catch(ignore);
  if (response) await cachePage(path, response);
}

/** Rejects when storage is full. */
async function addFiles(cache: Cache, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (!hashed.test(path) || (await cache.match(path, { ignoreVary: true }))) continue;
    const response = (await cachedFile(path)) ?? (await fetch(path).catch(ignore));
    if (response?.status === 200) await cache.put(path, response);
  }
}

/** Deletes outdated copies of pages, then the caches of unused builds, then those of the oldest builds. */
async function evict(currentBuild: string): Promise<void> {
  const pages = await cachedPages();
  const newest = pages.filter(({ path }, index) => pages.findIndex(other => other.path === path) === index);
  for (const page of pages) if (!newest.includes(page)) await page.cache.delete(page.path);
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const used = [...new Set([cachePrefix + currentBuild, ...newest.map(({ cacheName }) => cacheName)])];
  // Another open tab may still need files of its build.
  const unused = (await cacheNames()).filter(name => !used.includes(name) && tabs.length < 2);
  for (const name of [...unused, ...used.slice(maxBuilds)]) await caches.delete(name);
}
