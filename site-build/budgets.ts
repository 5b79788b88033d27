/** The sizes that a build can know, and what they may be. A site over its budget does not ship. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { exceptions } from '../domain/exceptions.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { isPageId } from '../i18n/paths.ts';
import type { Bundle } from './bundle.ts';
import { routeOf, type SitePage } from './pages.ts';
import { phonePictures } from './phone-pictures.ts';

const kilobyte = 1024;

/** In bytes. Source: the quality goals of the project, see `docs/decisions/0003-budgets.md`. */
export const budgets = {
  script: 104 * kilobyte,
  style: 12 * kilobyte,
  fonts: 60 * kilobyte,
  homeUntilStart: 100 * kilobyte,
  homeWithReact: 210 * kilobyte,
  homeToItsEnd: 450 * kilobyte,
};

interface Row {
  what: string;
  size: number;
  budget?: number;
}

/** Every page of every language. Told are those of the default language, and what is too large. */
export async function checkBudgets(
  client: string,
  pages: readonly SitePage[],
  bundled: Pick<Bundle, 'scriptsOf'>,
): Promise<void> {
  const fonts: Row = {
    what: 'fonts',
    size: await folderSize(join(client, 'fonts')),
    budget: budgets.fonts,
  };
  const started = pages.filter(({ page }) => isPageId(page));
  const rows = await Promise.all(started.map(page => rowsOf(client, page, bundled)));
  const own = [fonts, ...rows.filter((_, index) => started[index]?.locale === defaultLocale).flat()];
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

async function rowsOf(
  client: string,
  { page, path, data }: SitePage,
  bundled: Pick<Bundle, 'scriptsOf'>,
): Promise<Row[]> {
  const name = fileOf(path);
  const html = await readFile(join(client, name), 'utf8');
  const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const script = await totalSize(client, bundled.scriptsOf(routeOf(page)));
  const text = (await stat(join(client, `${name}.br`))).size;
  const rows: Row[] = [
    { what: `${name}: HTML with style`, size: text },
    { what: `${name}: style in it`, size: await brotliSize(style), budget: budgets.style },
    { what: `${name}: script`, size: script, budget: budgets.script },
  ];
  if (page !== 'home') return rows;
  const withData = script + (await totalSize(client, [data]));
  // The hero is in the text, and no other picture is fetched before it is scrolled to.
  const untilStart = text + (await basicFonts(client));
  const pictures = await pictureSizes(client, html);
  return [
    ...rows,
    { what: `${name} on a phone until React starts`, size: untilStart, budget: budgets.homeUntilStart },
    { what: `${name} on a phone with React`, size: untilStart + withData, budget: budgets.homeWithReact },
    {
      what: `${name} on a phone, scrolled to its end`,
      size: pictures.reduce((sum, size) => sum + size, untilStart + withData),
      budget: budgets.homeToItsEnd,
    },
  ];
}

/** Of files that are sent with brotli. What a page fetches on a later need, such as the calendar, is not in its start. */
async function totalSize(client: string, urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(urls.map(async url => (await stat(join(client, `${url}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function pictureSizes(client: string, html: string): Promise<number[]> {
  return Promise.all(phonePictures(html).map(async file => (await stat(join(client, file))).size));
}

/** Remembered: many pages have the same style. */
const brotliSizes = new Map<string, Promise<number>>();

function brotliSize(text: string): Promise<number> {
  const size = brotliSizes.get(text) ?? promisify(brotliCompress)(text).then(({ length }) => length);
  brotliSizes.set(text, size);
  return size;
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
