/** Makes the choice between formats of pictures the same in every browser: not all of them decode AVIF. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const inside = /data:image\/avif;base64,([^"]+)/g;

/** A page with its pictures in another format where they are AVIF, so that any browser takes them. */
export async function withoutAvif(html: string): Promise<string> {
  let page = html.replaceAll('type="image/avif"', 'type="image/webp"');
  for (const [uri, data = ''] of html.matchAll(inside)) {
    const webp = await sharp(Buffer.from(data, 'base64')).webp().toBuffer();
    page = page.replace(uri, `data:image/webp;base64,${webp.toString('base64')}`);
  }
  return page;
}

/** The browser shows what is offered as AVIF, by its address, whether it decodes that or not. */
export async function decodeAvif(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      setAttribute.call(this, name, value === 'image/avif' ? 'image/webp' : value);
    };
  });
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: await withoutAvif(await response.text()) });
    },
  );
  await page.route('**/pictures/*.avif', async route => {
    const url = route.request().url().replace(/avif$/, 'webp');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}
