/** Browsers that darken pages by themselves, such as Chrome with its automatic dark theme, leave this site as it is. */
import { spawnSync } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { browserArguments, find, missing } from '../../tools/programs.ts';
import { missingPath, pages } from '../support/pages.ts';
import { button, day, morning, openPlan } from '../support/planner.ts';
import { expect, test } from '../support/test.ts';
import { planParts } from '../support/words.ts';

const executablePath = find('chromium');
const options = { ...(executablePath && { executablePath }), args: browserArguments() };
const darkening = { ...options, args: [...options.args, '--blink-settings=forceDarkModeEnabled=true'] };

test.use({ launchOptions: darkening, colorScheme: 'dark', expectedErrors: ['404 (Not Found)'] });

/** What a visitor who prefers dark pages sees of a page first, as raw pixels. */
async function firstScreen(browser: Browser, url: string): Promise<Buffer> {
  const page = await browser.newPage({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
  await page.clock.setFixedTime(morning);
  await page.goto(url);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter(
      image => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    for (const image of shown) image.decoding = 'sync';
    await Promise.all(shown.map(image => image.decode()));
  });
  const pixels = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  await page.close();
  return pixels;
}

/** The mean difference of two pictures, 0 to 255. */
const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

test('every kind of page looks as in other browsers', { tag: '@deep' }, async ({ browser, baseURL }) => {
  const usual = await chromium.launch(options);
  const compare = async (url: string) =>
    difference(await firstScreen(browser, url), await firstScreen(usual, url));
  expect(await compare('data:text/html,<p>Dark text on white')).toBeGreaterThan(100);
  const offline = pathTo('offline', locales.en);
  for (const path of [pages.home.path, pages.contact.path, pages.gdpr.path, missingPath, offline])
    expect.soft(await compare(baseURL + path), path).toBeLessThan(1);
  await usual.close();
});

test('the QR code of a plan can be read', { tag: '@deep' }, async ({ page }) => {
  test.skip(!find('zbar'), missing('zbar'));
  await openPlan(page, `v1&day=${day}&must=dolphin`);
  await button(page, planParts.actions.show).click();
  const code = await page.getByRole('img', { name: planParts.actions.qr }).screenshot();
  const { stdout } = spawnSync(find('zbar') as string, ['--raw', '--quiet', '-'], {
    input: code,
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe(await page.getByRole('textbox', { name: planParts.actions.show }).inputValue());
});
