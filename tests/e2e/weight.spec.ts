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

test('home costs a phone no more than its budget, as the browser counts it', async ({ page }) => {
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
  const allArrived = () => expect.poll(() => asked.filter(({ done }) => !done)).toEqual([]);
  /** Bytes of headers and bodies. */
  const weigh = (requests: typeof asked) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

  await open(page, pages.home.path);
  await allArrived();
  const firstScript = asked.findIndex(({ url }) => url.includes('/assets/'));
  expect(weigh(asked.slice(0, firstScript))).toBeLessThanOrEqual(budgets.homeUntilStart);
  // How far ahead a lazy picture is fetched differs between browsers and lines: on a fast one 1250 px.
  const far = await page
    .locator('img[loading=lazy]')
    .evaluateAll(images =>
      images
        .filter(image => image.getBoundingClientRect().top > innerHeight + 1250)
        .map(image => (image as HTMLImageElement).currentSrc),
    );
  const near = asked.filter(({ url }) => !far.includes(url));
  expect(weigh(near)).toBeLessThanOrEqual(budgets.homeWithReact);

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
