/**
 * `npm run shots [folder]`: screenshots of every page and state of the production build at seven viewport sizes. `npm run shots after
 * before` also compares them with a second folder, prints what has changed and writes the differences, in white, to `after/changes`.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { inquiry, site } from '../content/en/index.ts';
import { locales } from '../i18n/locales.ts';
import { type PageId, pageIds, pathTo } from '../i18n/paths.ts';
import { serve } from '../server/main.ts';
import { ensureBuilt } from '../site-build/site.ts';
import { browserArguments, ensure } from './programs.ts';

/** Viewport sizes. */
const windows = ['375x812', '768x476', '844x390', '1440x893', '1920x1190', '2560x1200', '3440x1440'];

interface Scene {
  name: string;
  path: string;
  /** Brings the page into the state to capture. */
  prepare?: (page: Page) => Promise<void>;
  /** Captures the viewport instead of the whole page, for fixed elements. */
  window?: boolean;
  print?: boolean;
}

const path = (id: PageId | 'offline') => pathTo(id, locales.en);
const [home, contact, nowhere] = [path('home'), path('contact'), '/nowhere'];
/** Pages without React. */
const plain = [nowhere, path('offline')];
const { labels } = inquiry;
const submit = (page: Page) => page.getByRole('button', { name: inquiry.submit }).click();
const openCalendar = (page: Page) => page.getByRole('button', { name: labels.visitDate }).click();

const scenes: Scene[] = [
  ...pageIds.map(id => ({ name: id, path: path(id) })),
  { name: 'not-found', path: nowhere },
  { name: 'offline', path: path('offline') },
  {
    name: 'error',
    path: home,
    async prepare(page) {
      await page.route('**/assets/contact-*.js', route =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default function Broken() { throw new Error("The aviary door is stuck"); }',
        }),
      );
      await page.getByRole('contentinfo').getByRole('link', { name: site.pages.contact }).click();
      await page.getByRole('heading', { name: site.error.title }).waitFor();
    },
  },
  { name: 'scrolled', path: home, window: true, prepare: page => page.evaluate(() => scrollTo(0, 700)) },
  {
    name: 'focus',
    path: home,
    window: true,
    async prepare(page) {
      for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
    },
  },
  {
    name: 'menu',
    path: home,
    window: true,
    async prepare(page) {
      const toggle = page.getByRole('button', { name: site.nav.open });
      if (await toggle.isVisible()) await toggle.click();
    },
  },
  {
    name: 'calendar',
    path: contact,
    async prepare(page) {
      await openCalendar(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'faults', path: contact, prepare: submit },
  {
    name: 'sent',
    path: contact,
    window: true,
    async prepare(page) {
      await page.getByLabel(labels.fullName).fill('Hannah');
      await page.getByLabel(labels.email).fill('hannah@example.org');
      await page.getByLabel(labels.phone).fill('+44 20 7946 0000');
      await page.getByLabel(labels.numberOfVisitors).fill('4');
      await openCalendar(page);
      await page.locator('.calendar td :focus').click();
      await submit(page);
      await page.getByRole('heading', { name: inquiry.sent.title }).waitFor();
    },
  },
  { name: 'print-plan', path: path('attractions'), print: true },
  { name: 'print-policy', path: path('privacy'), print: true },
];

/** Loads every lazy picture by scrolling past it, and returns to the top. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(done => requestAnimationFrame(() => setTimeout(done, 30)));
    }
    scrollTo(0, 0);
    // Hidden ones never load.
    const shown = [...document.images].filter(image => image.checkVisibility());
    await Promise.all(shown.map(image => image.decode().catch(() => {})));
    // The capture repaints the page without waiting for asynchronous decoding.
    for (const image of shown) image.decoding = 'sync';
  });
}

async function take(browser: Browser, url: string, scene: Scene, size: string, file: string) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: url,
    // A service worker would bypass mocked routes.
    serviceWorkers: 'block',
    // No animations in progress.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(scene.path);
  if (scene.print) await page.emulateMedia({ media: 'print' });
  if (!plain.includes(scene.path)) await page.waitForFunction(() => !('__early' in window));
  await scene.prepare?.(page);
  if (!scene.window) await scrollThrough(page);
  await page.screenshot({ path: file, fullPage: !scene.window });
  await context.close();
}

/** The share of differing pixels, 0 to 1, and a picture of them. Null if the sizes differ. */
async function compare(after: string, before: string, changes: string): Promise<number | null> {
  const [one, other] = await Promise.all([sharp(after).metadata(), sharp(before).metadata()]);
  if (one.width !== other.width || one.height !== other.height) return null;
  const difference = await sharp(after)
    .composite([{ input: before, blend: 'difference' }])
    .removeAlpha()
    .greyscale()
    .toBuffer();
  // Below the threshold it is antialiasing noise.
  const marked = await sharp(difference).threshold(8).png().toBuffer();
  const share = ((await sharp(marked).stats()).channels[0]?.mean ?? 0) / 255;
  if (share > 0) await writeFile(changes, marked);
  return share;
}

async function compareFolders(after: string, before: string) {
  const changes = join(after, 'changes');
  await mkdir(changes, { recursive: true });
  const [mine, theirs] = await Promise.all([readdir(after), readdir(before)]);
  for (const file of mine.filter(name => name.endsWith('.png')).sort()) {
    if (!theirs.includes(file)) {
      console.log(`${file}: new`);
      continue;
    }
    const share = await compare(join(after, file), join(before, file), join(changes, file));
    if (share === null) console.log(`${file}: of another size`);
    else if (share > 0) console.log(`${file}: ${(share * 100).toFixed(2)}% changed`);
  }
  for (const file of theirs.filter(name => name.endsWith('.png') && !mine.includes(name))) {
    console.log(`${file}: gone`);
  }
}

const [folder = 'shots', before] = process.argv.slice(2);
process.env['INQUIRIES'] = 'simulated';
await ensureBuilt();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await serve({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: await ensure('chromium'), args: browserArguments() });
for (const scene of scenes) {
  for (const size of windows) {
    await take(browser, server.url, scene, size, join(folder, `${scene.name}-${size}.png`));
  }
  console.log(scene.name);
}
await browser.close();
await server.stop();
if (before) await compareFolders(folder, before);
