/** Size budgets. A build over budget fails. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { exceptions } from '../domain/exceptions.ts';
import { parkDay } from '../domain/park-time.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { isPageId } from '../i18n/paths.ts';
import type { Bundle, Renderer } from './bundle.ts';
import type { SitePage } from './pages.ts';
import { phonePictures } from './phone-pictures.ts';

const kilobyte = 1024;

/** In bytes, see `docs/decisions/0003-budgets.md`. */
export const budgets = {
  /** Of a page without an island, and with one. */
  script: { none: 3.5 * kilobyte, inquiry: 83 * kilobyte, planner: 94 * kilobyte },
  style: 14 * kilobyte,
  fonts: 60 * kilobyte,
  /** The home page on a phone: its document and typefaces, all before scrolling, and all. */
  homeUntilStart: 80 * kilobyte,
  homeBeforeScrolling: 150 * kilobyte,
  homeToItsEnd: 330 * kilobyte,
};

type Budgeted = Pick<Bundle, 'entry' | 'scriptsOf'> & Pick<Renderer, 'islandOf'>;

interface Row {
  what: string;
  size: number;
  budget?: number;
}

/** Checks every page in every language, on the park's day `today`. Prints those of the default language. */
export async function checkBudgets(
  client: string,
  pages: readonly SitePage[],
  bundled: Budgeted,
  today = parkDay(),
): Promise<void> {
  const fonts = (await readdir(join(client, 'fonts'))).map(name => `fonts/${name}`);
  const own: Row[] = [{ what: 'fonts', size: await sizeOf(client, fonts), budget: budgets.fonts }];
  const all = [...own];
  for (const page of pages.filter(({ page }) => isPageId(page))) {
    const rows = await rowsOf(client, page, bundled, fonts);
    all.push(...rows);
    if (page.locale === defaultLocale) own.push(...rows);
  }
  for (const { what, size, budget } of own) {
    const limit = budget ? ` of ${(budget / kilobyte).toFixed(0)}` : '';
    console.log(`${(size / kilobyte).toFixed(1).padStart(7)}${limit.padEnd(7)} KB  ${what}`);
  }
  const over = all.filter(({ size, budget }) => budget !== undefined && size > budget);
  if (over.length === 0) return;
  const names = over.map(({ what }) => what).join('; ');
  // A closure at short notice must not be blocked by the size of its notice.
  if (exceptions.some(({ from, to = from }) => to >= today))
    console.warn(`Over budget, with what is in domain/exceptions.ts: ${names}.`);
  else throw new Error(`Over budget: ${names}.`);
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

async function rowsOf(
  client: string,
  { page, path }: SitePage,
  { entry, scriptsOf, islandOf }: Budgeted,
  fonts: readonly string[],
): Promise<Row[]> {
  const name = fileOf(path);
  const html = await readFile(join(client, name), 'utf8');
  const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  // Without what a page loads on demand, such as the calendar.
  const island = islandOf(page);
  const scripts = [entry, ...(island ? scriptsOf(island) : [])];
  const script = await sizeOf(client, scripts, '.br');
  const text = await sizeOf(client, [name], '.br');
  const rows: Row[] = [
    { what: `${name}: HTML with style`, size: text },
    { what: `${name}: style in it`, size: await brotliSize(style), budget: budgets.style },
    { what: `${name}: script`, size: script, budget: budgets.script[island ?? 'none'] },
  ];
  if (page !== 'home') return rows;
  // The hero is inlined, and all other pictures load lazily.
  const basicFonts = fonts.filter(font => font.includes('-basic.'));
  const untilStart = text + (await sizeOf(client, basicFonts));
  const toItsEnd = untilStart + script + (await sizeOf(client, phonePictures(html)));
  const phone = `${name} on a phone`;
  return [
    ...rows,
    { what: `${phone} until it is complete`, size: untilStart, budget: budgets.homeUntilStart },
    { what: `${phone}, scrolled to its end`, size: toItsEnd, budget: budgets.homeToItsEnd },
  ];
}

/** Total size of some files; `ending` is `.br` for those sent with Brotli. */
async function sizeOf(client: string, names: readonly string[], ending = ''): Promise<number> {
  const files = await Promise.all(names.map(name => stat(join(client, name + ending))));
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Cache: many pages share a stylesheet. */
const brotliSizes = new Map<string, Promise<number>>();

function brotliSize(text: string): Promise<number> {
  const size = brotliSizes.get(text) ?? promisify(brotliCompress)(text).then(({ length }) => length);
  brotliSizes.set(text, size);
  return size;
}
