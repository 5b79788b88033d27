/** Builds the service worker (`app/offline`). */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precachedPages } from '../app/offline/precached-pages.ts';
import type { OfflineLanguage, WorkerConfig } from '../app/offline/worker-config.ts';
import { apiRoot, serverPaths } from '../domain/inquiry-api.ts';
import { park } from '../domain/park.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { pathTo } from '../i18n/paths.ts';
import { words } from '../i18n/words.ts';
import { hashedFolders, workerFile } from '../server/site/files.ts';
import type { Bundle } from './bundle.ts';
import { bundleScript } from './bundle-script.ts';
import type { SitePage } from './pages.ts';

/** Changes with every page, so that browsers refresh the precache. */
export async function writeWorker(
  client: string,
  siteLocales: readonly Locale[],
  pages: readonly SitePage[],
  { all }: Pick<Bundle, 'all'>,
): Promise<void> {
  // The default language comes last, because its empty prefix matches every path.
  const orderedLocales = [...siteLocales].sort(
    (a, b) => locales[b].pathPrefix.length - locales[a].pathPrefix.length,
  );
  const config: WorkerConfig = {
    hashedFolders,
    excluded: [apiRoot, ...serverPaths],
    timeZone: park.timeZone,
    languages: orderedLocales.map(id => createOfflineLanguage(id, pages, all)),
  };
  const hash = createHash('sha256');
  for (const page of pages) hash.update(page.document());
  const code = await bundleScript('app/offline/worker.ts', {
    __CONFIG__: JSON.stringify(config),
    'process.env.NODE_ENV': '"production"',
  });
  await writeFile(join(client, workerFile), `// ${hash.digest('hex')}\n${code}`);
}

export async function writeUnregisterWorker(client: string): Promise<void> {
  await writeFile(join(client, workerFile), await bundleScript('app/offline/unregister-worker.ts'));
}

function createOfflineLanguage(
  id: Locale,
  pages: readonly SitePage[],
  scripts: readonly string[],
): OfflineLanguage {
  const { pathPrefix, intl, clock, longDatePattern, months, firstOfMonth } = locales[id];
  const html = (...names: string[]) =>
    pages
      .filter(({ locale, page }) => locale === id && names.includes(page))
      .map(page => page.document())
      .join('');
  const findPaths = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, path = '']) => path);
  return {
    language: { pathPrefix, intl, clock, longDatePattern, months, firstOfMonth },
    words: words[id].offline.asOf,
    offlinePage: pathTo('offline', locales[id]),
    pages: precachedPages.map(page => pathTo(page, locales[id])),
    files: [
      ...new Set([
        ...scripts,
        ...findPaths(html(...precachedPages), /(\/fonts\/[\w.-]+-basic\.[\w.-]+)/g),
        // Only the planner's small pictures are precached.
        ...findPaths(html('plan'), / type="image\/avif" srcSet="(\/[^" ]+) /g),
      ]),
    ],
  };
}
