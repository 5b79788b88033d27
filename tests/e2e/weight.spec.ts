import type { Request } from '@playwright/test';
import { checkSize } from '../../site-build/budgets.ts';
import { pages } from '../support/site-pages.ts';
import { expect, open, test } from '../support/test.ts';

/** The phone of the budgets. */
test.use({
  pictures: true,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

/** Waits until they are complete. */
async function sumBytes(requests: Request[]): Promise<number> {
  const sizes = requests.map(async request => {
    await (await request.response())?.finished();
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    return responseHeadersSize + responseBodySize;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('the home page stays within its budget on a phone, as measured by the browser', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', request => {
    if (!request.url().startsWith('data:')) requests.push(request);
  });
  await open(page, pages.home.path);
  const firstScript = requests.findIndex(request => request.url().includes('/assets/'));
  checkSize('home page until it is complete', await sumBytes(requests.slice(0, firstScript)));
  // Chromium loads lazy pictures within 1250 px on fast connections.
  const farPictures = await page
    .locator('img[loading=lazy]')
    .evaluateAll(images =>
      images
        .filter(image => image.getBoundingClientRect().top > innerHeight + 1250)
        .map(image => (image as HTMLImageElement).currentSrc),
    );
  const nearRequests = requests.filter(request => !farPictures.includes(request.url()));
  checkSize('home page before scrolling', await sumBytes(nearRequests));

  for (const section of await page.locator('main section, footer').all()) {
    await section.scrollIntoViewIfNeeded();
    const pictures = section.locator('img').filter({ visible: true });
    await expect
      .poll(() => pictures.evaluateAll(images => images.every(image => (image as HTMLImageElement).complete)))
      .toBe(true);
  }
  checkSize('home page to its end', await sumBytes(requests));
});
