import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { serve } from './main.ts';
import { commonHeaders } from './site/headers.ts';
import { loadSite } from './site/site.ts';

const policy = "default-src 'none'; script-src 'self'";
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
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'client', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
    await writeFile(`${file}.gz`, gzipSync(text));
  }
  await writeFile(join(folder, 'site.json'), JSON.stringify({ inquiryMode: 'simulated', policy }));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  app = createApp({ site: await loadSite(folder) });
});

afterAll(() => app.close());

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
    '/index.php',
    '/index.html',
    '/attractions/more',
    '//',
    '/_headers',
    '/secret.txt',
    '/../secret.txt',
  ])('return a 404 for %s: a page to navigation requests, a text to others', async path => {
    const page = await get(path, 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8');
    const isFile = /\.\w+$/.test(path);
    expect([page.statusCode, page.body]).toEqual([404, files['404.html']]);
    const otherResponse = await get(path, 'image/avif,*/*');
    expect([otherResponse.statusCode, otherResponse.body]).toEqual([
      404,
      isFile ? 'Not Found\n' : files['404.html'],
    ]);
  });

  it.each([
    ['/nowhere', files['404.html']],
    ['/es/nowhere', files['es/404.html']],
    ['/%', files['404.html']],
    ['/attractions/%', files['404.html']],
    ['/assets/gone.js', 'Not Found\n'],
  ])('do not include %s, which returns the same 404 to all requests', async (path, body) => {
    for (const accept of ['text/html', '*/*']) {
      const answer = await get(path, accept);
      expect([answer.statusCode, answer.body]).toEqual([404, body]);
    }
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
        'content-security-policy': policy,
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
  await expect(serve({ port, host }, folder)).rejects.toThrow(`Port ${port} is taken`);
});
