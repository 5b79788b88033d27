import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { type RunningServer, serve } from '../../server/main.ts';
import { calendar, dateButton, expect, reactStarted, test } from '../support/test.ts';

const folder = 'test-results/deployed';

/** Builds the site anew in the folder, published elsewhere: that changes every page and the programs that name the address. */
function deployAnew() {
  const { status, stderr } = spawnSync(process.execPath, ['tests/support/build-into.ts', folder], {
    env: { ...process.env, INQUIRIES: 'simulated', SITE_ORIGIN: 'https://new.islapapagayo.example' },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
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
  await page.goto(`${server.url}/contact`);
  await reactStarted(page);
  await page.getByLabel('Full Name').fill('Hannah Whitfield');
  deployAnew();
  await publish();

  await dateButton(page).click();
  await expect(calendar(page).getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Attractions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet the whole island in a day');
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Hannah Whitfield');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);

  const later = await context.newPage();
  await later.goto(`${server.url}/contact`);
  await reactStarted(later);
  expect(await later.locator('link[rel=canonical]').getAttribute('href')).toContain('//new.');
});

test.afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});
