/**
 * Makes the site of what React Router has prerendered: pages at their paths without slashes, React started late, hashes
 * for the security policy, compressed copies, the table that the server reads and the headers that a static host needs.
 */
import { cp, mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { park } from '../domain/park.ts';
import { parkDay } from '../domain/park-time.ts';
import { allLocales, defaultLocale, type Locale, type Localized, locales } from '../i18n/locales.ts';
import { notFoundPath, type PageId, pageIds, pathTo } from '../i18n/paths.ts';
import { readSiteSettings } from '../server/site/settings.ts';
import type { SiteEntry, SiteTable } from '../server/site/table.ts';
import { type PageTemplate, type PostAnswers, parseTemplate } from '../server/site/template.ts';
import { checkBudgets } from './budgets.ts';
import { writeTable } from './carry-over.ts';
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
async function finishPages() {
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
        : insert(startLate(html, lateStart.trim(), passed), 'head end', alternates(page));
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
    html = await withFirstPicture(html, file => readFile(join(client, file)));
    if (path !== '/') await rm(prerendered);
    await writeFile(join(client, path === '/' ? 'index.html' : `${path}.html`), html);
    // Other languages are below their own home page.
    if (path !== '/') await rmdir(join(client, path)).catch(() => {});
  }
}

const isPage = (page: PrerenderedPage['page']): page is PageId => pageIds.some(id => id === page);

async function builtModules(): Promise<(readonly [url: string, code: string])[]> {
  const names = (await readdir(join(client, 'assets'))).filter(name => name.endsWith('.js'));
  const read = async (name: string) =>
    [`/assets/${name}`, await readFile(join(client, 'assets', name), 'utf8')] as const;
  return Promise.all(names.map(read));
}

/** `hreflang` links to a page in every language, once there is more than one. */
function alternates(page: PageId): string {
  if (allLocales.length < 2) return '';
  const link = (lang: string, locale: Locale) =>
    `<link rel="alternate" hreflang="${lang}" href="${origin}${pathTo(page, locales[locale])}"/>`;
  return [
    ...allLocales.map(locale => link(locales[locale].lang, locale)),
    link('x-default', defaultLocale),
  ].join('');
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

async function writeTexts() {
  const pages = Object.values(locales).flatMap(language => pageIds.map(page => pathTo(page, language)));
  const urls = pages.map(path => `  <url><loc>${origin}${path}</loc></url>`).join('\n');
  const languages = allLocales.map(locale => locales[locale].lang).join(', ');
  const nextYear = new Date();
  nextYear.setUTCMonth(nextYear.getUTCMonth() + 11);
  await mkdir(join(client, '.well-known'), { recursive: true });
  await Promise.all([
    writeFile(
      join(client, 'sitemap.xml'),
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    ),
    writeFile(join(client, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`),
    // RFC 9116: a contact, and a date less than a year ahead after which the file is not to be trusted.
    writeFile(
      join(client, '.well-known/security.txt'),
      `Contact: mailto:${park.privacyEmail}\nExpires: ${nextYear.toISOString()}\nPreferred-Languages: ${languages}\nCanonical: ${origin}/.well-known/security.txt\n`,
    ),
  ]);
}

/** The table of everything that is served, with compressed copies beside what compresses. */
async function makeTable(live: Pick<SiteTable, 'postAnswers' | 'deskStyle'>): Promise<SiteTable> {
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
  const table: SiteTable = { inquiryMode, builtOn, entries, ...live };
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
  await finishPages();
  const live =
    inquiryMode === 'live' ? { postAnswers: await takePostAnswers(), deskStyle: await takeDeskStyle() } : {};
  await writeTexts();
  await writeNotices(client);
  await (offline ? writeWorker(client) : writeWithdrawn(client));
  const table = await makeTable(live);
  // A live site needs its server: no host of files takes an inquiry.
  if (inquiryMode === 'simulated') {
    await writeFile(join(client, '_headers'), netlifyHeaders(table));
    await writeFile(join(client, '_redirects'), netlifyRedirects(table));
    await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(table));
  }
  await checkBudgets(client);
}

if (import.meta.main) await finish();
