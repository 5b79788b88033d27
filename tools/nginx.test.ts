import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPath, postPath } from '../domain/inquiry-api.ts';
import { allLocales, locales } from '../i18n/locales.ts';
import { type RunningServer, serve } from '../server/main.ts';
import { isPage, mediaTypes, otherAddresses, type SiteFile } from '../server/site/files.ts';
import { commonHeaders } from '../server/site/headers.ts';
import { siteFiles } from '../server/site/site.ts';
import { compressFiles } from '../site-build/build.ts';
import { writeForHosts } from '../site-build/hosts.ts';
import { type Answer, ask, type Question, type RunningNginx, startNginx } from './nginx-process.ts';
import { find } from './programs.ts';

const prefixes = allLocales.map(id => locales[id].pathPrefix);
const navigation = 'text/html,application/xhtml+xml,*/*;q=0.8';
const hashed = '/assets/file-3f9c.js';

/** A minimal build: pages in each language, and a file of each type in each folder. */
const files = [
  ...prefixes.flatMap(prefix => [
    `${prefix || '/index'}.html`,
    `${prefix}/contact.html`,
    `${prefix}/404.html`,
    `${prefix}/offline.htm`,
  ]),
  ...['', '/assets', '/pictures', '/fonts', '/es/share'].flatMap(folder =>
    Object.keys(mediaTypes)
      .filter(ending => !ending.startsWith('.htm'))
      .map(ending => `${folder}/file-3f9c${ending}`),
  ),
  ...['/sw.js', '/robots.txt', '/sitemap.xml', '/favicon.ico', '/.well-known/security.txt'],
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.skipIf(!find('nginx'))('nginx serving a build', () => {
  let built: SiteFile[];
  let server: RunningServer;
  let nginx: RunningNginx;
  let origin: string;

  beforeAll(async () => {
    const dist = join(folder, 'dist');
    for (const file of files) {
      await mkdir(dirname(join(dist, 'client', file)), { recursive: true });
      await writeFile(join(dist, 'client', file), `<script>${file}</script>${'text '.repeat(99)}`);
    }
    const policy = "default-src 'none'; script-src 'self' 'sha256-x'";
    await writeFile(join(dist, 'site.json'), JSON.stringify({ inquiryMode: 'simulated', policy }));
    built = await siteFiles(join(dist, 'client'));
    await compressFiles(join(dist, 'client'), built);
    await writeForHosts(dist, built, policy);
    server = await serve({ host: '127.0.0.1', port: 0 }, dist);
    nginx = await startNginx(folder, 'nginx.conf', { dist });
    origin = nginx.url;
  });
  afterAll(async () => {
    nginx?.stop();
    await server?.stop();
  });

  /** What both servers must agree on. Bodies of redirects and refused methods are nginx's own. */
  const comparable = ({ status, headers, body }: Answer) => ({
    status,
    ...Object.fromEntries(
      [
        'location',
        'cache-control',
        'content-encoding',
        'allow',
        'content-security-policy',
        ...Object.keys(commonHeaders),
      ].map(name => [name, headers[name.toLowerCase()]]),
    ),
    vary: headers.vary?.split(', ').sort().join(),
    ...(status !== 308 && status !== 405 && { type: headers['content-type'], body: body.toString('latin1') }),
  });

  async function bothAnswer(path: string, question?: Question) {
    const [ours, theirs] = await Promise.all([ask(server.url, path, question), ask(origin, path, question)]);
    expect({ path, ...question, ...comparable(theirs) }).toEqual({ path, ...question, ...comparable(ours) });
    return theirs;
  }

  /** Compares navigation and other requests, with and without compression, GET and HEAD. */
  async function alwaysAnswer(path: string) {
    for (const accept of [navigation, '*/*'])
      for (const encoding of ['gzip', 'identity'])
        for (const method of ['GET', 'HEAD'])
          await bothAnswer(path, { method, headers: { accept, 'accept-encoding': encoding } });
  }

  it('responds to every path of the site like our server', async () => {
    for (const { path } of built) await alwaysAnswer(path);
    expect((await ask(origin, '/')).body.toString()).toContain('/index.html');
    const { headers, body } = await ask(origin, hashed, { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(gunzipSync(body).toString()).toContain(hashed);
  });

  it('redirects alternative addresses to pages and keeps the query', async () => {
    for (const { path } of built.filter(isPage))
      for (const other of [...otherAddresses(path), ...(path === '/' ? [] : [`${path}/`, `${path}//`])]) {
        const { status, headers } = await bothAnswer(`${other}?a=1&b=%2F`);
        expect([other, status, headers.location]).toEqual([other, 308, `${path}?a=1&b=%2F`]);
      }
    for (const path of ['/contact.html/', '/index/', '/contact/?', '/es/contact/index.html/?a'])
      expect((await ask(origin, path)).status).toBe(308);
  });

  it('responds with the 404 page in the language of the path', async () => {
    const names = ['nowhere', 'nowhere/', 'a.b.c', 'index.php', '404', '404/', '404.html', 'deep/down'];
    for (const prefix of prefixes) {
      for (const name of names) await alwaysAnswer(`${prefix}/${name}`);
      const { body } = await ask(origin, `${prefix}/nowhere`);
      expect(body.toString()).toContain(`${prefix}/404.html`);
    }
    // nginx cannot decode these, or rejects them as above its root.
    for (const name of ['%', '%zz', '%E0%A4%A', '%00', '..%2f..%2f..%2f'])
      for (const prefix of prefixes) {
        const path = `${prefix}/${name}`;
        for (const method of ['GET', 'HEAD'])
          expect(await bothAnswer(path, { method, headers: { accept: navigation } })).toMatchObject({
            status: 404,
          });
        expect((await ask(origin, path)).body.toString()).toContain(`${prefix}/404.html`);
      }
    const others = ['/esparto', '/xx/nowhere', '/assets', apiPath, '/desk', '/share/', '/es/share/'];
    for (const path of others) await alwaysAnswer(path);
  });

  it('does not expose host configuration, compressed copies or files outside the client folder', async () => {
    const copies = ['/contact.html.gz', '/es.html.br', '/robots.txt.gz'];
    const hidden = ['/_headers', '/_redirects', '/site.json', '/nginx-policy.conf', ...copies];
    for (const path of hidden) {
      await alwaysAnswer(path);
      expect((await ask(origin, path)).status).toBe(404);
    }
  });

  it.each(['/assets/gone-1a2b.js', '/pictures/gone', '/fonts/', `${hashed}.gz`, `${hashed}.br`])(
    'responds to the missing file %s with a short text, and differs from our server only in Vary',
    async path => {
      for (const accept of [navigation, '*/*']) {
        const [ours, theirs] = await Promise.all(
          [server.url, origin].map(at => ask(at, path, { headers: { accept } })),
        );
        if (!ours || !theirs) throw new Error('Nothing was answered.');
        expect(comparable(theirs)).toEqual({ ...comparable(ours), vary: 'Accept' });
        expect([theirs.status, theirs.body.toString()]).toEqual([404, 'Not Found\n']);
      }
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('refuses %s on every path', async method => {
    for (const path of ['/', '/contact', '/contact/', '/nowhere', hashed, postPath])
      expect((await bothAnswer(path, { method })).headers.allow).toBe('GET, HEAD');
  });

  it('revalidates by its own ETag', async () => {
    for (const path of ['/', '/es/contact', hashed, '/robots.txt']) {
      const known = async (at: string) => {
        const { etag = '' } = (await ask(at, path)).headers;
        return comparable(await ask(at, path, { headers: { 'if-none-match': etag } }));
      };
      const [ours, theirs] = await Promise.all([known(server.url), known(origin)]);
      expect(theirs).toEqual(ours);
      expect(theirs.status).toBe(304);
    }
  });

  it('compresses with gzip only, while our server also has Brotli', async () => {
    const encodings = [server.url, origin].map(async at => {
      const { headers } = await ask(at, '/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
      return headers['content-encoding'];
    });
    expect(await Promise.all(encodings)).toEqual(['br', 'gzip']);
  });

  it.each([
    // Our server redirects to the page meant, or takes paths literally; nginx first normalizes escapes, dots and repeated slashes.
    ['/%63ontact', 308, 200],
    ['//contact', 308, 200],
    ['/assets/../contact', 404, 200],
    // Paths above its root, too, get the 404 page.
    ['/../site.json', 404, 404],
    ['/assets/../../site.json', 404, 404],
    ['/%2e%2e/site.json', 404, 404],
    ['/%2e%2e%2fsite.json', 404, 404],
  ])(
    '%s does not escape the site: our server responds with %i, nginx with %i',
    async (path, ours, theirs) => {
      const [own, other] = await Promise.all([ask(server.url, path), ask(origin, path)]);
      expect([own.status, other.status]).toEqual([ours, theirs]);
      expect(other.body.toString()).not.toContain('entries');
    },
  );
});
