import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBuiltSite } from '../tests/support/live-process.ts';
import { createApp } from './app.ts';
import { serve } from './main.ts';
import { commonHeaders } from './site/headers.ts';
import { loadSite } from './site/load-site.ts';

const files = {
  'index.html': '<h1>Home</h1>',
  'attractions.html': '<h1>Attractions</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'es/404.html': '<h1>No existe</h1>',
  'assets/app.js': 'export {}',
  'icon.png': 'bytes',
  'pictures/orca.avif': 'bytes',
  _headers: 'for another host',
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await writeBuiltSite('simulated', files);
  await writeFile(join(folder, 'dist/secret.txt'), 'secret');
  app = createApp({ site: await loadSite(join(folder, 'dist')) });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('pages', () => {
  const get = (url: string, accept: string) => app.inject({ url, headers: { accept } });

  it.each([
    ['/attractions/?a=1&b=%2F', '/attractions?a=1&b=%2F'],
    ['/Attractions', '/attractions'],
    ['/attractions.', '/attractions'],
    ['/ATTRACTIONS/,', '/attractions'],
  ])(
    'are redirected to by a path with capitals, or with punctuation at its end: %s to %s',
    async (path, location) => {
      const answer = await get(path, 'text/html');
      expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
    },
  );

  it.each([
    ['/index.html', files['404.html'], 'Not Found\n'],
    ['/_headers', files['404.html']],
    ['/secret.txt', files['404.html'], 'Not Found\n'],
    ['/../secret.txt', files['404.html'], 'Not Found\n'],
    ['/attractions/more', files['404.html']],
    ['//', files['404.html']],
    ['/es/nowhere', files['es/404.html']],
    ['/attractions/%', files['404.html']],
    ['/assets/gone.js', 'Not Found\n'],
  ])('do not include %s, which returns a 404', async (path, page, toOthers = page) => {
    const navigation = await get(path, 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8');
    expect([navigation.statusCode, navigation.body]).toEqual([404, page]);
    const other = await get(path, 'image/avif,*/*');
    expect([other.statusCode, other.body]).toEqual([404, toOthers]);
  });

  it('are served under their paths; HEAD has the headers of GET and nothing else', async () => {
    const url = '/attractions?from=mail';
    const [get, head] = await Promise.all([app.inject(url), app.inject({ method: 'HEAD', url })]);
    expect([get.statusCode, head.statusCode, head.body]).toEqual([200, 200, '']);
    expect(get.body).toBe(files['attractions.html']);
    const { date, ...headers } = get.headers;
    expect(head.headers).toMatchObject(headers);
  });

  it('refuse other methods without reading the body', async () => {
    const payload = 'x'.repeat(2 ** 21);
    const answer = await app.inject({ method: 'POST', url: '/', payload });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('representations', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ])('for "%s" are encoded as %s', async (accept, encoding) => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accept } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const decode =
      { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(decode(answer.rawPayload).toString()).toBe(files['index.html']);
  });

  it('are revalidated by ETag', async () => {
    const etag = String((await app.inject('/')).headers.etag);
    const ask = (tag: string) => app.inject({ url: '/', headers: { 'if-none-match': tag } });
    for (const tag of [etag, `"other", ${etag}`])
      expect(await ask(tag)).toMatchObject({ statusCode: 304, body: '' });
    expect((await ask('"other"')).statusCode).toBe(200);
  });

  it.each([
    ['/attractions', 'max-age=60, no-transform', 'same-origin'],
    ['/nowhere', 'no-cache, no-transform', 'same-origin'],
    ['/assets/app.js', 'public, max-age=31536000, immutable', 'same-origin'],
    ['/pictures/orca.avif', 'public, max-age=31536000, immutable', 'same-origin'],
    ['/icon.png', 'public, max-age=3600', 'cross-origin'],
  ])(
    'of %s may be cached by the rule "%s" and have all security headers',
    async (path, rule, isEmbeddable) => {
      const { headers } = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
      expect(headers).toMatchObject({
        ...Object.fromEntries(
          Object.entries(commonHeaders).map(([name, value]) => [name.toLowerCase(), value]),
        ),
        'content-security-policy': "default-src 'none'",
        'cache-control': rule,
        'cross-origin-resource-policy': isEmbeddable,
      });
      expect(headers['content-encoding']).toBe(
        /^\/(attractions|nowhere|assets\/app.js)$/.test(path) ? 'br' : undefined,
      );
    },
  );
});

it('reports a missing build and a port in use', async () => {
  const host = '127.0.0.1';
  const port = Number(new URL(await app.listen({ port: 0, host })).port);
  await expect(serve({ port, host }, join(folder, 'nowhere'))).rejects.toThrow('npm run build');
  await expect(serve({ port, host }, join(folder, 'dist'))).rejects.toThrow(`Port ${port} is taken`);
});
