/**
 * Makes the site of what React Router has prerendered: pages at their paths without slashes, React started late, hashes
 * for the security policy, compressed copies, the table that the server reads and the headers that a static host needs.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as bundle } from 'vite';
import { dayIn } from '../domain/day.ts';
import { park } from '../domain/park.ts';
import { allLocales, type Locale, type Localized, locales } from '../i18n/locales.ts';
import { pageIds, pathTo, thanksPath } from '../i18n/paths.ts';
import type { FormPages } from '../server/site/form-pages.ts';
import { readSiteSettings } from '../server/site/settings.ts';
import type { SiteEntry, SiteTable } from '../server/site/table.ts';
import { checkBudgets } from './budgets.ts';
import { writeTable } from './carry-over.ts';
import { cutFaultsPage, cutThanksPage } from './form-pages.ts';
import { netlifyHeaders, netlifyRedirects, nginxConfiguration } from './hosts.ts';
import {
  inlineHashes,
  insert,
  jsonLdElement,
  posts,
  scriptElement,
  startLate,
  withoutScripts,
} from './html.ts';
import { writeNotices } from './notices.ts';
import { cacheRule, compressible, mediaTypes, nameBelow } from './site-files.ts';
import { zooData } from './structured-data.ts';

const folder = process.env['BUILD_FOLDER'] ?? 'dist';
const client = join(folder, 'client');
const { origin, inquiryMode } = readSiteSettings(process.env);

/** One of the small scripts of `app/start` as minified text. */
async function earlyScript(name: string): Promise<string> {
  const output = await bundle({
    configFile: false,
    logLevel: 'warn',
    define: { __TIME_ZONE__: JSON.stringify(park.timeZone) },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      lib: { entry: `app/start/${name}.ts`, formats: ['iife'], name: 'early' },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (!first || !('output' in first)) throw new Error(`app/start/${name}.ts could not be bundled.`);
  const [{ code, moduleIds }] = first.output;
  // What is bundled from elsewhere is named among the notices, and these scripts are not looked through for it.
  if (moduleIds.some(id => id.includes('node_modules')))
    throw new Error(
      `app/start/${name}.ts holds code of a package, which site-build/notices.ts does not know of.`,
    );
  return code;
}

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
}

/** Pages: from `x/index.html` to `x.html`, with their scripts as they should be. */
async function finishPages() {
  await rm(join(client, '__spa-fallback.html'), { force: true });
  const [early, lateStart, goBack] = await Promise.all(['early', 'late-start', 'go-back'].map(earlyScript));
  if (!early || !lateStart || !goBack) throw new Error('A script of app/start is empty.');
  const described = new Set(['index.html', 'contact.html']);
  const thanks = new Set(allLocales.map(locale => `${thanksPath(locale)}.html`));
  for (const file of (await files(client)).filter(found => basename(found) === 'index.html')) {
    const own = dirname(file);
    const target = own === client ? file : `${own}.html`;
    const name = nameBelow(client, target);
    const html = await readFile(file, 'utf8');
    const page =
      name === '404.html'
        ? insert(insert(withoutScripts(html), 'head', scriptElement(early)), 'body', scriptElement(goBack))
        : thanks.has(`/${name}`)
          ? insert(withoutScripts(html), 'head', scriptElement(early))
          : insert(startLate(html, lateStart.trim()), 'head', scriptElement(early));
    await writeFile(file, described.has(name) ? insert(page, 'body', jsonLdElement(zooData(origin))) : page);
    if (target !== file) {
      await rename(file, target);
      await rm(own, { recursive: true });
    }
  }
}

/** What answers a plain form post: cut out of the pages, and no file of the site itself. */
async function takeFormPages(): Promise<FormPages> {
  const cut = async <T>(make: (html: string) => T, pathIn: (locale: Locale) => string) => {
    const pages = allLocales.map(async locale => {
      const html = await readFile(join(client, `${pathIn(locale)}.html`), 'utf8');
      return [locale, make(html)] as const;
    });
    return Object.fromEntries(await Promise.all(pages)) as Localized<T>;
  };
  const pages: FormPages = {
    faults: await cut(cutFaultsPage, locale => pathTo('contact', locale)),
    thanks: await cut(cutThanksPage, thanksPath),
  };
  await Promise.all(allLocales.map(locale => rm(join(client, `${thanksPath(locale)}.html`))));
  return pages;
}

async function writeTexts() {
  const pages = allLocales.flatMap(locale => pageIds.map(page => pathTo(page, locale)));
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
async function makeTable(formPages: FormPages | undefined): Promise<SiteTable> {
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
      status: name === '404.html' ? 404 : 200,
      type,
      cache: cacheRule(name),
      compressed: compressible.has(ending),
      ...(ending === '.html' && { inline: inlineHashes(bytes.toString()), posts: posts(bytes.toString()) }),
    });
  }
  const builtOn = dayIn(park.timeZone, new Date());
  const table: SiteTable = { inquiryMode, builtOn, entries, ...(formPages && { formPages }) };
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
  await finishPages();
  const formPages = inquiryMode === 'live' ? await takeFormPages() : undefined;
  await writeTexts();
  await writeNotices(client);
  const table = await makeTable(formPages);
  // A live site needs its server: no host of files takes an inquiry.
  if (inquiryMode === 'simulated') {
    await writeFile(join(client, '_headers'), netlifyHeaders(table));
    await writeFile(join(client, '_redirects'), netlifyRedirects(table));
    await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(table));
  }
  await checkBudgets(client);
}

if (import.meta.main) await finish();
