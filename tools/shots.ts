/**
 * `npm run shots [folder]`: pictures of every page and state of the production build at five widths, for reviewing a
 * change. `npm run shots after before` compares with the pictures in a second folder as well: it prints what has changed
 * and writes the differences, in scarlet, to `after/changes`.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { serve } from '../server/main.ts';
import { ensureBuilt } from '../site-build/site.ts';
import { browserArguments, ensureBrowser } from './browser.ts';

const widths = [375, 768, 1440, 1920, 2560];
const heightAt = (width: number) => (width < 768 ? 812 : Math.min(1200, Math.round(width * 0.62)));

interface Scene {
  name: string;
  path: string;
  /** Brings the page into its state. */
  prepare?: (page: Page) => Promise<void>;
  /** The window and not the whole page: for what hangs in the window. */
  window?: boolean;
  reducedMotion?: 'reduce';
  print?: boolean;
}

const submit = (page: Page) => page.getByRole('button', { name: 'Send Request' }).click();

const scenes: Scene[] = [
  { name: 'home', path: '/' },
  { name: 'attractions', path: '/attractions' },
  { name: 'contact', path: '/contact' },
  { name: 'plan', path: '/plan' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'cookies', path: '/cookie-policy' },
  { name: 'gdpr', path: '/gdpr-policy' },
  { name: 'not-found', path: '/nowhere' },
  {
    name: 'error',
    path: '/',
    async prepare(page) {
      await page.route('**/assets/contact-*.js', route =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default function Broken() { throw new Error("The aviary door is stuck"); }',
        }),
      );
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    },
  },
  { name: 'scrolled', path: '/', window: true, prepare: page => page.evaluate(() => scrollTo(0, 700)) },
  {
    name: 'focus',
    path: '/',
    window: true,
    async prepare(page) {
      for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
    },
  },
  {
    name: 'menu',
    path: '/',
    window: true,
    async prepare(page) {
      const toggle = page.getByRole('button', { name: /menu/i }).first();
      if (await toggle.isVisible()) await toggle.click();
    },
  },
  {
    name: 'calendar',
    path: '/contact',
    async prepare(page) {
      await page.getByRole('button', { name: /Preferred Visit Date/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'faults', path: '/contact', prepare: submit },
  {
    name: 'sent',
    path: '/contact',
    window: true,
    async prepare(page) {
      await page.getByLabel('Full Name').fill('Hannah');
      await page.getByLabel('Email').fill('hannah@example.org');
      await page.getByLabel('Phone').fill('+44 20 7946 0000');
      await page.getByLabel('Number of Visitors').fill('4');
      await page.getByRole('button', { name: /Preferred Visit Date/ }).click();
      await page.getByRole('button', { name: /^Today/ }).click();
      await submit(page);
      await page.getByText('Thank you for your inquiry!').waitFor();
    },
  },
  { name: 'print-plan', path: '/attractions', print: true },
  { name: 'print-policy', path: '/privacy-policy', print: true },
];

/** Loads every lazy picture by scrolling past it, and comes back to the top. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(done => requestAnimationFrame(() => setTimeout(done, 30)));
    }
    scrollTo(0, 0);
    // Those that are not shown at this width are never loaded.
    const shown = [...document.images].filter(image => image.checkVisibility());
    await Promise.all(shown.map(image => image.decode().catch(() => {})));
    // The capture draws the page anew, and would not wait for a picture that is decoded beside it.
    for (const image of shown) image.decoding = 'sync';
  });
}

async function take(browser: Browser, url: string, scene: Scene, width: number, file: string) {
  const context = await browser.newContext({
    viewport: { width, height: heightAt(width) },
    baseURL: url,
    // Nothing caught half way.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(scene.path);
  if (scene.print) await page.emulateMedia({ media: 'print' });
  if (scene.path !== '/nowhere') await page.waitForFunction(() => !('__early' in window));
  await scene.prepare?.(page);
  if (!scene.window) await scrollThrough(page);
  await page.screenshot({ path: file, fullPage: !scene.window });
  await context.close();
}

/** Share of pixels that differ, 0 to 1, and a picture of where. Null where the sizes differ. */
async function compare(after: string, before: string, changes: string): Promise<number | null> {
  const read = (file: string) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [one, other] = await Promise.all([read(after), read(before)]);
  const { width, height, channels } = one.info;
  if (width !== other.info.width || height !== other.info.height) return null;
  const marked = Buffer.from(one.data);
  let count = 0;
  for (let at = 0; at < one.data.length; at += channels) {
    let distance = 0;
    for (let channel = 0; channel < channels; channel += 1) {
      distance += Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0));
    }
    // Less is the noise of smoothed edges.
    if (distance <= 24) continue;
    count += 1;
    marked.set([214, 51, 42], at);
  }
  if (count > 0) await sharp(marked, { raw: { width, height, channels } }).png().toFile(changes);
  return count / (width * height);
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
// Pages are looked at, whatever becomes of inquiries elsewhere.
process.env['INQUIRIES'] = 'simulated';
await ensureBuilt();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await serve({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments() });
for (const scene of scenes) {
  for (const width of widths) {
    await take(browser, server.url, scene, width, join(folder, `${scene.name}-${width}.png`));
  }
  console.log(scene.name);
}
await browser.close();
await server.stop();
if (before) await compareFolders(folder, before);
