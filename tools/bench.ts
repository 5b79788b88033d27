/**
 * `npm run bench`: measures page load and interactions with Lighthouse on a throttled phone, as medians. `npm run bench -- /contact`
 * measures one page; `ROUNDS=1` is faster. Compare ratios: absolute figures depend on the machine.
 */
import lighthouse, { type Result, startFlow } from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { locales } from '../i18n/locales.ts';
import { pageIds, pathTo } from '../i18n/paths.ts';
import { serve } from '../server/main.ts';
import { ensureBuilt } from '../site-build/site.ts';
import { browserArguments, ensure } from './programs.ts';

const rounds = Number(process.env['ROUNDS'] ?? 3);
const pathOf = (page: (typeof pageIds)[number]) => pathTo(page, locales.en);
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : pageIds.map(pathOf);

const interactions = [
  { name: 'menu', path: pathOf('home'), click: '.menu-toggle', shown: '.menu-toggle[aria-expanded=true]' },
  { name: 'calendar', path: pathOf('contact'), click: '.date-button', shown: '.calendar td' },
  { name: 'stepper', path: pathOf('contact'), click: '[data-step=up]', shown: '.stepper' },
  { name: 'send', path: pathOf('contact'), click: '.inquiry [type=submit]', shown: '[aria-invalid=true]' },
];

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const value = ({ audits }: Result, audit: string) => audits[audit]?.numericValue ?? Number.NaN;

async function load(url: string, port: number, blockedUrlPatterns: string[] = []): Promise<Result> {
  const flags = { port, throttlingMethod: 'devtools', logLevel: 'silent', blockedUrlPatterns } as const;
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
  return result.lhr;
}

async function pageLoad(url: string, port: number): Promise<string> {
  const full: Result[] = [];
  const bare: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    full.push(await load(url, port));
    bare.push(await load(url, port, ['*.js']));
  }
  const of = (results: Result[], audit: string) => median(results.map(result => value(result, audit)));
  const lcp = of(full, 'largest-contentful-paint');
  const scores = Object.values(full[0]?.categories ?? {}).map(({ title, score }) => `${title} ${score}`);
  return [
    `LCP ${lcp.toFixed(0)} ms, to that without scripts ${(lcp / of(bare, 'largest-contentful-paint')).toFixed(2)}`,
    `blocked ${of(full, 'total-blocking-time').toFixed(0)} ms`,
    `shift ${of(full, 'cumulative-layout-shift').toFixed(3)}`,
    ...scores,
  ].join(', ');
}

/** In milliseconds, from the click. */
async function interact(page: Page, url: string, click: string, shown: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle0' });
  const flow = await startFlow(page, { flags: { throttlingMethod: 'devtools', logLevel: 'silent' } });
  await flow.startTimespan();
  await page.click(click);
  await page.waitForSelector(shown);
  await flow.endTimespan();
  const { steps } = await flow.createFlowResult();
  return steps[0] ? value(steps[0].lhr, 'interaction-to-next-paint') : Number.NaN;
}

// Overrides .env.
process.env['INQUIRIES'] = 'simulated';
await ensureBuilt();
const server = await serve({ port: 0, host: '127.0.0.1' });
const browser = await launch({ executablePath: ensure('chromium'), args: browserArguments() });
const port = Number(new URL(browser.wsEndpoint()).port);
for (const path of paths) console.log(`${path.padEnd(20)} ${await pageLoad(server.url + path, port)}`);
for (const { name, path, click, shown } of interactions) {
  const page = await browser.newPage();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(await interact(page, server.url + path, click, shown));
  console.log(`${name.padEnd(20)} ${median(times).toFixed(0)} ms to the next paint`);
  await page.close();
}
await browser.close();
await server.stop();
