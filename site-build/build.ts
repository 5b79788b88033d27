/**
 * Builds the site into a folder: bundles, prerenders the pages, and writes compressed copies, what its server needs and configuration for
 * static hosts.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parkDay } from '../domain/park-time.ts';
import { isPageId } from '../i18n/paths.ts';
import { type AnswerPages, pagesFile, rendererFolder } from '../server/site/answer-pages.ts';
import type { SiteFile } from '../server/site/files.ts';
import { readSiteSettings } from '../server/site/settings.ts';
import { listSiteFiles, manifestFile, type PageHashes, type SiteManifest } from '../server/site/site.ts';
import { checkBudgets } from './budgets.ts';
import { bundle } from './bundle.ts';
import { textOf, writeCrawlerFiles } from './crawler-files.ts';
import { writeForHosts } from './hosts.ts';
import { sitePolicy } from './html.ts';
import { writeUnregisterWorker, writeWorker } from './offline.ts';
import { pageMaker, pageNames, type SitePage } from './pages.ts';

/** @param earlier folder of the previous build, if any */
export async function build(folder: string, earlier: string): Promise<void> {
  const client = join(folder, 'client');
  const { origin, inquiryMode, offline, siteLocales } = readSiteSettings(process.env);
  const today = parkDay();
  const settings = { origin, inquiryMode, siteLocales, today, offline };
  const bundled = await bundle(folder);
  const make = await pageMaker(bundled.renderer, { ...settings, ...bundled });
  const pages: SitePage[] = [];
  for (const locale of siteLocales) for (const page of pageNames) pages.push(await make.page(locale, page));

  const before = await textsIn(earlier);
  const pageHashes: PageHashes = {};
  const documents: string[] = [];
  for (const page of pages) {
    const html = page.document();
    documents.push(html);
    const file = join(client, fileOf(page));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    if (isPageId(page.page)) pageHashes[page.path] = textOf(html, before[page.path], today);
  }
  await writeCrawlerFiles(client, settings, pageHashes);
  await (offline ? writeWorker(client, siteLocales, pages, bundled) : writeUnregisterWorker(client));
  const renderer = join(folder, rendererFolder);
  if (inquiryMode === 'live') {
    const answers: AnswerPages = {};
    for (const locale of siteLocales) answers[locale] = await make.answers(locale);
    await writeFile(join(renderer, pagesFile), JSON.stringify(answers));
  } else await rm(renderer, { recursive: true });
  const policy = sitePolicy(documents, inquiryMode);
  const record: SiteManifest = { inquiryMode, origin, builtOn: today, policy, pageHashes };
  if (inquiryMode === 'live') record.deskStyle = await deskStyle();
  await writeFile(join(folder, manifestFile), JSON.stringify(record));
  const files = await listSiteFiles(client);
  await compressFiles(client, files);
  // Live inquiries need the server, so static hosts are out of the question.
  if (inquiryMode === 'simulated') await writeForHosts(folder, files, policy);
  await checkBudgets(client, documents, bundled);
}

const fileOf = ({ page, path }: SitePage) =>
  page === 'offline' ? path : path === '/' ? 'index.html' : `${path}.html`;

/** The texts of an earlier build, if there is one. */
async function textsIn(folder: string): Promise<PageHashes> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as Partial<SiteManifest>).pageHashes ?? {};
}

/** The stylesheet of the office pages, with the site's tokens and typefaces. */
export async function deskStyle(): Promise<string> {
  const parts = ['app/styles/tokens.css', 'app/styles/fonts.css', 'server/inquiries/desk/desk.css'];
  return (await Promise.all(parts.map(part => readFile(part, 'utf8')))).join('\n');
}

/** Writes compressed copies, concurrently: Node compresses on every core. */
async function compressFiles(client: string, files: readonly SiteFile[]): Promise<void> {
  const compressed = files.filter(file => file.compressed);
  await Promise.all(compressed.map(({ file }) => compress(join(client, file))));
}

async function compress(file: string) {
  const bytes = await readFile(file);
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
