/** The sizes that a build can know, and what they may be. A site over its budget does not ship. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { lateModules } from './html.ts';

const kilobyte = 1024;

/** In bytes. Source: the quality goals of the project, see `docs/decisions/0003-budgets.md`. */
const budgets = {
  script: 110 * kilobyte,
  style: 12 * kilobyte,
  fonts: 60 * kilobyte,
  homeUntilStart: 100 * kilobyte,
  homeWithReact: 210 * kilobyte,
};

/** Widths of the hero that a phone of 412 px at 1.75x picks: the first file that is wide enough. */
const phonePixels = 412 * 1.75;

export async function checkBudgets(client: string): Promise<void> {
  const pages = (await readdir(client)).filter(name => name.endsWith('.html') && name !== '404.html');
  const fonts = await folderSize(join(client, 'fonts'));
  const rows: { what: string; size: number; budget?: number }[] = [
    { what: 'fonts', size: fonts, budget: budgets.fonts },
  ];
  for (const page of pages) {
    const html = await readFile(join(client, page), 'utf8');
    const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const script = await scriptSize(client, html);
    const text = (await stat(join(client, `${page}.br`))).size;
    rows.push({ what: `${page}: HTML with style`, size: text });
    rows.push({ what: `${page}: style in it`, size: await brotliSize(style), budget: budgets.style });
    rows.push({ what: `${page}: script`, size: script, budget: budgets.script });
    if (page === 'index.html') {
      const untilStart = text + fonts + (await heroSize(client, html));
      rows.push({
        what: 'home on a phone until React starts',
        size: untilStart,
        budget: budgets.homeUntilStart,
      });
      rows.push({
        what: 'home on a phone with React',
        size: untilStart + script,
        budget: budgets.homeWithReact,
      });
    }
  }
  for (const { what, size, budget } of rows) {
    const limit = budget ? ` of ${(budget / kilobyte).toFixed(0)}` : '';
    console.log(`${(size / kilobyte).toFixed(1).padStart(7)}${limit.padEnd(7)} KB  ${what}`);
  }
  const over = rows.filter(({ size, budget }) => budget !== undefined && size > budget);
  if (over.length > 0) throw new Error(`Over budget: ${over.map(({ what }) => what).join('; ')}.`);
}

/** Everything that the page's start loads, brotli. What is fetched on a later need (the calendar) is not in it. */
async function scriptSize(client: string, html: string): Promise<number> {
  const { manifest, entry, routes, preload } = lateModules(html);
  const urls = new Set([manifest, entry, ...Object.values(routes), ...preload]);
  const sizes = await Promise.all([...urls].map(async url => (await stat(join(client, `${url}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The portrait hero in AVIF as a phone gets it. */
async function heroSize(client: string, html: string): Promise<number> {
  const srcSet = /<source type="image\/avif" srcSet="([^"]+)"/.exec(html)?.[1] ?? '';
  const files = srcSet.split(', ').map(candidate => candidate.split(' '));
  const fitting = files.find(([, width = '']) => Number.parseInt(width, 10) >= phonePixels) ?? files.at(-1);
  return (await stat(join(client, fitting?.[0] ?? ''))).size;
}

async function brotliSize(text: string): Promise<number> {
  return (await promisify(brotliCompress)(text)).length;
}

async function folderSize(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async name => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
