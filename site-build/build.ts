import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parkDay } from '../domain/park-time.ts';
import type { SiteFile } from '../server/site/files.ts';
import { listSiteFiles, manifestFile, type SiteManifest } from '../server/site/load-site.ts';
import { readSiteSettings } from '../server/site/settings.ts';
import { checkBudgets } from './budgets.ts';
import { bundle } from './bundle.ts';
import { writeCrawlerFiles } from './crawler-files.ts';
import { readDeskStyle } from './desk-style.ts';
import { createSitePolicy } from './document.ts';
import { writeHostFiles } from './hosts.ts';
import { createPageRenderer, pageNames, type SitePage } from './render-pages.ts';
import { writeUnregisterWorker, writeWorker } from './write-worker.ts';

export async function build(folder: string): Promise<void> {
  const client = join(folder, 'client');
  const { origin, inquiryMode, offline, siteLocales } = readSiteSettings(process.env);
  const today = parkDay();
  const settings = { origin, inquiryMode, siteLocales, today, offline };
  const output = await bundle(folder);
  const renderPage = await createPageRenderer(output.renderer, { ...settings, ...output });
  const documents: string[] = [];
  for (const locale of siteLocales)
    for (const name of pageNames) {
      const page = await renderPage(locale, name);
      documents.push(page.html);
      const file = join(client, fileOf(page));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, page.html);
    }
  await writeCrawlerFiles(client, settings);
  await (offline ? writeWorker(client) : writeUnregisterWorker(client));
  const policy = createSitePolicy(documents, inquiryMode);
  const manifest: SiteManifest = { inquiryMode, origin, policy };
  if (inquiryMode === 'live') manifest.deskStyle = await readDeskStyle();
  await writeFile(join(folder, manifestFile), JSON.stringify(manifest));
  const files = await listSiteFiles(client);
  await compressFiles(client, files);
  // Live inquiries need the server.
  if (inquiryMode === 'simulated') await writeHostFiles(folder, files, policy);
  await checkBudgets(client, documents, output);
}

const fileOf = ({ page, path }: SitePage) =>
  page === 'offline' ? path : path === '/' ? 'index.html' : `${path}.html`;

/** At once, because Node compresses on every core. */
async function compressFiles(client: string, files: readonly SiteFile[]): Promise<void> {
  const compressed = files.filter(file => file.isCompressed);
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

if (import.meta.main) await build(process.argv[2] ?? 'dist');
