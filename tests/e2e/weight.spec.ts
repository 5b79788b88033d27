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
  const asked: { id: string; url: string; bytes: number; done: boolean }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    asked.push({ id: requestId, url: request.url, bytes: 0, done: false });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = asked.find(({ id }) => id === requestId);
    if (known) Object.assign(known, { bytes: encodedDataLength, done: true });
  });
  /** Bytes of headers and bodies. */
  const weigh = (requests: typeof asked) => requests.reduce((sum, { bytes }) => sum + bytes, 0);
  const firstScript = () => asked.findIndex(({ url }) => url.includes('/assets/'));
  const allArrived = () => expect.poll(() => asked.filter(({ done }) => !done)).toEqual([]);

  await open(page, pages.home.path);
  await allArrived();
  expect(weigh(asked.slice(0, firstScript()))).toBeLessThanOrEqual(budgets.homeUntilStart);
  expect(weigh(asked)).toBeLessThanOrEqual(budgets.homeWithReact);

  for (const section of await page.locator('main section, footer').all()) {
    await section.scrollIntoViewIfNeeded();
    const pictures = section.locator('img').filter({ visible: true });
    await expect
      .poll(() => pictures.evaluateAll(images => images.every(image => (image as HTMLImageElement).complete)))
      .toBe(true);
  }
  await allArrived();
  expect(weigh(asked)).toBeLessThanOrEqual(budgets.homeToItsEnd);
});
