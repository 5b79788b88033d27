/** Builds the service worker, `app/offline`, with the data it needs of the site. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfflineLanguage, WorkerConfig } from '../app/offline/worker-config.ts';
import type { HeadTag } from '../app/page-data.ts';
import { words } from '../content/words.ts';
import { programmePath } from '../domain/announced.ts';
import { park } from '../domain/park.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { type PageId, pathTo } from '../i18n/paths.ts';
import { hashedFolders, workerFile } from '../server/site/addresses.ts';
import type { Bundle } from './bundle.ts';
import { bundleScript } from './bundle-script.ts';
import { compact, cspHash } from './html.ts';
import type { SitePage } from './pages.ts';

/** Dynamic routes of the live server, which the worker leaves alone. */
const serverPaths = ['/api', '/inquiries', programmePath, '/desk', '/healthz', '/readyz'];

/** The pages precached for offline use: what a family needs in the park. */
const precachedPages: readonly PageId[] = ['plan', 'attractions', 'contact'];

/**
 * Head elements for the worker: the fingerprint of the build, and on the offline page the files to precache. The 404 page, served under
 * any address, has none.
 */
export async function offlineHead(
  client: string,
  bundled: Bundle,
  pages: readonly SitePage[],
): Promise<(page: SitePage) => HeadTag[]> {
  const hash = createHash('sha256').update((await readdir(client, { recursive: true })).sort().join());
  for (const page of pages) hash.update(page.document());
  const build: HeadTag = ['meta', { name: 'build', content: hash.digest('hex').slice(0, 12) }];
  return ({ locale, page, document }) => {
    if (page === 'notFound') return [];
    if (page !== 'offline') return [build];
    const precached = pages.filter(
      other => other.locale === locale && precachedPages.includes(other.page as PageId),
    );
    if (precached.length < precachedPages.length)
      throw new Error('A page to precache is not among the pages.');
    const offline = document();
    if (!offline.includes(' hidden="" data-cached="/'))
      throw new Error('app/offline/cached-page.ts cannot find the links of the offline page.');
    const html = [offline, ...precached.map(other => other.document())].join();
    const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = '']) => path);
    const files = [
      ...precached.map(({ path }) => path),
      ...found(/(\/fonts\/[\w.-]+-basic\.[\w.-]+)/g),
      ...bundled.all,
      // The smallest width of each picture; the worker serves any cached one for the others.
      ...found(/ type="image\/avif" srcSet="(\/[^" ]+) /g),
    ];
    return [build, ['meta', { name: 'precache', content: [...new Set(files)].join(' ') }]];
  };
}

/** Writes the service worker. */
export async function writeWorker(client: string, siteLocales: readonly Locale[]): Promise<void> {
  const style = compact(await readFile('app/offline/stale-notice.css', 'utf8'));
  // The default language last, because its paths have no prefix.
  const ordered = [...siteLocales].sort(
    (one, other) => locales[other].pathPrefix.length - locales[one].pathPrefix.length,
  );
  const site: WorkerConfig = {
    hashedFolders,
    excluded: [
      ...serverPaths,
      ...siteLocales.flatMap(id => [pathTo('thanks', locales[id]), pathTo('refused', locales[id])]),
    ],
    timeZone: park.timeZone,
    style,
    styleSource: cspHash(style),
    languages: ordered.map(languageOf),
  };
  const code = await bundleScript('app/offline/worker.ts', { __CONFIG__: JSON.stringify(site) });
  await writeFile(join(client, workerFile), code);
}

/** Writes a worker that unregisters itself. */
export async function writeUnregisterWorker(client: string): Promise<void> {
  await writeFile(join(client, workerFile), await bundleScript('app/offline/unregister-worker.ts'));
}

function languageOf(id: Locale): OfflineLanguage {
  const { pathPrefix, clock, longDate, months, firstOfMonth } = locales[id];
  return {
    language: { pathPrefix, clock, longDate, months, firstOfMonth },
    words: words[id].offline.asOf,
    offlinePage: pathTo('offline', locales[id]),
  };
}
