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
import { type PageId, pageIds, pathTo } from '../i18n/paths.ts';
import { hashedFolders, workerFile } from '../server/site/addresses.ts';
import type { Bundle } from './bundle.ts';
import { bundleScript } from './bundle-script.ts';
import { compact, cspHash } from './html.ts';
import { routeOf, type SitePage } from './pages.ts';
import { phonePictures } from './phone-pictures.ts';

/** Dynamic routes of the live server, which the worker leaves alone. */
const serverPaths = ['/api', '/inquiries', programmePath, '/desk', '/healthz', '/readyz'];

/** The page precached for offline use. */
const precachedPage: PageId = 'plan';

/** Scripts it could load that are useless offline: other pages, and the language suggestion. */
const excluded = [
  ...[...pageIds.filter(id => id !== precachedPage), 'thanks' as const, 'offline' as const].map(routeOf),
  'app/components/language-suggestion/suggestion-line.tsx',
];

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
  const styles = (await readdir(join(client, 'assets'))).filter(name => name.endsWith('.css'));
  return ({ locale, page, document }) => {
    if (page === 'notFound') return [];
    if (page !== 'offline') return [build];
    const precached = pages.find(other => other.locale === locale && other.page === precachedPage);
    if (!precached) throw new Error(`${precachedPage} is not among the pages.`);
    const html = precached.document();
    const offline = document();
    if (!offline.includes(' hidden="" data-cached="/'))
      throw new Error('app/offline/cached-page.ts cannot find the links of the offline page.');
    const files = [
      precached.path,
      // The smallest width of each picture; the worker serves any cached one for the others.
      ...[...offline.matchAll(/ type="image\/avif" srcSet="(\S+) /g)].map(([, path = '']) => path),
      // A cached document has its style inlined, but client-side navigation needs the stylesheets.
      ...styles.map(name => `/assets/${name}`),
      ...new Set([...html.matchAll(/\/fonts\/[\w.-]+-basic\.[\w.-]+/g)].map(([path]) => path)),
      precached.data,
      ...bundled.everyScriptOf(routeOf(precachedPage), excluded),
      ...phonePictures(html),
    ];
    return [build, ['meta', { name: 'precache', content: files.join(' ') }]];
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
  const { pathPrefix, clock, longDate, months } = locales[id];
  return {
    language: { pathPrefix, clock, longDate, months },
    words: words[id].offline.asOf,
    offlinePage: pathTo('offline', locales[id]),
  };
}
