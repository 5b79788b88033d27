import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { allLocales, locales } from '../i18n/locales.ts';
import { pageIds } from '../i18n/pages.ts';
import { pathTo } from '../i18n/paths.ts';
import { serve } from '../server/main.ts';
import { commonHeaders } from '../server/site/headers.ts';
import { findFreePort } from './find-free-port.ts';
import { findProgram } from './programs.ts';

const pages = allLocales.flatMap(id => pageIds.map(page => pathTo(page, locales[id])));
const missingPages = allLocales.map(id => `${locales[id].pathPrefix}/nowhere`);
const missingFiles = ['/contact.html', '/index.html', '/index', '/contact/more'];
const otherFiles = ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/sw.js', '/site.json', '/_headers'];
const redirectedPaths = ['/contact/', '/contact.', '/contact/?a=1&b=%2F', '/es/contacto/'];
const malformedPaths = ['/%zz', '/es/%zz'];

/** Headers that must be the same. */
const headerNames = ['location', 'cache-control', 'content-security-policy', ...Object.keys(commonHeaders)];

async function fetchResponse(url: string, method = 'GET') {
  const headers = { accept: 'text/html,*/*', 'accept-encoding': 'gzip' };
  const response = await fetch(url, { method, headers, redirect: 'manual' });
  const text = await response.text();
  return {
    status: response.status,
    headers: headerNames.map(name => `${name}: ${response.headers.get(name)}`),
    // nginx has its own text for redirects.
    text: response.status === 308 ? '' : `${response.headers.get('content-type')} ${text}`,
  };
}

async function startNginx(example: string, upstream: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const site = (await readFile(join('deploy', example), 'utf8'))
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/ssl_certificate.*;/g, '')
    .replaceAll('/srv/isla-papagayo/dist', resolve('dist'))
    .replaceAll('127.0.0.1:3000', upstream);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map(name => `${name}_temp_path ${folder}/${name};`).join(' ');
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr notice; events {}
    http { access_log off; ${paths} ${site} }`,
  );
  const options = ['-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  const nginx = spawn(findProgram('nginx') ?? 'nginx', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(async () => {
    nginx.kill();
    await rm(folder, { recursive: true });
  });
  const log: string[] = [];
  for await (const line of createInterface(nginx.stderr)) {
    log.push(line);
    if (line.includes('OS: ')) return `http://127.0.0.1:${port}`;
  }
  throw new Error(log.join('\n'));
}

it.skipIf(!findProgram('nginx') || !existsSync('dist/site.json')).for(['nginx.conf', 'nginx-live.conf'])(
  '%s responds to pages, files, redirects and missing pages like our server',
  { timeout: 60_000 },
  async example => {
    const server = await serve({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => server.stop());
    const origin = await startNginx(example, server.url.replace('http://', ''));
    for (const path of [...pages, ...missingPages, ...missingFiles, ...otherFiles, ...redirectedPaths])
      expect({ path, ...(await fetchResponse(origin + path)) }).toEqual({
        path,
        ...(await fetchResponse(server.url + path)),
      });
    expect((await fetchResponse(`${origin}/contact/`)).status).toBe(308);
    expect((await fetchResponse(`${origin}/nowhere`)).status).toBe(404);
    // nginx itself rejects these.
    for (const path of malformedPaths)
      expect(await fetchResponse(origin + path)).toMatchObject({
        status: 404,
        text: expect.stringContaining('<h1'),
      });
    expect((await fetchResponse(origin, 'DELETE')).status).toBe(
      (await fetchResponse(server.url, 'DELETE')).status,
    );
  },
);
