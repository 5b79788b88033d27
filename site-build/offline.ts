/** Makes the service worker of a build: `app/offline`, with what it has to know of the site. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfflineLanguage, OfflineSite } from '../app/offline/offline-site.ts';
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

/** What the live server answers itself: inquiries by script and by form, announcements, the office, its health. The worker leaves it alone. */
const serverPaths = ['/api', '/inquiries', programmePath, '/desk', '/healthz', '/readyz'];

/** The page that is kept before anybody has seen it. */
const keptPage: PageId = 'plan';

/** What its programs could load, and nobody needs there: other pages, and the offer of another language. */
const left = [
  ...[...pageIds.filter(id => id !== keptPage), 'thanks' as const, 'offline' as const].map(routeOf),
  'app/components/language-suggestion/suggestion-line.tsx',
];

/**
 * What the head of each page says to the worker: the fingerprint of its build, and on the offline page what is kept beside it. A page
 * that is served under any address says nothing.
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
    const kept = pages.find(other => other.locale === locale && other.page === keptPage);
    if (!kept) throw new Error(`${keptPage} is not among the pages.`);
    const html = kept.document();
    const offline = document();
    if (!offline.includes(' hidden="" data-kept="/'))
      throw new Error('The links of the offline page are not as app/offline/as-of.ts looks for them.');
    const files = [
      kept.path,
      // Small: of a picture that is kept, any width stands for the others.
      ...[...offline.matchAll(/ type="image\/avif" srcSet="(\S+) /g)].map(([, path = '']) => path),
      // A page that was kept as a document has its style inside, and none for who comes to it by a link.
      ...styles.map(name => `/assets/${name}`),
      ...new Set([...html.matchAll(/\/fonts\/[\w.-]+-basic\.[\w.-]+/g)].map(([path]) => path)),
      kept.data,
      // Another language is offered where there is a network that leads there.
      ...bundled.everyScriptOf(routeOf(keptPage), left),
      ...phonePictures(html),
    ];
    return [build, ['meta', { name: 'keep', content: files.join(' ') }]];
  };
}

/** Writes the worker that keeps the pages. */
export async function writeWorker(client: string, siteLocales: readonly Locale[]): Promise<void> {
  const style = compact(await readFile('app/offline/as-of.css', 'utf8'));
  // The default language last, whose paths have no prefix.
  const ordered = [...siteLocales].sort(
    (one, other) => locales[other].pathPrefix.length - locales[one].pathPrefix.length,
  );
  const site: OfflineSite = {
    folders: hashedFolders,
    never: [
      ...serverPaths,
      ...siteLocales.flatMap(id => [pathTo('thanks', locales[id]), pathTo('refused', locales[id])]),
    ],
    timeZone: park.timeZone,
    style,
    styleSource: cspHash(style),
    languages: ordered.map(languageOf),
  };
  const code = await bundleScript('app/offline/worker.ts', { __OFFLINE__: JSON.stringify(site) });
  await writeFile(join(client, workerFile), code);
}

/** In place of the worker: makes browsers forget it. */
export async function writeWithdrawn(client: string): Promise<void> {
  await writeFile(join(client, workerFile), await bundleScript('app/offline/withdrawn.ts'));
}

function languageOf(id: Locale): OfflineLanguage {
  const { pathPrefix, clock, longDate, months } = locales[id];
  return {
    language: { pathPrefix, clock, longDate, months },
    words: words[id].offline.asOf,
    offlinePage: pathTo('offline', locales[id]),
  };
}
