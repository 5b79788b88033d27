/**
 * The service worker (docs/decisions/0013-offline.md): pages from the network, or else as last seen; hashed files from the cache. A page
 * tells what it has loaded when it is idle (`register.ts`), and only then is it cached, by build. Failures of caching are ignored.
 */
import { asOf, withLinks, withMark, withStyleSource } from './as-of.ts';
import { pictureInside } from './inside.ts';
import type { OfflineLanguage, OfflineSite, VisitedPage } from './offline-site.ts';
import { cacheNames, cachePrefix, type FetchEvent, worker } from './worker-scope.ts';

declare const __OFFLINE__: OfflineSite;

const { folders, never, timeZone, style, styleSource, languages } = __OFFLINE__;

/** Longest wait for the network where a page is cached, in milliseconds. */
const limit = 3000;
/** How many builds are cached: as many as the server has files of. */
const generations = 3;
/** Header of a cached page: when it was fetched, in milliseconds. */
const seenHeader = 'x-seen';

const hashed = new RegExp(`^/(${folders.join('|')})/`);
/** In the name of a picture. */
const width = /-\d+(?=\.[^./]+\.[^./]+$)/;
const nothing = () => undefined;

// For the page that registered the first worker. No `skipWaiting`: Chromium may lose requests while workers change.
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', event => {
  const { method, url, headers, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || headers.has('range')) return;
  if (hashed.test(pathname)) event.respondWith(file(event.request, pathname));
  else if (mode === 'navigate' && mayAnswer(pathname)) event.respondWith(page(event, bare(pathname)));
});

/** One after the other, so that shared files are fetched once. */
let keeping: Promise<unknown> = Promise.resolve();

worker.addEventListener('message', event => {
  keeping = keeping.then(() => keep(event.data as VisitedPage)).catch(nothing);
  event.waitUntil(keeping);
});

function mayAnswer(path: string): boolean {
  return !never.some(own => path === own || path.startsWith(`${own}/`));
}

/** Without a trailing slash, as the server redirects. */
function bare(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

async function file(request: Request, path: string): Promise<Response> {
  try {
    return (await kept(path)) ?? (await fetch(request));
  } catch {
    return (
      (await otherWidth(path).catch(nothing)) ?? (await insidePage(path).catch(nothing)) ?? Response.error()
    );
  }
}

const kept = (path: string) => caches.match(path, { ignoreVary: true }).catch(nothing);

/** Any cached width of a picture stands in for another. */
async function otherWidth(path: string): Promise<Response | undefined> {
  if (!width.test(path)) return undefined;
  for (const name of await cacheNames()) {
    const cache = await caches.open(name);
    const same = (await cache.keys()).find(
      ({ url }) => new URL(url).pathname.replace(width, '') === path.replace(width, ''),
    );
    if (same) return cache.match(same);
  }
  return undefined;
}

/** The first picture comes inside its page, and has never been fetched as a file. */
async function insidePage(path: string): Promise<Response | undefined> {
  if (!width.test(path)) return undefined;
  for (const { cache, path: of } of await keptPages()) {
    const html = await (await cache.match(of))?.text();
    const picture = html && pictureInside(html, path);
    if (picture) return new Response(picture, { headers: { 'Content-Type': 'image/avif' } });
  }
  return undefined;
}

async function page(event: FetchEvent, path: string): Promise<Response> {
  const arriving = fetch(event.request);
  // However late it comes, and before anything else reads it.
  event.waitUntil(arriving.then(response => store(path, response.clone())).catch(nothing));
  const late = new Promise<undefined>(resolve => setTimeout(resolve, limit));
  const inTime = await Promise.race([arriving.catch(nothing), late]);
  if (inTime && inTime.status < 500) return inTime;
  const last = await lastSeen(path).catch(nothing);
  if (last) return marked(last, path);
  return arriving.catch(async () => (await standIn(path).catch(nothing)) ?? Response.error());
}

function languageOf(path: string): OfflineLanguage | undefined {
  return languages.find(
    ({ language: { pathPrefix } }) => path === pathPrefix || path.startsWith(`${pathPrefix}/`),
  );
}

interface KeptPage {
  cache: Cache;
  name: string;
  path: string;
  seen: number;
}

/** The cached pages of all builds, newest first. */
async function keptPages(): Promise<KeptPage[]> {
  const found: KeptPage[] = [];
  for (const name of await cacheNames()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      if (hashed.test(path)) continue;
      const response = await cache.match(request);
      found.push({ cache, name, path, seen: Number(response?.headers.get(seenHeader)) });
    }
  }
  return found.sort((one, other) => other.seen - one.seen);
}

async function lastSeen(path: string): Promise<Response | undefined> {
  const newest = (await keptPages()).find(known => known.path === path);
  return newest?.cache.match(path);
}

async function marked(last: Response, path: string): Promise<Response> {
  const html = await last.text();
  const own = languageOf(path);
  if (!own) return new Response(html, last);
  const seen = new Date(Number(last.headers.get(seenHeader)));
  const text = asOf(seen, new Date(), timeZone, own.words, own.language);
  const headers = new Headers(last.headers);
  const policy = headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', withStyleSource(policy, styleSource));
  return new Response(withMark(html, text, style), { headers });
}

/** The offline page, for one that was never seen. */
async function standIn(path: string): Promise<Response | undefined> {
  const pages = await keptPages();
  const standIns = languages.map(({ offlinePage }) => offlinePage);
  // Better one in another language than none.
  const [found] = [languageOf(path)?.offlinePage, ...standIns].flatMap(wanted =>
    pages.filter(known => known.path === wanted),
  );
  const response = await found?.cache.match(found.path);
  if (!response) return undefined;
  const others = pages.map(known => known.path).filter(known => !standIns.includes(known));
  return new Response(withLinks(await response.text(), new Set(others)), { headers: response.headers });
}

/** Caches a page with those of its build. */
async function store(path: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected) return;
  if (!response.headers.get('content-type')?.startsWith('text/html')) return;
  const html = await response.text();
  const of = /<meta name="build" content="(\w+)"/.exec(html)?.[1];
  if (!of) return;
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(seenHeader, String(Date.now()));
  const cache = await caches.open(cachePrefix + of);
  await cache.put(path, new Response(html, { headers }));
}

async function keep({ build: of, path, files, frugal }: VisitedPage): Promise<void> {
  const cache = await caches.open(cachePrefix + of);
  const shown = bare(path);
  await keepFiles(cache, files);
  await keepPage(cache, shown);
  const own = languageOf(shown);
  // The offline page and what it names, which nobody has asked for yet.
  if (!frugal && own) {
    await keepPage(cache, own.offlinePage);
    const offline = await (await cache.match(own.offlinePage))?.text();
    const [page, ...others] = /<meta name="keep" content="(.*?)"/.exec(offline ?? '')?.[1]?.split(' ') ?? [];
    await keepFiles(cache, others);
    if (page) await keepPage(cache, page);
  }
  await sweep(of);
}

async function keepPage(cache: Cache, path: string): Promise<void> {
  if (!mayAnswer(path) || (await cache.match(path))) return;
  const response = await fetch(path).catch(nothing);
  if (response) await store(path, response);
}

/** Rejects when storage is full. */
async function keepFiles(cache: Cache, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (!hashed.test(path) || (await cache.match(path, { ignoreVary: true }))) continue;
    const response = (await kept(path)) ?? (await fetch(path).catch(nothing));
    if (response?.status === 200) await cache.put(path, response);
  }
}

/** Drops all but the newest copy of each page; caches of builds that nobody needs any more; and the oldest builds. */
async function sweep(shown: string): Promise<void> {
  const pages = await keptPages();
  const newest = pages.filter(({ path }, index) => pages.findIndex(other => other.path === path) === index);
  for (const old of pages) if (!newest.includes(old)) await old.cache.delete(old.path);
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const needed = [...new Set([cachePrefix + shown, ...newest.map(({ name }) => name)])];
  const going = (await cacheNames()).filter(name => !needed.includes(name) && open.length < 2);
  for (const name of [...going, ...needed.slice(generations)]) await caches.delete(name);
}
