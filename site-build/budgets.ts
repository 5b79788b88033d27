/** The sizes that a build can know, and what they may be. A site over its budget does not ship. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { exceptions } from '../domain/exceptions.ts';
import { allLocales, type Locale, locales } from '../i18n/locales.ts';
import { notFoundPath, pathTo } from '../i18n/paths.ts';
import { lateModules } from './html.ts';
import { phonePictures } from './phone-pictures.ts';

const kilobyte = 1024;

/** In bytes. Source: the quality goals of the project, see `docs/decisions/0003-budgets.md`. */
export const budgets = {
  script: 110 * kilobyte,
  style: 12 * kilobyte,
  fonts: 60 * kilobyte,
  homeUntilStart: 100 * kilobyte,
  homeWithReact: 210 * kilobyte,
  homeToItsEnd: 450 * kilobyte,
};

/** Pages that React never starts in: those in the place of others. */
const unstarted = (locale: Locale) => [notFoundPath(locales[locale]), pathTo('offline', locales[locale])];

interface Row {
  what: string;
  size: number;
  budget?: number;
}

/** Every page of every language. Told are those of the default language, and what is too large. */
export async function checkBudgets(client: string): Promise<void> {
  const fonts: Row = {
    what: 'fonts',
    size: await folderSize(join(client, 'fonts')),
    budget: budgets.fonts,
  };
  const started = (await readdir(client, { recursive: true }))
    .filter(name => name.endsWith('.html'))
    .filter(name => !allLocales.flatMap(unstarted).some(path => name === `${path.slice(1)}.html`));
  const homes = allLocales.map(id => fileOf(pathTo('home', locales[id])));
  const rows = await Promise.all(started.map(name => rowsOf(client, name, homes.includes(name))));
  const own = [fonts, ...rows.filter((_, index) => !isForeign(started[index] ?? '')).flat()];
  for (const { what, size, budget } of own) {
    const limit = budget ? ` of ${(budget / kilobyte).toFixed(0)}` : '';
    console.log(`${(size / kilobyte).toFixed(1).padStart(7)}${limit.padEnd(7)} KB  ${what}`);
  }
  const over = [fonts, ...rows.flat()].filter(({ size, budget }) => budget !== undefined && size > budget);
  if (over.length === 0) return;
  const names = over.map(({ what }) => what).join('; ');
  // Whoever closes the park tomorrow must not be stopped by what the words of it weigh.
  if (exceptions.length > 0) console.warn(`Over budget, with what is in domain/exceptions.ts: ${names}.`);
  else throw new Error(`Over budget: ${names}.`);
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Whether a page is of another language than the default one. */
const isForeign = (name: string) =>
  allLocales.some(id => {
    const prefix = locales[id].pathPrefix.slice(1);
    return prefix !== '' && (name === `${prefix}.html` || name.startsWith(`${prefix}/`));
  });

async function rowsOf(client: string, page: string, isHome: boolean): Promise<Row[]> {
  const html = await readFile(join(client, page), 'utf8');
  const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const script = await scriptSize(client, html);
  const text = (await stat(join(client, `${page}.br`))).size;
  const rows: Row[] = [
    { what: `${page}: HTML with style`, size: text },
    { what: `${page}: style in it`, size: await brotliSize(style), budget: budgets.style },
    { what: `${page}: script`, size: script, budget: budgets.script },
  ];
  if (!isHome) return rows;
  // The hero is in the text, and no other picture is fetched before it is scrolled to.
  const untilStart = text + (await basicFonts(client));
  const pictures = await pictureSizes(client, html);
  return [
    ...rows,
    { what: `${page} on a phone until React starts`, size: untilStart, budget: budgets.homeUntilStart },
    { what: `${page} on a phone with React`, size: untilStart + script, budget: budgets.homeWithReact },
    {
      what: `${page} on a phone, scrolled to its end`,
      size: pictures.reduce((sum, size) => sum + size, untilStart + script),
      budget: budgets.homeToItsEnd,
    },
  ];
}

/** Everything that the page's start loads, brotli. What is fetched on a later need (the calendar) is not in it. */
async function scriptSize(client: string, html: string): Promise<number> {
  const { manifest, entry, routes, preload } = lateModules(html);
  const urls = new Set([manifest, entry, ...Object.values(routes), ...preload]);
  const sizes = await Promise.all([...urls].map(async url => (await stat(join(client, `${url}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function pictureSizes(client: string, html: string): Promise<number[]> {
  return Promise.all(phonePictures(html).map(async file => (await stat(join(client, file))).size));
}

async function brotliSize(text: string): Promise<number> {
  return (await promisify(brotliCompress)(text)).length;
}

/** The cuts of the typefaces that every page needs. */
function basicFonts(client: string): Promise<number> {
  return folderSize(join(client, 'fonts'), name => name.includes('-basic.'));
}

async function folderSize(folder: string, counts: (name: string) => boolean = () => true): Promise<number> {
  const names = (await readdir(folder)).filter(counts);
  const sizes = await Promise.all(names.map(async name => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
