/**
 * `npm run bench`: measures page speed as ratios, because absolute figures depend on the machine.
 * `npm run bench -- /contact /gdpr-policy` measures these pages only; `ROUNDS=1` is faster.
 *
 * - Largest Contentful Paint of each page on a throttled phone (Lighthouse, median of five, interleaved), relative to the
 *   same page without scripts, with Lighthouse's scores and the layout shift. If the first picture is inlined in the HTML,
 *   also LCP relative to First Contentful Paint (goal: at most 1.15), and FCP relative to the same page with the picture
 *   as a file (goal: at most 1.1).
 * - Requests per second of a page relative to nginx with gzip_static, if installed. Both servers run on one core, the
 *   client on another.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import lighthouse, { type Flags } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { locales } from '../i18n/locales.ts';
import { pageIds, pathTo } from '../i18n/paths.ts';
import { serve } from '../server/main.ts';
import { siteFiles } from '../server/site/site.ts';
import { ensureBuilt } from '../site-build/site.ts';
import { freePort } from './free-port.ts';
import { median, openConnection, takeTurn } from './measure.ts';
import { nginxOptions } from './nginx.ts';
import { browserArguments, ensure, find, missing } from './programs.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const asked = process.argv.slice(2);
const paths =
  asked.length > 0
    ? asked
    : Object.values(locales).flatMap(language => pageIds.map(page => pathTo(page, language)));
const host = '127.0.0.1';
const temporary = await mkdtemp(join(tmpdir(), 'bench-'));

/** Variants that each page is compared with. */
const changes = {
  withoutScripts: (html: string) => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''),
  /** The first picture as a file, preloaded in the head. */
  withFile: (html: string) =>
    html
      .replace(/( data-inlined=[^>]* srcSet=)"data:[^"]+"(.*?srcSet=("[^"]+" sizes="[^"]+"))/s, '$1$3$2')
      .replace(/(<link rel="preload" as="image"[^>]* media=")\(min-width: \d+px\) and /, '$1'),
};

const measured = async () => (await siteFiles('dist/client')).filter(({ path }) => paths.includes(path));

/** Serves a variant of the site. */
async function serveChanged(name: keyof typeof changes) {
  const folder = join(temporary, name);
  await cp('dist', folder, { recursive: true });
  for (const entry of await measured()) {
    const file = join(folder, 'client', entry.file);
    const html = changes[name](await readFile(file, 'utf8'));
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await writeFile(`${file}.gz`, gzipSync(html));
  }
  return serve({ port: 0, host }, folder);
}

async function read(url: string, port: number, throttlingMethod: NonNullable<Flags['throttlingMethod']>) {
  const result = await lighthouse(url, { port, throttlingMethod, logLevel: 'silent', output: 'json' });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { audits, categories } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => (categories[category]?.score ?? 0) * 100;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
  };
}

type Reading = Awaited<ReturnType<typeof read>>;

async function paint() {
  const servers = await Promise.all([
    serve({ port: 0, host }),
    serveChanged('withoutScripts'),
    serveChanged('withFile'),
  ]);
  const chrome = await launch({ executablePath: await ensure('chromium'), args: browserArguments() });
  const port = Number(new URL(chrome.wsEndpoint()).port);
  console.log(
    'LCP of a page to the same page without scripts; scores: performance, accessibility, best practices, SEO',
  );
  for (const { path, file } of await measured()) {
    const isInside = (await readFile(join('dist/client', file))).includes(' data-inlined=');
    for (const throttling of ['devtools', 'simulate'] as const) {
      const readings = servers.map((): Reading[] => []);
      for (let round = 0; round < rounds; round += 1)
        for (const [index, { url }] of servers.slice(0, isInside ? 3 : 2).entries())
          readings[index]?.push(await read(url + path, port, throttling));
      const [page, bare, withFile] = readings.map(
        all => (figure: keyof Reading) => median(all.map(reading => reading[figure])),
      );
      if (!page || !bare || !withFile) return;
      const shift = Math.max(...(readings[0] ?? []).map(({ cls }) => cls));
      const scores = (['performance', 'accessibility', 'practices', 'seo'] as const).map(page);
      console.log(
        `${path.padEnd(16)} ${throttling.padEnd(9)} LCP ${(page('lcp') / bare('lcp')).toFixed(2)}  CLS ${shift.toFixed(3)}  TBT ${page('tbt').toFixed(0)} ms, without scripts ${bare('tbt').toFixed(0)} ms  ${scores.map(Math.round).join(' ')}`,
      );
      if (isInside)
        console.log(
          `${' '.repeat(27)}LCP to first paint ${(page('lcp') / page('fcp')).toFixed(2)}, with a file ${(withFile('lcp') / withFile('fcp')).toFixed(2)}  first paint to that with a file ${(page('fcp') / withFile('fcp')).toFixed(2)}`,
        );
    }
  }
  await chrome.close();
  await Promise.all(servers.map(server => server.stop()));
}

async function throughput() {
  if (!find('nginx')) {
    console.log(`${missing('nginx')} Requests per second are not compared.`);
    return;
  }
  const [port, nginxPort] = [await freePort(), await freePort()];
  const place = { port: nginxPort, dist: resolve('dist') };
  const more = 'sendfile on; keepalive_requests 1000000; open_file_cache max=1000;';
  const pin = spawnSync('taskset', ['-V']).status === 0 ? ['taskset', '-c', '0'] : [];
  const servers = [
    [process.execPath, 'server/main.ts'],
    ['nginx', ...(await nginxOptions(temporary, 'nginx.conf', place, more))],
  ].map(command => {
    const [program = '', ...options] = [...pin, ...command];
    const env = { ...process.env, PORT: String(port), HOST: host };
    return spawn(program, options, { stdio: 'ignore', env });
  });
  await setTimeout(1500);
  const request = 'GET /attractions HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n';
  const sides = await Promise.all(
    [port, nginxPort].map(async port => {
      const open = Array.from({ length: 32 }, () => openConnection(`http://${host}:${port}`));
      return { connections: await Promise.all(open), rates: [] as number[] };
    }),
  );
  for (let round = 0; round < 5; round += 1)
    for (const { connections, rates } of sides) {
      const lanes = connections.map(
        ({ ask }) =>
          () =>
            ask(request),
      );
      rates.push((await takeTurn(lanes, 3000)).perSecond);
    }
  for (const { close } of sides.flatMap(({ connections }) => connections)) close();
  for (const server of servers) server.kill();
  const [ours = Number.NaN, nginx = Number.NaN] = sides.map(({ rates }) => median(rates));
  console.log(`Requests per second of a page to nginx with gzip_static: ${(ours / nginx).toFixed(2)}`);
}

// Overrides .env: only pages are measured.
process.env['INQUIRIES'] = 'simulated';
await ensureBuilt();
await throughput();
await paint();
await rm(temporary, { recursive: true });
