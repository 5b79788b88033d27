import { apiPath, deskPath, postPath, serverPaths } from '../../domain/inquiry-api.ts';
import { fillWholeForm, findInquiriesFrom, waitForReference } from '../support/live-form.ts';
import { heading, pages } from '../support/site-pages.ts';
import { expect, open, test } from '../support/test.ts';
import { submitButton } from '../support/visitor-form.ts';

test.use({ pictures: true, serviceWorkers: 'allow', expectedErrors: ['Failed to load resource'] });

const uncachedPaths = [apiPath, ...serverPaths, `${deskPath}/no-such-link`, `${postPath}/no-such-inquiry`];

test('the worker answers for pages, and passes everything else to the server', async ({ page, request }) => {
  await open(page, pages.contact.path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const fromWorker = new Map<string, boolean>();
  page.on('response', response => {
    const name = `${response.request().method()} ${new URL(response.url()).pathname}`;
    fromWorker.set(name, response.fromServiceWorker());
  });
  await page.reload();
  expect(fromWorker.get(`GET ${pages.contact.path}`)).toBe(true);

  const { email } = await fillWholeForm(page);
  await submitButton(page).click();
  await waitForReference(page);
  expect(await findInquiriesFrom(email)).toHaveLength(1);
  expect(fromWorker.get(`POST ${apiPath}`)).toBe(false);

  for (const path of uncachedPaths) {
    const direct = await request.get(path);
    // Some redirect to a page.
    const answer = await page.goto(path);
    expect([path, answer?.status(), fromWorker.get(`GET ${path}`)]).toEqual([path, direct.status(), false]);
  }

  await page.goto(pages.contact.path);
  await expect(heading(page)).toHaveText(pages.contact.heading);
});
