import { describe, expect, it } from 'vitest';
import { findIntendedPage, indexPages } from './intended-page.ts';
import { allLocales, locales } from './locales.ts';
import { pageIds } from './pages.ts';
import { pathTo } from './paths.ts';

const paths = allLocales.flatMap(id => pageIds.map(page => pathTo(page, locales[id])));
const pages = indexPages(paths);

describe('the intended page', () => {
  it.each([
    ['/Contact', '/contact'],
    ['/CONTACT/', '/contact'],
    ['/contact.', '/contact'],
    ['/contact%20', '/contact'],
    ['/%E2%80%9Econtact%E2%80%9C', '/contact'],
    ['//contact', '/contact'],
    ['/contact.html', '/contact'],
    ['/contact/index.html', '/contact'],
    ['/index.html', '/'],
    ['/en', '/'],
    ['/en/contact', '/contact'],
    ['/privacy_policy', '/privacy-policy'],
    ['/ES', '/es'],
    ['/es/Contacto', '/es/contacto'],
    ['/es/pol%C3%ADtica-de-privacidad', '/es/politica-de-privacidad'],
    ['/de/Datenschutzerklarung', '/de/datenschutzerklaerung'],
    ['/pl/polityka-prywatno%C5%9Bci', '/pl/polityka-prywatnosci'],
  ])('by %s is %s', (address, page) => {
    expect(findIntendedPage(address, pages)).toBe(page);
    expect(findIntendedPage(`${address}?a=1&b=%2F#faq`, pages)).toBe(`${page}?a=1&b=%2F#faq`);
    expect(paths).toContain(page);
  });

  it.each([
    ['/contact%23v1&day=2026-12-24&party=4', '/contact#v1&day=2026-12-24&party=4'],
    ['/contact%23v1&day=2026-12-24?fbclid=x', '/contact?fbclid=x#v1&day=2026-12-24'],
    ['/contact%23inquiry', '/contact#inquiry'],
    ['/contact%3Futm_source=x', '/contact?utm_source=x'],
    ['/contact&utm_source=x', '/contact?utm_source=x'],
    ['/Contact?print', '/contact?print'],
  ])('by %s, with its query and fragment, is %s', (address, expected) => {
    expect(findIntendedPage(address, pages)).toBe(expected);
  });

  it.each([
    '/contact',
    '/contact?utm_source=x',
    '/es',
    '/',
    '/nowhere',
    '/contact/us',
    '/contacts',
    '/en/nowhere',
    '//evil.example',
    '/\\evil.example',
    '/https://evil.example',
    '/%2e%2e/contact',
    '/%',
    '/contact%0d%0aSet-Cookie:a=b',
    '/contact.php',
    '/404',
    '/__proto__',
    `/contact${'.'.repeat(9_999)}`,
  ])('by %s is none', address => {
    expect(findIntendedPage(address, pages)).toBeNull();
  });

  it('differs for every page, and is never changed again', () => {
    expect(pages.size).toBe(paths.length);
    for (const path of paths)
      for (const address of [path, `${path}?a=1`, `${path}#a`])
        expect(findIntendedPage(address, pages)).toBeNull();
  });
});
