/**
 * `npm run bench`: page load and interactions on a throttled phone. `npm run bench -- /contact` measures one page; `ROUNDS=1` is faster.
 * Compare ratios: absolute figures depend on the machine.
 */
import lighthouse, { type Result, startFlow } from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { locales } from '../i18n/locales.ts';
import { pageIds } from '../i18n/pages.ts';
import { pathTo } from '../i18n/paths.ts';
import { serve } from '../server/main.ts';
import { ensureBuilt } from '../site-build/site.ts';
import { browserArguments, ensureProgram } from './programs.ts';

const rounds = Number(process.env['ROUNDS'] ?? 3);
const pathOf = (page: (typeof pageIds)[number]) => pathTo(page, locales.en);
const requestedPaths = process.argv.slice(2);
const paths = requestedPaths.length > 0 ? requestedPaths : pageIds.map(pathOf);

const interactions = [
  { name: 'menu', path: pathOf('home'), click: '.menu-toggle', result: '.menu-toggle[aria-expanded=true]' },
  { name: 'calendar', path: pathOf('contact'), click: '.date-button', result: '.calendar td' },
  { name: 'send', path: pathOf('contact'), click: '.inquiry [type=submit]', result: '[aria-invalid=true]' },
];

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const value = ({ audits }: Result, audit: string) => audits[audit]?.numericValue ?? Number.NaN;

async function load(url: string, port: number, blockedUrlPatterns: string[] = []): Promise<Result> {
  const flags = { port, throttlingMethod: 'devtools', logLevel: 'silent', blockedUrlPatterns } as const;
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
  return result.lhr;
}

async function measureLoad(url: string, port: number): Promise<string> {
  const withScripts: Result[] = [];
  const withoutScripts: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    withScripts.push(await load(url, port));
    withoutScripts.push(await load(url, port, ['*.js']));
  }
  const medianOf = (results: Result[], audit: string) => median(results.map(result => value(result, audit)));
  const lcp = medianOf(withScripts, 'largest-contentful-paint');
  const scores = Object.values(withScripts[0]?.categories ?? {}).map(
    ({ title, score }) => `${title} ${score}`,
  );
  return [
    `LCP ${lcp.toFixed(0)} ms, to that without scripts ${(lcp / medianOf(withoutScripts, 'largest-contentful-paint')).toFixed(2)}`,
    `blocked ${medianOf(withScripts, 'total-blocking-time').toFixed(0)} ms`,
    `shift ${medianOf(withScripts, 'cumulative-layout-shift').toFixed(3)}`,
    ...scores,
  ].join(', ');
}

/** In milliseconds, from the click. */
async function measureInteraction(page: Page, url: string, click: string, result: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle0' });
  const flow = await startFlow(page, { flags: { throttlingMethod: 'devtools', logLevel: 'silent' } });
  await flow.startTimespan();
  await page.click(click);
  await page.waitForSelector(result);
  await flow.endTimespan();
  const { steps } = await flow.createFlowResult();
  return steps[0] ? value(steps[0].lhr, 'interaction-to-next-paint') : Number.NaN;
}

// Overrides .env.
process.env['INQUIRIES'] = 'simulated';
await ensureBuilt();
const server = await serve({ port: 0, host: '127.0.0.1' });
const browser = await launch({ executablePath: ensureProgram('chromium'), args: browserArguments() });
const port = Number(new URL(browser.wsEndpoint()).port);
for (const path of paths) console.log(`${path.padEnd(20)} ${await measureLoad(server.url + path, port)}`);
for (const { name, path, click, result } of interactions) {
  const page = await browser.newPage();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(await measureInteraction(page, server.url + path, click, result));
  console.log(`${name.padEnd(20)} ${median(times).toFixed(0)} ms to the next paint`);
  await page.close();
}
await browser.close();
await server.stop();
