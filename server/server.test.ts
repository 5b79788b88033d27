import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from './app.ts';
import { serve } from './main.ts';
import { loadSite, type SiteEntry } from './site/table.ts';

const files: [file: string, text: string, path: string, changes?: Partial<SiteEntry>][] = [
  ['index.html', '<h1>Home</h1>', '/'],
  ['attractions.html', '<h1>Attractions</h1>', '/attractions'],
  ['404.html', '<h1>Page Not Found</h1>', '/404', { status: 404 }],
  ['assets/app.js', 'export {}', '/assets/app.js', { cache: 'immutable', type: 'text/javascript' }],
  ['icon.png', 'bytes', '/icon.png', { type: 'image/png', compressed: false, cache: 'hour' }],
  ['picture.avif', 'bytes', '/picture.avif', { type: 'image/avif', compressed: false }],
];

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  const entries: SiteEntry[] = [];
  for (const [file, text, path, changes] of files) {
    await writeFile(join(folder, 'client', file), text);
    await writeFile(join(folder, 'client', `${file}.br`), brotliCompressSync(text));
    await writeFile(join(folder, 'client', `${file}.gz`), gzipSync(text));
    entries.push({
      file,
      path,
      status: 200,
      type: 'text/html; charset=utf-8',
      cache: 'page',
      compressed: true,
      inline: { scripts: ["'sha256-x'"], styles: [] },
      ...changes,
    });
  }
  await writeFile(join(folder, 'site.json'), JSON.stringify({ entries }));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  app = createApp({ site: await loadSite(folder) });
});

afterAll(() => app.close());

describe('pages', () => {
  const get = (url: string, accept: string) => app.inject({ url, headers: { accept } });

  it.each([
    ['/attractions/?a=1', '/attractions?a=1'],
    ['/index.html?a=1', '/?a=1'],
    ['//', '/'],
    ['/attractions/index.html', '/attractions'],
    ['/ATTRACTIONS,?a=1', '/attractions?a=1'],
    ['/attractions%E2%80%9D', '/attractions'],
    ['/attractions%23v1&day=2026-12-24', '/attractions#v1&day=2026-12-24'],
    ['//attractions', '/attractions'],
  ])('have the alternative path %s, which redirects to %s', async (path, location) => {
    for (const accept of ['text/html', '*/*']) {
      const answer = await get(path, accept);
      expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
    }
  });

  it.each([
    '/index.php',
    '//evil.example',
    '/%5cevil.example',
    '/a.b.c',
    '/404.html',
    '/secret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
  ])('return a 404 page for %s to navigation requests, and a plain 404 to others', async path => {
    const page = await get(path, 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8');
    expect([page.statusCode, page.headers.vary]).toEqual([404, 'Accept-Encoding, Accept']);
    expect(page.body).toContain('Page Not Found');
    const other = await get(path, 'image/avif,*/*');
    expect([other.statusCode, other.body, other.headers.vary]).toEqual([404, 'Not Found\n', 'Accept']);
    expect(other.headers['content-type']).toContain('text/plain');
  });

  it.each([
    ['/nowhere', 404, '<h1>Page Not Found</h1>'],
    ['/404', 404, '<h1>Page Not Found</h1>'],
    ['/__proto__', 404, '<h1>Page Not Found</h1>'],
    ['/assets/gone.js', 404, 'Not Found\n'],
    ['/fonts/gone', 404, 'Not Found\n'],
    ['/%', 404, '<h1>Page Not Found</h1>'],
    ['/%zz', 404, '<h1>Page Not Found</h1>'],
    ['/%E0%A4%A', 404, '<h1>Page Not Found</h1>'],
    ['/%00', 404, '<h1>Page Not Found</h1>'],
    ['/..%2f', 404, '<h1>Page Not Found</h1>'],
    ['/api/%zz', 404, '<h1>Page Not Found</h1>'],
  ])('do not include %s, which returns %i to all requests', async (path, status, body) => {
    for (const accept of ['text/html', '*/*', 'image/avif']) {
      const answer = await get(path, accept);
      expect([answer.statusCode, answer.body]).toEqual([status, body]);
    }
  });

  it('are served under their paths; HEAD has the headers of GET and nothing else', async () => {
    const url = '/attractions?from=mail';
    const [get, head] = await Promise.all([app.inject(url), app.inject({ method: 'HEAD', url })]);
    expect([get.statusCode, head.statusCode, head.body]).toEqual([200, 200, '']);
    expect(get.body).toContain('Attractions');
    expect(get.headers['cache-control']).toBe('max-age=60, no-transform');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it.each([
    ['PUT', 'text/xml', '<a/>'],
    ['POST', 'application/json', '{"broken'],
    ['POST', 'application/json', 'x'.repeat(2 ** 21)],
  ] as const)('refuse %s without reading the body (%s)', async (method, type, payload) => {
    const answer = await app.inject({ method, url: '/', headers: { 'content-type': type }, payload });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('representations', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    [`br, ${'x, '.repeat(100)}`, undefined],
  ])('for "%s" are encoded as %s', async (accept, encoding) => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accept } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const decode =
      { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(decode(answer.rawPayload).toString()).toBe('<h1>Home</h1>');
  });

  it('are revalidated by ETag', async () => {
    const first = await app.inject('/');
    const etag = String(first.headers.etag);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await app.inject({ url: '/', headers: { 'if-none-match': tag } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers['content-security-policy']).toBeDefined();
    }
    const stale = await app.inject({ url: '/', headers: { 'if-none-match': '"other"' } });
    expect(stale.statusCode).toBe(200);
  });

  it('of hashed files are immutable, and pictures are not compressed again', async () => {
    const [script, picture] = await Promise.all([app.inject('/assets/app.js'), app.inject('/picture.avif')]);
    expect(script.headers['cache-control']).toContain('immutable');
    expect(picture.headers['content-encoding']).toBeUndefined();
    expect(picture.headers.vary).toBeUndefined();
  });
});

it('no proxy may rewrite a page, and other sites may show icons, but not the pictures of pages', async () => {
  for (const path of ['/', '/nowhere', '/assets/gone.js', '/attractions/'])
    expect((await app.inject(path)).headers['cache-control'], path).toContain('no-transform');
  const shown = async (path: string) => (await app.inject(path)).headers['cross-origin-resource-policy'];
  expect(await Promise.all(['/icon.png', '/picture.avif', '/gone.png'].map(shown))).toEqual([
    'cross-origin',
    'same-origin',
    'same-origin',
  ]);
});

it('every response has all security headers', async () => {
  for (const path of ['/', '/nowhere', '/assets/gone.js', '/%zz', '/attractions/']) {
    const { headers } = await app.inject(path);
    expect(headers, path).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['content-security-policy']).not.toContain('unsafe');
  }
});

it('reports a missing build and a port in use', async () => {
  const host = '127.0.0.1';
  const port = Number(new URL(await app.listen({ port: 0, host })).port);
  await expect(serve({ port, host }, join(folder, 'nowhere'))).rejects.toThrow('npm run build');
  await expect(serve({ port, host }, folder)).rejects.toThrow(`Port ${port} is taken`);
});

it('notices another program on one of the two addresses of localhost', async () => {
  const addresses = (await lookup('localhost', { all: true })).map(({ address }) => address);
  for (const taken of addresses) {
    const other = createServer().listen(0, taken);
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    for (const host of [undefined, 'localhost', '0.0.0.0'])
      await expect(serve({ port, host }, folder), taken).rejects.toThrow(`Port ${port} is taken`);
  }
});

it('listens on all addresses', async () => {
  const probe = createServer().listen(0, '0.0.0.0');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const server = await serve({ port, host: '0.0.0.0' }, folder);
  expect(server.url).toBe(`http://localhost:${port}`);
  await server.stop();
});
