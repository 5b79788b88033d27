/** `npm run shots`: screenshots every page into `shots`. */
import { mkdir, rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { locales } from '../i18n/locales.ts';
import { pageIds } from '../i18n/pages.ts';
import { pathTo } from '../i18n/paths.ts';
import { serve } from '../server/main.ts';
import { ensureBuilt } from '../site-build/site.ts';
import { browserArguments, ensureProgram } from './programs.ts';

const widths = [320, 768, 1440, 1920];

process.env['INQUIRIES'] = 'simulated';
await ensureBuilt();
await rm('shots', { recursive: true, force: true });
await mkdir('shots');
const server = await serve({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({
  executablePath: ensureProgram('chromium'),
  args: browserArguments(),
});
for (const width of widths) {
  const viewport = { width, height: Math.max(width * 0.6, 700) };
  const page = await browser.newPage({ baseURL: server.url, viewport, reducedMotion: 'reduce' });
  for (const name of [...pageIds, 'offline'] as const) {
    await page.goto(pathTo(name, locales.en));
    // Otherwise lazy pictures would be missing.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `shots/${name}-${width}.png`, fullPage: true });
  }
}
await browser.close();
await server.stop();
