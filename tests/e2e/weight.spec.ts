import { checkSize } from '../../site-build/budgets.ts';
import { pages } from '../support/pages.ts';
import { expect, open, test } from '../support/test.ts';

/** The phone of the budgets, which `site-build/phone-picture.ts` also assumes. */
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

test('the home page stays within its budget on a phone, as measured by the browser', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const transfers: { id: string; url: string; bytes: number; done: boolean }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    transfers.push({ id: requestId, url: request.url, bytes: 0, done: false });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.find(({ id }) => id === requestId);
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength, done: true });
  });
  const allArrived = () => expect.poll(() => transfers.filter(({ done }) => !done)).toEqual([]);
  const sumBytes = (requests: typeof transfers) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

  await open(page, pages.home.path);
  await allArrived();
  const firstScript = transfers.findIndex(({ url }) => url.includes('/assets/'));
  checkSize('home page until it is complete', sumBytes(transfers.slice(0, firstScript)));
  // Chromium loads lazy pictures within 1250 px on fast connections.
  const farPictures = await page
    .locator('img[loading=lazy]')
    .evaluateAll(images =>
      images
        .filter(image => image.getBoundingClientRect().top > innerHeight + 1250)
        .map(image => (image as HTMLImageElement).currentSrc),
    );
  const nearTransfers = transfers.filter(({ url }) => !farPictures.includes(url));
  checkSize('home page before scrolling', sumBytes(nearTransfers));

  for (const section of await page.locator('main section, footer').all()) {
    await section.scrollIntoViewIfNeeded();
    const pictures = section.locator('img').filter({ visible: true });
    await expect
      .poll(() => pictures.evaluateAll(images => images.every(image => (image as HTMLImageElement).complete)))
      .toBe(true);
  }
  await allArrived();
  checkSize('home page to its end', sumBytes(transfers));
});
