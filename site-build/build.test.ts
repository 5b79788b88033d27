import { describe, expect, it } from 'vitest';
import { getCacheRule, toSiteFile } from '../server/site/files.ts';
import { commonHeaders } from '../server/site/headers.ts';
import { checkSize } from './budgets.ts';
import { toNetlifyHeaders, toNetlifyRedirects } from './hosts.ts';

const policy = "default-src 'none'";
const files = ['index.html', 'contact.html', '404.html', 'share/es/home.1a.jpg'].map(toSiteFile);

describe('headers and redirects for static hosts', () => {
  it('give every path the same policy', () => {
    const [whole = '', ...others] = toNetlifyHeaders(files, policy).split('\n\n');
    for (const [name, value] of Object.entries(commonHeaders)) expect(whole).toContain(`  ${name}: ${value}`);
    expect(whole).toContain(`  Content-Security-Policy: ${policy}`);
    expect(others.join()).not.toContain('Content-Security-Policy');
  });

  it.each([
    ['/sw.js', 'Cache-Control: no-cache, no-transform'],
    ['/contact', 'Cache-Control: max-age=60, no-transform'],
    ['/assets/*', 'Cache-Control: public, max-age=31536000, immutable'],
    ['/share/*', 'Cross-Origin-Resource-Policy: cross-origin'],
  ])('give %s its own: %s', (path, header) => {
    expect(toNetlifyHeaders(files, policy)).toContain(`\n${path}\n  ${header}\n`);
  });

  it('serve 404 pages in the language of the path', () => {
    expect(toNetlifyRedirects([...files, toSiteFile('es/404.html')]).split('\n')).toEqual([
      '/es/* /es/404.html 404',
      '',
    ]);
  });
});

it('hashed files are immutable, pages are fresh for a minute, and other files for an hour', () => {
  const rules = ['assets/a.js', 'share/home.jpg', 'index.html', 'es/404.html', 'sw.js'].map(getCacheRule);
  expect(rules).toEqual(['immutable', 'hour', 'page', 'revalidate', 'revalidate']);
});

it('a size above its limit fails the build', () => {
  expect(() => checkSize('fonts', 30_000)).not.toThrow();
  expect(() => checkSize('fonts', 99_000)).toThrow('Over budget:   96.7 of 52 KB  fonts');
});
