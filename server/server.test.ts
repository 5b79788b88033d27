import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { serve } from './main.ts';
import { withoutSlashes } from './site/addresses.ts';
import { commonHeaders } from './site/headers.ts';
import { loadSite, type SiteEntry } from './site/table.ts';

const files: Record<string, { text: string; entry: Partial<SiteEntry> & { path: string } }> = {
  'index.html': { text: '<h1>Home</h1>', entry: { path: '/' } },
  'attractions.html': { text: '<h1>Attractions</h1>', entry: { path: '/attractions' } },
  '404.html': { text: '<h1>Page Not Found</h1>', entry: { path: '/404', status: 404 } },
  'assets/app.js': {
    text: 'export {}',
    entry: { path: '/assets/app.js', cache: 'immutable', type: 'text/javascript' },
  },
  'picture.avif': { text: 'bytes', entry: { path: '/picture.avif', type: 'image/avif', compressed: false } },
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  const entries: SiteEntry[] = [];
  for (const [file, { text, entry }] of Object.entries(files)) {
    await writeFile(join(folder, 'client', file), text);
    await writeFile(join(folder, 'client', `${file}.br`), brotliCompressSync(text));
    await writeFile(join(folder, 'client', `${file}.gz`), gzipSync(text));
    entries.push({
      file,
      status: 200,
      type: 'text/html; charset=utf-8',
      cache: 'revalidate',
      compressed: true,
      inline: { scripts: ["'sha256-x'"], styles: [] },
      ...entry,
    });
  }
  await writeFile(join(folder, 'site.json'), JSON.stringify({ entries }));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  app = createApp({ site: await loadSite(folder) });
});

afterAll(() => app.close());

describe('pages', () => {
  it('are served under their paths', async () => {
    const answer = await app.inject('/attractions?from=mail');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Attractions');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('send a slash too many to where it should be, and keep the query', async () => {
    const answer = await app.inject('/attractions/?a=1');
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe('/attractions?a=1');
  });

  it.each([
    ['/index.html?a=1', '/?a=1'],
    ['/index', '/'],
    ['//', '/'],
    ['/attractions.html', '/attractions'],
    ['/attractions.html/?b', '/attractions?b'],
    ['/attractions/index.html', '/attractions'],
    ['/attractions/index', '/attractions'],
    ['/attractions///', '/attractions'],
  ])('are found under %s too, and sent on to', async (path, location) => {
    for (const accept of ['text/html', '*/*']) {
      const answer = await app.inject({ url: path, headers: { accept } });
      expect(answer.statusCode).toBe(308);
      expect(answer.headers.location).toBe(location);
    }
  });

  it.each(['/index.php', '/a.b.c', '/404.html', '/secret.txt', '/attractions.data', '/x.js'])(
    '%s is the 404 page for whoever wants to see a page',
    async path => {
      const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
      const answer = await app.inject({ url: path, headers: { accept } });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('Page Not Found');
      expect(answer.headers.vary).toBe('Accept-Encoding, Accept');
      const other = await app.inject({ url: path, headers: { accept: 'image/avif,*/*' } });
      expect([other.statusCode, other.body, other.headers.vary]).toEqual([404, 'Not Found\n', 'Accept']);
    },
  );

  it.each(['/assets/gone.js', '/pictures/gone.avif', '/fonts/gone'])(
    '%s never was a page, whoever asks',
    async path => {
      const answer = await app.inject({ url: path, headers: { accept: 'text/html' } });
      expect([answer.statusCode, answer.body]).toEqual([404, 'Not Found\n']);
    },
  );

  it.each(['/nowhere', '/404', '/404/', '/attractions/x', '/constructor', '/__proto__'])(
    '%s is the 404 page',
    async path => {
      const answer = await app.inject(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('Page Not Found');
    },
  );

  it.each([
    '/assets/gone.js',
    '/attractions.data',
    '/index.php',
    '/secret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
  ])('%s is a plain 404, never HTML', async path => {
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).not.toContain('secret');
  });

  it('answer HEAD with the headers of GET and nothing else', async () => {
    const [get, head] = await Promise.all([app.inject('/'), app.inject({ method: 'HEAD', url: '/' })]);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('refuse %s', async method => {
    const answer = await app.inject({ method, url: '/' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });

  it.each([
    ['application/json', '{"broken'],
    ['text/xml', '<a/>'],
    ['application/json', 'x'.repeat(2 ** 21)],
    ['multipart/form-data', ''],
  ])('refuse a %s body by its method, unread', async (type, payload) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(405);
  });

  it('refuse a URL that cannot be read, without a stack', async () => {
    const answer = await app.inject('/%zz');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toBe('Bad Request\n');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
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
    ['', undefined],
    [`br, ${'x, '.repeat(100)}`, undefined],
  ])('for "%s" are %s', async (accept, encoding) => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accept } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const decode =
      { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(decode(answer.rawPayload).toString()).toBe('<h1>Home</h1>');
  });

  it('are not sent again to those who have them', async () => {
    const first = await app.inject('/');
    const etag = String(first.headers.etag);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await app.inject({ url: '/', headers: { 'if-none-match': tag } });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers['content-security-policy']).toBeDefined();
    }
    const stale = await app.inject({ url: '/', headers: { 'if-none-match': '"other"' } });
    expect(stale.statusCode).toBe(200);
  });

  it('with a hash in their name may be kept for ever, pictures are not compressed twice', async () => {
    const [script, picture] = await Promise.all([app.inject('/assets/app.js'), app.inject('/picture.avif')]);
    expect(script.headers['cache-control']).toContain('immutable');
    expect(picture.headers['content-encoding']).toBeUndefined();
    expect(picture.headers.vary).toBeUndefined();
  });
});

it.each(['/', '/nowhere', '/assets/gone.js', '/%zz', '/attractions/'])(
  '%s has every security header',
  async path => {
    const { headers } = await app.inject(path);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  },
);

/** What the server at a port says to bytes that need not be HTTP. */
async function answerTo(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  let answer = '';
  for await (const part of socket) answer += part;
  return answer;
}

describe('what is no request', () => {
  it.each([
    ['a line that is no HTTP', 'GET /a b HTTP/1.1\r\n\r\n', '400 Bad Request'],
    ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
    [
      'an inquiry without a host',
      'POST /inquiries HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}',
      '400 Bad Request',
    ],
    [
      'an expectation that nobody can meet',
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n',
      '417 Expectation Failed',
    ],
    ['an unknown method', 'TEA / HTTP/1.1\r\nHost: a\r\n\r\n', '400 Bad Request'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`,
      '431 Request Header Fields Too Large',
    ],
  ])('%s is refused, with every header', async (_name, bytes, status) => {
    const server = await serve({ port: 0, host: '127.0.0.1' }, folder);
    const answer = await answerTo(server.url, bytes);
    await server.stop();
    expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
    for (const name of Object.keys(commonHeaders))
      expect(answer.toLowerCase()).toContain(`${name.toLowerCase()}: `);
    expect(answer).toMatch(/\r\n\r\n[A-Z][\w ]+\n$/);
  });
});

it('slashes in the middle of a path are walked over once', () => {
  const walked = vi.spyOn(String.prototype, 'replace');
  expect(withoutSlashes(`${'/'.repeat(15_000)}a//`)).toBe(`${'/'.repeat(15_000)}a`);
  expect(withoutSlashes('///')).toBe('/');
  expect(walked).not.toHaveBeenCalled();
  walked.mockRestore();
});

describe('starting', () => {
  it('says that there is no site', async () => {
    await expect(serve({ port: 0, host: '127.0.0.1' }, join(folder, 'nowhere'))).rejects.toThrow(
      'npm run build',
    );
  });

  it('says that a port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    await expect(serve({ port, host: '127.0.0.1' }, folder)).rejects.toThrow(`Port ${port} is taken`);
    other.close();
  });

  it('serves, and stops when asked', async () => {
    const server = await serve({ port: 0, host: '127.0.0.1' }, folder);
    expect((await fetch(server.url)).status).toBe(200);
    await server.stop();
    await expect(fetch(server.url)).rejects.toThrow();
  });
});
