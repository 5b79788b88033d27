import { budgets } from '../../site-build/budgets.ts';
import { pages } from '../support/pages.ts';
import { expect, open, test } from '../support/test.ts';

/** The phone of the budgets: `docs/decisions/0003-budgets.md`. */
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

test('home costs a phone no more than its budget, as the browser counts it', { tag: '@pictures' }, async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked: { id: string; url: string; bytes: number }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    asked.push({ id: requestId, url: request.url, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = asked.find(({ id }) => id === requestId);
    if (known) known.bytes = encodedDataLength;
  });
  /** Bytes of headers and bodies. */
  const weigh = (requests: typeof asked) => requests.reduce((sum, { bytes }) => sum + bytes, 0);
  const firstScript = () => asked.findIndex(({ url }) => url.includes('/assets/'));

  await open(page, pages.home.path);
  await page.waitForLoadState('networkidle');
  expect(weigh(asked.slice(0, firstScript()))).toBeLessThanOrEqual(budgets.homeUntilStart);
  expect(weigh(asked)).toBeLessThanOrEqual(budgets.homeWithReact);

  for (const section of await page.locator('main section, footer').all()) {
    await section.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect(weigh(asked)).toBeLessThanOrEqual(budgets.homeToItsEnd);
});
