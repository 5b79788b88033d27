/** Makes the service worker of a build: `app/offline`, with what it has to know of the site. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { OfflineLanguage, OfflineSite } from '../app/offline/offline-site.ts';
import { words } from '../content/words.ts';
import { park } from '../domain/park.ts';
import { allLocales, type Locale, locales } from '../i18n/locales.ts';
import { type PageId, pathTo } from '../i18n/paths.ts';
import { hashedFolders, workerFile } from '../server/site/addresses.ts';
import { cspHash, insert, lateModules } from './html.ts';
import { phonePictures } from './phone-pictures.ts';
import { smallScript } from './small-script.ts';

/** What the live server answers itself: inquiries by script and by form, the office, its health. The worker leaves it alone. */
const serverPaths = ['/api', '/inquiries', '/desk', '/healthz', '/readyz'];

/** The page that is kept before anybody has seen it. */
const keptPage: PageId = 'plan';

/** Marks the pages with the fingerprint of the build, and writes the worker that keeps them. */
export async function writeWorker(client: string): Promise<void> {
  const names = (await readdir(client, { recursive: true })).sort();
  const pages = names.filter(name => name.endsWith('.html'));
  const hash = createHash('sha256').update(names.join());
  for (const page of pages) hash.update(await readFile(join(client, page)));
  const build = hash.digest('hex').slice(0, 12);
  for (const page of pages.filter(name => basename(name) !== '404.html')) {
    const file = join(client, page);
    await writeFile(
      file,
      insert(await readFile(file, 'utf8'), 'head', `<meta name="build" content="${build}"/>`),
    );
  }
  for (const id of allLocales) await listKept(client, id);
  const style = compact(await readFile('app/offline/as-of.css', 'utf8'));
  // The default language last, whose paths have no prefix.
  const ordered = [...allLocales].sort(
    (one, other) => locales[other].pathPrefix.length - locales[one].pathPrefix.length,
  );
  const site: OfflineSite = {
    folders: hashedFolders,
    never: [
      ...serverPaths,
      ...allLocales.flatMap(id => [pathTo('thanks', locales[id]), pathTo('refused', locales[id])]),
    ],
    timeZone: park.timeZone,
    style,
    styleSource: cspHash(style),
    languages: ordered.map(languageOf),
  };
  const code = await smallScript('app/offline/worker.ts', { __OFFLINE__: JSON.stringify(site) });
  await writeFile(join(client, workerFile), code);
}

/** In place of the worker: makes browsers forget it. */
export async function writeWithdrawn(client: string): Promise<void> {
  await writeFile(join(client, workerFile), await smallScript('app/offline/withdrawn.ts'));
}

function languageOf(id: Locale): OfflineLanguage {
  const { pathPrefix, clock, longDate, months } = locales[id];
  return {
    language: { pathPrefix, clock, longDate, months },
    words: words[id].offline.asOf,
    offlinePage: pathTo('offline', locales[id]),
  };
}

/** Has the offline page of a language name what is kept beside it. */
async function listKept(client: string, id: Locale): Promise<void> {
  const page = pathTo(keptPage, locales[id]);
  const file = join(client, `${pathTo('offline', locales[id])}.html`);
  const offline = await readFile(file, 'utf8');
  if (!offline.includes(' hidden="" data-kept="/'))
    throw new Error('The links of the offline page are not as app/offline/as-of.ts looks for them.');
  const kept = [
    page,
    // Small: of a picture that is kept, any width stands for the others.
    ...[...offline.matchAll(/ type="image\/avif" srcSet="(\S+) /g)].map(([, path = '']) => path),
    // A page that was kept as a document has its style inside, and none for who comes to it by a link.
    ...(await readdir(join(client, 'assets')))
      .filter(name => name.endsWith('.css'))
      .map(name => `/assets/${name}`),
    ...(await filesOf(client, await readFile(join(client, `${page}.html`), 'utf8'))),
  ];
  await writeFile(file, insert(offline, 'head', `<meta name="keep" content="${kept.join(' ')}"/>`));
}

/** What a page needs on a phone: its typefaces, its pictures, its modules with all that those load later. */
async function filesOf(client: string, html: string): Promise<string[]> {
  const { manifest, entry, routes, preload } = lateModules(html);
  // The manifest names every page of the site.
  const modules = new Set([...preload, entry, ...Object.values(routes)].filter(path => path !== manifest));
  const folder = join(client, 'assets');
  // Another language is offered where there is a network that leads there.
  const known = (await readdir(folder)).filter(
    name => /^(?!offer-).*\.js$/.test(name) && `/assets/${name}` !== manifest,
  );
  // A set grows while it is walked.
  for (const path of modules) {
    const code = await readFile(join(client, path), 'utf8');
    for (const name of known) if (code.includes(name)) modules.add(`/assets/${name}`);
  }
  const fonts = new Set([...html.matchAll(/\/fonts\/[\w.-]+-basic\.[\w.-]+/g)].map(([path]) => path));
  return [...fonts, manifest, ...modules, ...phonePictures(html)];
}

/** A stylesheet without its comments and blanks. */
export function compact(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim();
}
