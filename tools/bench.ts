/**
 * `npm run bench`: prints how fast the site is, as ratios, because figures differ from machine to machine.
 * `npm run bench -- /contact /gdpr-policy` looks at these pages only; `ROUNDS=1` is quick.
 *
 * - Largest Contentful Paint of each page on a throttled phone (Lighthouse, median of five, the two interleaved) to the
 *   same page with all scripts taken out, with Lighthouse's scores and the shift of the layout. Where the first picture is
 *   inside the HTML, the same to the first contentful paint (goal: at most 1.15), and the first paint to that of the same page
 *   with the picture as a file (goal: at most 1.1).
 * - Requests per second of a page to nginx with gzip_static, where nginx is installed; both on one core, asked from the
 *   other.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { connect } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { locales } from '../i18n/locales.ts';
import { pageIds, pathTo } from '../i18n/paths.ts';
import { createApp } from '../server/app.ts';
import { serve } from '../server/main.ts';
import { loadSite, type Resource, type Site } from '../server/site/table.ts';
import { ensureBuilt } from '../site-build/site.ts';
import { nginxOptions } from './nginx.ts';
import { browserArguments, ensure } from './programs.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const throttlings = ['devtools', 'simulate'] as const;
const asked = process.argv.slice(2);
const paths =
  asked.length > 0
    ? asked
    : Object.values(locales).flatMap(language => pageIds.map(page => pathTo(page, language)));

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A page without its programs. */
const withoutScripts = (html: string) => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');

/** A page whose first picture is a file, asked for in the head. One that has none inside stays as it is. */
const withFile = (html: string) =>
  html
    .replace(/( data-first=[^>]* srcSet=)"data:[^"]+"(.*?srcSet=("[^"]+" sizes="[^"]+"))/s, '$1$3$2')
    .replace(/(<link rel="preload" as="image"[^>]* media=")\(min-width: \d+px\) and /, '$1');

/** The same site with its pages changed. */
function changedSite(site: Site, change: (html: string) => string): Site {
  const changed = (resource: Resource): Resource => {
    const { identity } = resource.representations;
    const html = Buffer.from(change(identity.body.toString()));
    const headers = (body: Buffer, encoding?: string) => {
      const pairs = identity.headers.flatMap((value, index, all) =>
        index % 2 === 0 && !['Content-Length', 'Content-Encoding'].includes(value)
          ? [value, all[index + 1] ?? '']
          : [],
      );
      return [
        ...pairs,
        'Content-Length',
        String(body.length),
        ...(encoding ? ['Content-Encoding', encoding] : []),
      ];
    };
    const represent = (body: Buffer, encoding?: string) => ({
      ...identity,
      body,
      headers: headers(body, encoding),
    });
    return {
      ...resource,
      representations: {
        identity: represent(html),
        br: represent(brotliCompressSync(html), 'br'),
        gzip: represent(gzipSync(html), 'gzip'),
      },
    };
  };
  const resources = [...site.resources].map(
    ([path, resource]) => [path, paths.includes(path) ? changed(resource) : resource] as const,
  );
  return { ...site, resources: new Map(resources) };
}

interface Reading {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  scores: number[];
}

async function read(
  url: string,
  port: number,
  throttlingMethod: NonNullable<Flags['throttlingMethod']>,
): Promise<Reading> {
  const result = await lighthouse(url, { port, throttlingMethod, logLevel: 'silent', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
  const { audits, categories } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map(name =>
      Math.round((categories[name]?.score ?? 0) * 100),
    ),
  };
}

async function paint() {
  const ours = await serve({ port: 0, host: '127.0.0.1' });
  const site = await loadSite('dist');
  const apps = [withoutScripts, withFile].map(change => createApp({ site: changedSite(site, change) }));
  const [bareUrl = '', fileUrl = ''] = await Promise.all(
    apps.map(app => app.listen({ port: 0, host: '127.0.0.1' })),
  );
  const chrome = await launch({
    chromePath: await ensure('chromium'),
    chromeFlags: ['--headless=new', ...browserArguments()],
  });
  console.log(
    'LCP of a page to the same page without scripts; scores: performance, accessibility, best practices, SEO',
  );
  for (const path of paths) {
    const inside = site.resources.get(path)?.representations.identity.body.includes(' data-first=');
    for (const throttling of throttlings) {
      const all: Record<'ours' | 'bare' | 'file', Reading[]> = { ours: [], bare: [], file: [] };
      for (let round = 0; round < rounds; round += 1) {
        all.ours.push(await read(ours.url + path, chrome.port, throttling));
        all.bare.push(await read(bareUrl + path, chrome.port, throttling));
        if (inside) all.file.push(await read(fileUrl + path, chrome.port, throttling));
      }
      const middle = (of: keyof typeof all, figure: 'fcp' | 'lcp' | 'tbt') =>
        median(all[of].map(reading => reading[figure]));
      const lcp = middle('ours', 'lcp');
      const fcp = middle('ours', 'fcp');
      const scores = [0, 1, 2, 3].map(index => median(all.ours.map(reading => reading.scores[index] ?? 0)));
      const cls = Math.max(...all.ours.map(reading => reading.cls));
      console.log(
        `${path.padEnd(16)} ${throttling.padEnd(9)} LCP ${(lcp / middle('bare', 'lcp')).toFixed(2)}  CLS ${cls.toFixed(3)}  TBT ${middle('ours', 'tbt').toFixed(0)} ms, without scripts ${middle('bare', 'tbt').toFixed(0)} ms  ${scores.join(' ')}`,
      );
      if (inside)
        console.log(
          `${' '.repeat(27)}LCP to first paint ${(lcp / fcp).toFixed(2)}, with a file ${(middle('file', 'lcp') / middle('file', 'fcp')).toFixed(2)}  first paint to that with a file ${(fcp / middle('file', 'fcp')).toFixed(2)}`,
        );
    }
  }
  await chrome.kill();
  await Promise.all([ours.stop(), ...apps.map(app => app.close())]);
}

/** Answers a second over 32 kept connections. The client is as light as can be: it counts bytes. */
async function requestsPerSecond(port: number, seconds: number): Promise<number> {
  const request = 'GET /attractions HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n';
  let answers = 0;
  let running = true;
  const sockets = Array.from({ length: 32 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let left = 0;
    socket.on('data', (bytes: Buffer) => {
      if (left <= 0) {
        const end = bytes.indexOf('\r\n\r\n') + 4;
        const length = /content-length: (\d+)/i.exec(bytes.subarray(0, end).toString())?.[1];
        left = Number(length) + end;
      }
      left -= bytes.length;
      if (left > 0) return;
      answers += 1;
      if (running) socket.write(request);
    });
    return socket;
  });
  const start = performance.now();
  await new Promise(done => setTimeout(done, seconds * 1000));
  const rate = answers / ((performance.now() - start) / 1000);
  running = false;
  for (const socket of sockets) socket.destroy();
  return rate;
}

/** Runs a command on the first core where the machine can tell it so. */
function onOneCore(command: string, options: string[], env: Record<string, string> = {}): ChildProcess {
  const pinned = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;
  const [program = command, ...rest] = pinned
    ? ['taskset', '-c', '0', command, ...options]
    : [command, ...options];
  return spawn(program, rest, { stdio: 'ignore', env: { ...process.env, ...env } });
}

async function throughput() {
  if (spawnSync('nginx', ['-v']).status !== 0) {
    console.log('nginx is not installed: requests per second are not compared.');
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const options = await nginxOptions(
    folder,
    'nginx.conf',
    { port: 4181, dist: resolve('dist') },
    'sendfile on; keepalive_requests 1000000; open_file_cache max=1000;',
  );
  const servers = [
    onOneCore(process.execPath, ['server/main.ts'], { PORT: '4180', HOST: '127.0.0.1' }),
    onOneCore('nginx', options),
  ];
  await new Promise(done => setTimeout(done, 1500));
  const rates: { ours: number; nginx: number }[] = [];
  for (let round = 0; round < 5; round += 1) {
    rates.push({ ours: await requestsPerSecond(4180, 3), nginx: await requestsPerSecond(4181, 3) });
  }
  for (const server of servers) server.kill();
  const ratio = median(rates.map(({ ours }) => ours)) / median(rates.map(({ nginx }) => nginx));
  console.log(`Requests per second of a page to nginx with gzip_static: ${ratio.toFixed(2)}`);
}

// Pages are measured, whatever becomes of inquiries elsewhere.
process.env['INQUIRIES'] = 'simulated';
await ensureBuilt();
await throughput();
await paint();
