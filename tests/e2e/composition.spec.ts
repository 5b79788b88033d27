import { locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';
import { damage } from '../support/damage.ts';
import { everyPage, nowhere } from '../support/pages.ts';
import { addStyle, expect, phone, reactStarted, test, windows } from '../support/test.ts';

/** These run without React. */
const plain = [nowhere, pathTo('offline', locales.en)];
const paths = [...everyPage.map(({ path }) => path), ...plain];

test.use({ reducedMotion: 'reduce' });

for (const path of paths) {
  test.describe(path, () => {
    test.use({ expectedComplaints: path === nowhere ? ['404 (Not Found)'] : [] });

    test('is composed at every width: nothing wider, no text and no face cut off or covered', async ({
      page,
    }) => {
      test.setTimeout(60_000);
      await page.setViewportSize(phone);
      await page.goto(path);
      if (!plain.includes(path)) {
        await reactStarted(page);
        await page.waitForFunction(() => !document.documentElement.dataset['draw']);
      }
      // What lets the pointer through is seen all the same.
      await addStyle(page, '* { pointer-events: auto !important }');
      for (const window of windows) {
        await page.setViewportSize(window);
        const { findings, measured } = await damage(page);
        expect.soft(findings, `at ${window.width} px`).toEqual([]);
        if (await page.locator('.hero').count()) expect.soft(measured).toBeGreaterThan(0);
      }
    });
  });
}
