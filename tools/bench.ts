/** `npm run bench`: page load and interactions on a slow phone. `npm run bench -- /contact` loads one page. Figures depend on the machine. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { locales } from '../i18n/locales.ts';
import { pageIds } from '../i18n/pages.ts';
import { pathTo } from '../i18n/paths.ts';
import { serve } from '../server/main.ts';
import { ensureBuilt } from '../site-build/ensure-built.ts';
import { browserArguments, ensureChromium } from './programs.ts';

const [home, contact] = [pathTo('home', locales.en), pathTo('contact', locales.en)];
const interactions = [
  { path: home, click: '.menu-toggle', result: '.menu:popover-open' },
  { path: contact, click: '.date-button', result: '.calendar td' },
  { path: contact, click: '.inquiry [type=submit]', result: '[aria-invalid=true]' },
];

// Overrides .env.
process.env['INQUIRIES'] = 'simulated';
await ensureBuilt();
const server = await serve({ port: 0, host: '127.0.0.1' });
const executablePath = ensureChromium();

const requestedPaths = process.argv.slice(2);
for (const path of requestedPaths.length > 0 ? requestedPaths : pageIds.map(id => pathTo(id, locales.en))) {
  const flags = `--chrome-flags=--headless ${browserArguments.join(' ')}`;
  const options = [server.url + path, flags, '--throttling-method=devtools', '--output=json', '--quiet'];
  const { stdout } = await promisify(execFile)('npx', ['--yes', 'lighthouse@13.5.0', ...options], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { audits, categories } = JSON.parse(stdout);
  const figures = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
    id => `${id} ${audits[id].displayValue}`,
  );
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(
    id => `${id} ${categories[id].score}`,
  );
  console.log(`${path}: ${[...figures, ...scores].join(', ')}`);
}

const browser = await chromium.launch({ executablePath, args: browserArguments });
for (const { path, click, result } of interactions) {
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.click(click);
  await page.waitForSelector(result);
  const duration = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const observer = new PerformanceObserver(list =>
          resolve(Math.max(...list.getEntries().map(entry => entry.duration))),
        );
        const events = { type: 'event', buffered: true, durationThreshold: 16 };
        observer.observe(events);
      }),
  );
  console.log(`${path}, ${click}: ${duration} ms to the next paint`);
  await page.close();
}
await browser.close();
await server.stop();
