/**
 * `npm run bench:use`: measures responsiveness on a throttled phone (slow 4G, CPU four times slower), as medians of five in
 * milliseconds. Page changes from the tap to the headline, with and without prefetching; interactions from the tap to the next
 * paint (Event Timing). Only figures from the same machine are comparable.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { words } from '../content/words.ts';
import { locales } from '../i18n/locales.ts';
import { pathTo } from '../i18n/paths.ts';
import { serve } from '../server/main.ts';
import { ensureBuilt } from '../site-build/site.ts';
import { median } from './measure.ts';
import { browserArguments, ensure } from './programs.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const { attractions, inquiry } = words.en;

/** Lighthouse's slow 4G: milliseconds, and bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 };

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => !('__early' in window));
}

/** Milliseconds from a click on a link until the new headline is in the document, and until it is painted. */
async function pageChange(page: Page, prefetched: boolean): Promise<{ inDocument: number; painted: number }> {
  await open(page, pathTo('home', locales.en));
  const link = page.locator(`.menu a[href="${pathTo('attractions', locales.en)}"]`);
  if (prefetched) {
    await link.dispatchEvent('pointerover');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
  }
  return link.evaluate(
    (element, title) =>
      new Promise<{ inDocument: number; painted: number }>(resolve => {
        const start = performance.now();
        const look = () => {
          if (document.querySelector('h1')?.textContent !== title) return;
          observer.disconnect();
          const inDocument = performance.now() - start;
          requestAnimationFrame(() =>
            setTimeout(() => resolve({ inDocument, painted: performance.now() - start })),
          );
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true });
        (element as HTMLElement).click();
      }),
    attractions.hero.title,
  );
}

/** Milliseconds from a tap to the next paint. */
async function tap(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver(list => {
      const { longest } = window as unknown as { longest: number };
      Object.assign(window, {
        longest: Math.max(longest, ...list.getEntries().map(entry => entry.duration)),
      });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  // Taps coordinates, because the checks of `locator.tap` run in the page and would be measured too.
  const target = page.locator(selector);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap at ${selector}`);
  await page.waitForTimeout(500);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(800);
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
}

async function interactions(page: Page): Promise<Record<string, number>> {
  await open(page, pathTo('contact', locales.en));
  const menu = await tap(page, '.menu-toggle');
  await page.keyboard.press('Escape');
  const labels = inquiry.labels;
  await page.getByLabel(labels.fullName).fill('Ana');
  await page.getByLabel(labels.email).fill('ana@example.org');
  await page.getByLabel(labels.phone).fill('+34 600');
  // The first time loads its code.
  await page.locator('.date-button').tap();
  await page.locator('.calendar td button:not(:disabled)').last().tap();
  await page.locator('.date-button').tap();
  await page.waitForTimeout(500);
  const calendar = await tap(page, '.date-button');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  const plus = await tap(page, '.stepper button[data-step=up]');
  const send = await tap(page, '.inquiry [type=submit]');
  return { menu, calendar, plus, send };
}

// Overrides .env: only pages are measured.
process.env['INQUIRIES'] = 'simulated';
await ensureBuilt();
const server = await serve({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: await ensure('chromium'), args: browserArguments() });
const figures: Record<string, number[]> = {};

/** Adds the figures of a visit with a new browser context. */
async function measure(prefix: string, visit: (page: Page) => Promise<Record<string, number>>) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page));
  for (const [name, duration] of Object.entries(await visit(page)))
    figures[prefix + name] = [...(figures[prefix + name] ?? []), duration];
  await context.close();
}

for (let round = 0; round < rounds; round += 1) {
  await measure('prefetched, ', page => pageChange(page, true));
  await measure('not prefetched, ', page => pageChange(page, false));
  await measure('', interactions);
}
console.log('Page changes (tap to headline) and interactions (tap to next paint)');
for (const [name, values] of Object.entries(figures))
  console.log(`${name.padEnd(24)} ${median(values).toFixed(0).padStart(5)} ms`);
await browser.close();
await server.stop();
