import { schedulePath } from '../../domain/announced.ts';
import { apiPath, postPath } from '../../domain/inquiry-api.ts';
import { submitButton } from '../support/inquiry-form.ts';
import { fillWholeForm, findInquiriesFrom, waitForReference } from '../support/live.ts';
import { heading, pages, thanksPage } from '../support/pages.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: ['Failed to load resource'] });

const uncachedPaths = [
  apiPath,
  postPath,
  schedulePath,
  '/desk',
  '/desk/no-such-link',
  thanksPage,
  '/healthz',
  '/readyz',
];

test('the worker answers for pages, and passes everything else to the server', async ({ page, request }) => {
  await open(page, pages.contact.path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const answered = new Map<string, boolean>();
  page.on('response', response => {
    const name = `${response.request().method()} ${new URL(response.url()).pathname}`;
    answered.set(name, response.fromServiceWorker());
  });
  await page.reload();
  expect(answered.get(`GET ${pages.contact.path}`)).toBe(true);

  const { email } = await fillWholeForm(page);
  await submitButton(page).click();
  await waitForReference(page);
  expect(await findInquiriesFrom(email)).toHaveLength(1);
  expect(answered.get(`POST ${apiPath}`)).toBe(false);

  for (const path of uncachedPaths) {
    const alone = await request.get(path);
    // Some redirect to a page.
    const answer = await page.goto(path);
    expect([path, answer?.status(), answered.get(`GET ${path}`)]).toEqual([path, alone.status(), false]);
  }

  await page.goto(pages.contact.path);
  const cached = await page.evaluate(async () => {
    const found = await Promise.all((await caches.keys()).map(name => caches.open(name)));
    const requests = (await Promise.all(found.map(cache => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(cached).toContain(pages.contact.path);
  expect(cached.filter(path => uncachedPaths.includes(path))).toEqual([]);
  await expect(heading(page)).toHaveText(pages.contact.heading);
});
