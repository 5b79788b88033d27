import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type RunningServer, serve } from '../../server/main.ts';
import { calendar, dateButton, field, typed } from '../support/inquiry-form.ts';
import { heading, menuLink, pages } from '../support/pages.ts';
import { expect, open, test } from '../support/test.ts';

const folder = 'test-results/deployed';

/** Builds the site anew in the folder, published elsewhere: that changes every page and the programs that name the address. */
async function deployAnew() {
  const build = spawn(process.execPath, ['tests/support/build-into.ts', folder], {
    env: { ...process.env, INQUIRIES: 'simulated', LANGUAGES: 'en', SITE_ORIGIN: 'https://new.example' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [status]] = await Promise.all([text(build.stderr), once(build, 'close')]);
  expect(status, said).toBe(0);
}

let server: RunningServer;

/** Serves what is in the folder, on the port of the time before where there was one. */
async function publish() {
  const port = server ? Number(new URL(server.url).port) : 0;
  await server?.stop();
  server = await serve({ host: '127.0.0.1', port }, folder);
}

test.setTimeout(120_000);

test('a tab that was open before a deployment goes on working', async ({ page, context }) => {
  await rm(folder, { recursive: true, force: true });
  await cp('dist', folder, { recursive: true });
  await publish();
  await open(page, server.url + pages.contact.path);
  await field(page, 'fullName').fill(typed.fullName);
  await deployAnew();
  await publish();

  await dateButton(page).click();
  await expect(calendar(page).getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await menuLink(page, 'attractions').click();
  await expect(heading(page)).toHaveText(pages.attractions.heading);
  await page.goBack();
  await expect(field(page, 'fullName')).toHaveValue(typed.fullName);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);

  const later = await context.newPage();
  await open(later, server.url + pages.contact.path);
  expect(await later.locator('link[rel=canonical]').getAttribute('href')).toContain('//new.');
});

test.afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});
