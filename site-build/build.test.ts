import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Day } from '../domain/day.ts';
import { type Exception, exceptions } from '../domain/exceptions.ts';
import { cacheRule, siteFile } from '../server/site/files.ts';
import { commonHeaders } from '../server/site/headers.ts';
import { checkBudgets } from './budgets.ts';
import { netlifyHeaders, netlifyRedirects } from './hosts.ts';

const policy = "default-src 'none'";
const files = ['index.html', 'contact.html', '404.html', 'share/es/home.1a.jpg'].map(siteFile);

describe('headers and redirects for static hosts', () => {
  it('give every path the same policy', () => {
    const [whole = '', ...others] = netlifyHeaders(files, policy).split('\n\n');
    for (const [name, value] of Object.entries(commonHeaders)) expect(whole).toContain(`  ${name}: ${value}`);
    expect(whole).toContain(`  Content-Security-Policy: ${policy}`);
    expect(others.join()).not.toContain('Content-Security-Policy');
  });

  it('stay within the limits of Cloudflare Pages', () => {
    const pages = (count: number) => Array.from({ length: count }, (_, index) => siteFile(`${index}.html`));
    expect(() => netlifyHeaders(pages(90), policy)).not.toThrow();
    expect(() => netlifyHeaders(pages(96), policy)).toThrow('101 rules');
    expect(() => netlifyHeaders(files, 'x'.repeat(2000))).toThrow('a line of');
  });

  it('make browsers revalidate the service worker', () => {
    expect(netlifyHeaders(files, policy)).toContain('\n/sw.js\n  Cache-Control: no-cache, no-transform\n');
  });

  it('let other sites show share pictures', () => {
    expect(netlifyHeaders(files, policy)).toContain(
      '\n/share/*\n  Cross-Origin-Resource-Policy: cross-origin\n',
    );
  });

  it('redirect alternative paths of pages, and serve 404 pages in the language of the path', () => {
    expect(netlifyRedirects([...files, siteFile('es/404.html')]).split('\n')).toEqual([
      '/index / 301',
      '/index.html / 301',
      '/contact.html /contact 301',
      '/contact/index /contact 301',
      '/contact/index.html /contact 301',
      '/es/* /es/404.html 404',
      '',
    ]);
  });
});

it('hashed files are immutable, pages are fresh for a minute, and other files for an hour', () => {
  const rules = ['assets/a.js', 'share/home.jpg', 'index.html', 'es/404.html', 'sw.js'].map(cacheRule);
  expect(rules).toEqual(['immutable', 'hour', 'page', 'revalidate', 'revalidate']);
});

describe('budgets', () => {
  afterEach(() => vi.restoreAllMocks());

  /** A site with one page, which has an incompressible random style and a picture. */
  async function site(styleBytes: number): Promise<string> {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const client = await mkdtemp(join(tmpdir(), 'budgets-'));
    const style = randomBytes(styleBytes).toString('hex');
    const page = `<style>${style}</style><picture><source type="image/avif" srcSet="/s.avif 480w, /l.avif 960w" sizes="(max-width: 760px) 50vw, 900px"/></picture>`;
    await mkdir(join(client, 'fonts'));
    await Promise.all([
      writeFile(join(client, 'index.html'), page),
      writeFile(join(client, 'index.html.br'), brotliCompressSync(page)),
      writeFile(join(client, 'a.js.br'), ''),
      writeFile(join(client, 's.avif'), Buffer.alloc(10_240)),
      writeFile(join(client, 'l.avif'), Buffer.alloc(999_999)),
    ]);
    return client;
  }

  const page = { locale: 'en', page: 'home', path: '/', document: () => '' } as const;
  const check = (client: string, today?: Day) =>
    checkBudgets(client, [page], { entry: '/a.js', scriptsOf: () => [], islandOf: () => undefined }, today);

  it('accept a small site, counting the picture that a phone loads on scrolling', async () => {
    await check(await site(1024));
    const said = vi.mocked(console.log).mock.calls.flat().join('\n');
    expect(said).toMatch(/ [12]\.\d of \d+ +KB {2}index\.html on a phone until/);
    expect(said).toMatch(/1[12]\.\d of \d+ +KB {2}index\.html on a phone, scrolled/);
  });

  it('reject a site that is too large, and say where', async () => {
    await expect(check(await site(20_000))).rejects.toThrow('Over budget: index.html: style in it.');
  });

  it('only warn while an exception is ahead, but not because of one that is over', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const closed = { from: '2026-12-24', to: '2026-12-25', closed: true, reason: 'christmas' } as const;
    (exceptions as Exception[]).push(closed);
    onTestFinished(() => void (exceptions as Exception[]).pop());
    const large = await site(20_000);
    await check(large, '2026-12-25');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('index.html: style in it'));
    await expect(check(large, '2026-12-26')).rejects.toThrow('Over budget');
  });
});
