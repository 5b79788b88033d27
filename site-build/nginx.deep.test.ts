import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonHeaders } from '../server/site/headers.ts';
import type { SiteEntry } from '../server/site/table.ts';
import { freePort } from '../tools/free-port.ts';
import { inPath } from '../tools/system.ts';
import { nginxConfiguration } from './hosts.ts';

const pages: Record<string, string> = {
  '/': 'index.html',
  '/contact': 'contact.html',
  '/offline': 'offline.html',
  '/404': '404.html',
  '/es': 'es.html',
  '/es/contacto': 'es/contacto.html',
  '/es/404': 'es/404.html',
};
const files = [
  ...Object.values(pages),
  ...['sw.js', 'assets/app.js', 'manifest.webmanifest', 'robots.txt', '_headers'],
];
/** Every file has its own name as its text. */
const entries = Object.entries(pages).map(
  ([path, file]): SiteEntry => ({
    path,
    file,
    status: path.endsWith('/404') ? 404 : 200,
    type: 'text/html; charset=utf-8',
    cache: 'revalidate',
    compressed: true,
    inline: { scripts: [`'sha256-${file}'`], styles: [] },
  }),
);

describe.skipIf(!inPath('nginx'))('nginx with the configuration of the build', () => {
  let folder: string;
  let nginx: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    for (const inside of ['assets', 'es']) await mkdir(join(folder, 'site', inside), { recursive: true });
    for (const name of files) {
      await writeFile(join(folder, 'site', name), name);
      await writeFile(join(folder, 'site', `${name}.gz`), gzipSync(name));
    }
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    await writeFile(join(folder, 'site.conf'), nginxConfiguration({ builtOn: '2026-11-20', entries }));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    await writeFile(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr notice; events {}
      http { access_log off; ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server { listen 127.0.0.1:${port}; root ${folder}/site; include ${folder}/site.conf; } }`,
    );
    nginx = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await listening(nginx);
  });

  afterAll(async () => {
    nginx.kill();
    await rm(folder, { recursive: true });
  });

  const ask = (path: string, accept = '*/*', method = 'GET') =>
    fetch(origin + path, { method, headers: { Accept: accept }, redirect: 'manual' });

  it.each([
    ['/', 200, 'text/html; charset=utf-8'],
    ['/contact', 200, 'text/html; charset=utf-8'],
    ['/assets/app.js', 200, 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 200, 'application/manifest+json'],
    ['/es/contacto', 200, 'text/html; charset=utf-8'],
    ['/nowhere', 404, 'text/html; charset=utf-8'],
    ['/_headers', 404, 'text/plain; charset=utf-8'],
    ['/assets/app.js.gz', 404, 'text/plain; charset=utf-8'],
    ['/contact.html', 308, 'text/html'],
  ])('%s is %i, %s, with every header', async (path, status, type) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
    for (const name of [...Object.keys(commonHeaders), 'Content-Security-Policy', 'Cache-Control'])
      expect(answer.headers.get(name), name).toBeTruthy();
  });

  it.each([
    ['/contact.html?a=1', '/contact?a=1'],
    ['/contact/', '/contact'],
    ['/index.html', '/'],
  ])('%s is sent on to %s, without a word about host and port', async (path, location) => {
    expect((await ask(path)).headers.get('location')).toBe(location);
  });

  it.each([
    [
      '404.html',
      ['/index.php', '/a.b.c', '/404.html', '/nowhere.html', '/_headers', '/esparto', '/pl/nowhere'],
    ],
    ['es/404.html', ['/es/nowhere', '/es/contact', '/es/404', '/es/404.html', '/es/index.php']],
  ])('%s answers whoever wants to see a page where none is: %j', async (file, paths) => {
    for (const path of paths) {
      const answer = await ask(path, 'text/html,*/*');
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, file]);
      expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${file}'`);
      expect(answer.headers.get('vary')).toContain('Accept');
    }
  });
});

/** Resolves once nginx serves. Rejects with what it has said where it does not start. */
function listening(nginx: ChildProcess): Promise<void> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    if (!nginx.stderr) throw new Error('nginx has no output.');
    createInterface({ input: nginx.stderr }).on('line', line => {
      said.push(line);
      if (line.includes('[notice]') && line.includes('OS: ')) resolve();
    });
    nginx.once('exit', () => reject(new Error(said.join('\n'))));
  });
}
