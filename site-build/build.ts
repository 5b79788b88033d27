/**
 * Builds the site into a folder: bundles, prerenders the pages, and writes compressed copies, the server's table of files and
 * configuration for static hosts.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parkDay } from '../domain/park-time.ts';
import type { Locale, Localized } from '../i18n/locales.ts';
import { isPageId } from '../i18n/paths.ts';
import { type InquiryMode, readSiteSettings } from '../server/site/settings.ts';
import { type PageTexts, type SiteEntry, type SiteTable, tableFile } from '../server/site/table.ts';
import { type PageTemplate, type PostAnswers, parseTemplate } from '../server/site/template.ts';
import { checkBudgets } from './budgets.ts';
import { bundle } from './bundle.ts';
import { textOf, writeCrawlerFiles } from './crawler-files.ts';
import { writeForHosts } from './hosts.ts';
import { inlineHashes, posts } from './html.ts';
import { writeUnregisterWorker, writeWorker } from './offline.ts';
import { pageMaker, pageNames, type SitePage } from './pages.ts';
import { cacheRule, compressible, mediaTypes, nameBelow } from './site-files.ts';
import { writeNotices } from './third-party-notices.ts';

/** @param earlier folder of the previous build, if any */
export async function build(folder: string, earlier: string): Promise<void> {
  const client = join(folder, 'client');
  const { origin, inquiryMode, offline, siteLocales } = readSiteSettings(process.env);
  const today = parkDay();
  const settings = { origin, inquiryMode, siteLocales, today, offline };
  const bundled = await bundle(folder);
  const make = await pageMaker(bundled.renderer, { ...settings, ...bundled });
  const pages: SitePage[] = [];
  for (const locale of siteLocales)
    for (const page of pageNames(inquiryMode)) pages.push(await make(locale, page));

  const asked = pages.filter(({ page }) => page !== 'thanks' && page !== 'refused');
  const before = (await tableIn(earlier))?.texts ?? {};
  const texts: PageTexts = {};
  for (const page of asked) {
    const html = page.document();
    const file = join(client, fileOf(page));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    if (isPageId(page.page)) texts[page.path] = textOf(html, before[page.path], today);
  }
  await writeCrawlerFiles(client, settings, texts);
  await writeNotices(client);
  await (offline ? writeWorker(client, siteLocales, asked, bundled) : writeUnregisterWorker(client));
  const live =
    inquiryMode === 'live'
      ? { postAnswers: postAnswers(pages, siteLocales), deskStyle: await deskStyle() }
      : {};
  const table = await makeTable(folder, inquiryMode, { origin, texts, ...live });
  // Live inquiries need the server, so static hosts are out of the question.
  if (inquiryMode === 'simulated') await writeForHosts(folder, table);
  await checkBudgets(client, asked, { ...bundled, ...bundled.renderer });
}

const fileOf = ({ page, path }: SitePage) =>
  page === 'offline' ? path : path === '/' ? 'index.html' : `${path}.html`;

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
}

/** The templates that answer a plain form post, filled in by the server. */
function postAnswers(pages: readonly SitePage[], siteLocales: readonly Locale[]): Localized<PostAnswers> {
  const template = (locale: string, name: 'refused' | 'thanks'): PageTemplate => {
    const html = pages.find(({ locale: id, page }) => id === locale && page === name)?.document() ?? '';
    return { parts: parseTemplate(html), inline: inlineHashes(html), posts: posts(html) };
  };
  return Object.fromEntries(
    siteLocales.map(locale => [
      locale,
      { refused: template(locale, 'refused'), thanks: template(locale, 'thanks') },
    ]),
  ) as Localized<PostAnswers>;
}

/** The stylesheet of the office pages, with the site's tokens and typefaces. */
export async function deskStyle(): Promise<string> {
  const parts = ['app/styles/tokens.css', 'app/styles/fonts.css', 'server/inquiries/desk/desk.css'];
  return (await Promise.all(parts.map(part => readFile(part, 'utf8')))).join('\n');
}

/** Writes the table of all served files, and compressed copies of those that compress. */
export async function makeTable(
  folder: string,
  inquiryMode: InquiryMode,
  more: Pick<SiteTable, 'origin' | 'texts' | 'postAnswers' | 'deskStyle'>,
): Promise<SiteTable> {
  const client = join(folder, 'client');
  const entryOf = async (file: string): Promise<SiteEntry> => {
    const name = nameBelow(client, file);
    const ending = extname(name);
    const type = mediaTypes[ending];
    if (!type) throw new Error(`${name}: no media type is known for "${ending}" (site-build/site-files.ts).`);
    const bytes = await readFile(file);
    if (compressible.has(ending)) await compress(file, bytes);
    return {
      path: ending === '.html' ? `/${name.replace(/(index)?\.html$/, '')}` : `/${name}`,
      file: name,
      status: basename(name) === '404.html' ? 404 : 200,
      type,
      cache: cacheRule(name),
      compressed: compressible.has(ending),
      ...(ending.startsWith('.htm') && {
        inline: inlineHashes(bytes.toString()),
        posts: posts(bytes.toString()),
      }),
    };
  };
  // Concurrently: Node compresses on every core.
  const entries = await Promise.all((await files(client)).sort().map(entryOf));
  const builtOn = parkDay();
  const table: SiteTable = { inquiryMode, builtOn, entries, ...more };
  await writeFile(join(folder, tableFile), `${JSON.stringify(table, null, 1)}\n`);
  return table;
}

/** The table of a built site, or null. */
export async function tableIn(folder: string): Promise<SiteTable | null> {
  const file = join(folder, tableFile);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as SiteTable) : null;
}

async function compress(file: string, bytes: Buffer) {
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, options));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

if (import.meta.main) {
  const [folder = 'dist', earlier = folder] = process.argv.slice(2);
  await build(folder, earlier);
}
