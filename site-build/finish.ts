/**
 * Makes the site of what React Router has prerendered: pages at their paths without slashes, React started late, hashes
 * for the security policy, compressed copies, the table that the server reads and the headers that a static host needs.
 */
import { cp, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parkDay } from '../domain/park-time.ts';
import { allLocales, type Locale, type Localized, locales } from '../i18n/locales.ts';
import { notFoundPath, type PageId, pageIds, pathTo } from '../i18n/paths.ts';
import { readSiteSettings } from '../server/site/settings.ts';
import type { PageTexts, SiteEntry, SiteTable } from '../server/site/table.ts';
import { type PageTemplate, type PostAnswers, parseTemplate } from '../server/site/template.ts';
import { checkBudgets } from './budgets.ts';
import { tableIn, writeTable } from './carry-over.ts';
import { withFirstPicture } from './first-picture.ts';
import { netlifyHeaders, netlifyRedirects, nginxConfiguration } from './hosts.ts';
import {
  inlineHashes,
  insert,
  jsonLdElement,
  passedOn,
  posts,
  scriptElement,
  startLate,
  withoutScripts,
} from './html.ts';
import { alternates, textOf, writeMachineTexts } from './machine-texts.ts';
import { writeNotices } from './notices.ts';
import { nowData } from './now-data.ts';
import { compact, writeWithdrawn, writeWorker } from './offline.ts';
import { cacheRule, compressible, mediaTypes, nameBelow } from './site-files.ts';
import { smallScript } from './small-script.ts';
import { pageData } from './structured-data.ts';

const folder = process.env['BUILD_FOLDER'] ?? 'dist';
const client = join(folder, 'client');
const { origin, inquiryMode, offline } = readSiteSettings(process.env);

/** One of the small scripts of `app/start`. */
const startScript = (name: string, define?: Record<string, string>) =>
  smallScript(`app/start/${name}.ts`, define);

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
}

/** A page as React Router has left it: one language's build beside the other. */
interface PrerenderedPage {
  locale: Locale;
  page: PageId | 'thanks' | 'refused' | 'offline' | 'notFound';
  /** Its URL path. */
  path: string;
}

function pagesIn(locale: Locale): PrerenderedPage[] {
  const language = locales[locale];
  return [
    ...pageIds.map(page => ({ locale, page, path: pathTo(page, language) })),
    ...(inquiryMode === 'live'
      ? ([
          { locale, page: 'thanks', path: pathTo('thanks', language) },
          { locale, page: 'refused', path: pathTo('refused', language) },
        ] as const)
      : []),
    { locale, page: 'offline', path: pathTo('offline', language) },
    { locale, page: 'notFound', path: notFoundPath(language) },
  ];
}

/** Brings the builds of the languages together: what they share has the same name and content. */
async function gather() {
  for (const locale of allLocales) {
    const built = join(folder, 'languages', locale, 'client');
    // React Router's page for any path, which is nobody's here; it takes the place of a home page that the build does not have.
    await rm(join(built, pathTo('home', locales[locale]) === '/' ? '__spa-fallback.html' : 'index.html'));
    await cp(built, client, { recursive: true });
  }
  await rm(join(folder, 'languages'), { recursive: true });
}

/** Pages: from `x/index.html` to `x.html`, with their scripts as they should be. */
async function finishPages(): Promise<PageTexts> {
  const texts: PageTexts = {};
  const earlier = (await earlierTable())?.texts ?? {};
  const [early, lateStart, goBack, comeBack] = await Promise.all([
    startScript('early'),
    startScript('late-start'),
    startScript('go-back'),
    startScript('come-back'),
  ]);
  const passed = passedOn(await builtModules());
  const offlineStyle = compact(await readFile('app/offline/offline-page.css', 'utf8'));
  const now = Object.fromEntries(
    await Promise.all(
      allLocales.map(async locale => [
        locale,
        await startScript('now', { __NOW__: JSON.stringify(nowData(locale, parkDay())) }),
      ]),
    ),
  );
  for (const { locale, page, path } of allLocales.flatMap(pagesIn)) {
    const prerendered = join(client, path, 'index.html');
    let html = await readFile(prerendered, 'utf8');
    // None of these is hydrated: two are served under any address, the others are filled in by the server.
    html =
      page === 'notFound' || page === 'offline' || page === 'thanks' || page === 'refused'
        ? withoutScripts(html)
        : insert(startLate(html, lateStart.trim(), passed), 'head end', alternateLinks(page));
    // In the page of a post that was refused no script runs at all: it stays what the server has made of it.
    if (page !== 'refused') html = insert(html, 'head', scriptElement(early));
    if (page === 'notFound') html = insert(html, 'body end', scriptElement(goBack));
    else if (page !== 'refused' && page !== 'offline')
      html = insert(html, 'body end', scriptElement(now[locale]));
    if (page === 'offline') {
      html = insert(html, 'head end', `<style>${offlineStyle}</style>`);
      html = insert(html, 'body end', scriptElement(comeBack));
    }
    const parts = { origin, sharePicture: await sharePicture(locale), today: parkDay() };
    if (isPage(page)) html = insert(html, 'body end', jsonLdElement(pageData(parts, page, locale)));
    if (isPage(page)) texts[path] = textOf(html, earlier[path], parkDay());
    html = await withFirstPicture(html, file => readFile(join(client, file)));
    if (path !== '/') await rm(prerendered);
    await writeFile(join(client, path === '/' ? 'index.html' : `${path}.html`), html);
    // Other languages are below their own home page.
    if (path !== '/') await rmdir(join(client, path)).catch(() => {});
  }
  return texts;
}

/** That of the build before, where `site-build/site.ts` knows of one. */
async function earlierTable(): Promise<SiteTable | null> {
  const earlier = process.env['EARLIER_BUILD'];
  return earlier ? tableIn(earlier) : null;
}

/** `hreflang` links to a page in every language, once there is more than one. */
const alternateLinks = (page: PageId) =>
  alternates(page, origin)
    .map(({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${href}"/>`)
    .join('');

const isPage = (page: PrerenderedPage['page']): page is PageId => pageIds.some(id => id === page);

async function builtModules(): Promise<(readonly [url: string, code: string])[]> {
  const names = (await readdir(join(client, 'assets'))).filter(name => name.endsWith('.js'));
  const read = async (name: string) =>
    [`/assets/${name}`, await readFile(join(client, 'assets', name), 'utf8')] as const;
  return Promise.all(names.map(read));
}

/** The path of the picture that stands for the park in a language. */
async function sharePicture(locale: Locale): Promise<string> {
  const pictures: { home: string } = JSON.parse(await readFile(`content/${locale}/share.json`, 'utf8'));
  return pictures.home;
}

/** What answers a plain form post: taken from among the pages, and no file of the site itself. */
async function takePostAnswers(): Promise<Localized<PostAnswers>> {
  const take = async (path: string): Promise<PageTemplate> => {
    const file = join(client, `${path}.html`);
    const html = await readFile(file, 'utf8');
    await rm(file);
    return { parts: parseTemplate(html), inline: inlineHashes(html), posts: posts(html) };
  };
  const answers = allLocales.map(async locale => {
    const language = locales[locale];
    const refused = await take(pathTo('refused', language));
    return [locale, { refused, thanks: await take(pathTo('thanks', language)) }];
  });
  return Object.fromEntries(await Promise.all(answers));
}

/** The stylesheet of the ticket office's pages, with the site's own colours and typefaces. */
async function takeDeskStyle(): Promise<string> {
  const parts = ['app/styles/tokens.css', 'app/styles/fonts.css', 'server/inquiries/desk/desk.css'];
  return (await Promise.all(parts.map(part => readFile(part, 'utf8')))).join('\n');
}

/** The table of everything that is served, with compressed copies beside what compresses. */
async function makeTable(more: Pick<SiteTable, 'texts' | 'postAnswers' | 'deskStyle'>): Promise<SiteTable> {
  const entries: SiteEntry[] = [];
  for (const file of (await files(client)).sort()) {
    const name = nameBelow(client, file);
    const ending = extname(name);
    const type = mediaTypes[ending];
    if (!type) throw new Error(`${name}: no media type is known for "${ending}" (site-build/site-files.ts).`);
    const bytes = await readFile(file);
    if (compressible.has(ending)) await compress(file, bytes);
    entries.push({
      path: ending === '.html' ? `/${name.replace(/(index)?\.html$/, '')}` : `/${name}`,
      file: name,
      status: basename(name) === '404.html' ? 404 : 200,
      type,
      cache: cacheRule(name),
      compressed: compressible.has(ending),
      ...(ending === '.html' && { inline: inlineHashes(bytes.toString()), posts: posts(bytes.toString()) }),
    });
  }
  const builtOn = parkDay();
  const table: SiteTable = { inquiryMode, builtOn, entries, ...more };
  await writeTable(folder, table);
  return table;
}

async function compress(file: string, bytes: Buffer) {
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, options));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

export async function finish(): Promise<void> {
  await gather();
  const texts = await finishPages();
  const live =
    inquiryMode === 'live' ? { postAnswers: await takePostAnswers(), deskStyle: await takeDeskStyle() } : {};
  await writeMachineTexts(client, origin, texts);
  await writeNotices(client);
  await (offline ? writeWorker(client) : writeWithdrawn(client));
  const table = await makeTable({ texts, ...live });
  // A live site needs its server: no host of files takes an inquiry.
  if (inquiryMode === 'simulated') {
    await writeFile(join(client, '_headers'), netlifyHeaders(table));
    await writeFile(join(client, '_redirects'), netlifyRedirects(table));
    await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(table));
  }
  await checkBudgets(client);
}

if (import.meta.main) await finish();
