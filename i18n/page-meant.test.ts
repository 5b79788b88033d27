import { describe, expect, it } from 'vitest';
import { allLocales, locales } from './locales.ts';
import { pageMeant, pagesByName } from './page-meant.ts';
import { pageIds, pathTo } from './paths.ts';

const paths = allLocales.flatMap(id => pageIds.map(page => pathTo(page, locales[id])));
const pages = pagesByName(paths);

describe('the page meant', () => {
  it.each([
    ['/Contact', '/contact'],
    ['/CONTACT/', '/contact'],
    ['/contact.', '/contact'],
    ['/contact,', '/contact'],
    ['/contact)', '/contact'],
    ['/contact).', '/contact'],
    ['/contact;', '/contact'],
    ['/contact*', '/contact'],
    ['/contact%20', '/contact'],
    ['/%20contact', '/contact'],
    ['/contact%2520', '/contact'],
    ['/contact%22', '/contact'],
    ['/contact%3E', '/contact'],
    ['/contact%E2%80%9D', '/contact'],
    ['/%E2%80%9Econtact%E2%80%9C', '/contact'],
    ['/contact%C2%A0', '/contact'],
    ['/contact%E2%80%A6', '/contact'],
    ['/contact…', '/contact'],
    ['/contact%E2%80%8B', '/contact'],
    ['/con%C2%ADtact', '/contact'],
    ['/%63ontact', '/contact'],
    ['//contact', '/contact'],
    ['/contact/.', '/contact'],
    ['/contact.html', '/contact'],
    ['/Contact.HTML', '/contact'],
    ['/contact.htm', '/contact'],
    ['/contact/index.html', '/contact'],
    ['/index.html', '/'],
    ['/Index', '/'],
    ['//', '/'],
    ['/en', '/'],
    ['/EN/', '/'],
    ['/en/index.html', '/'],
    ['/en/contact', '/contact'],
    ['/contact%0A', '/contact'],
    ['/contact%0D%0A', '/contact'],
    ['/privacy_policy', '/privacy-policy'],
    ['/privacy%20policy', '/privacy-policy'],
    ['/privacy%E2%80%93policy', '/privacy-policy'],
    ['/privacy%E2%80%91policy', '/privacy-policy'],
    ['/).', '/'],
    ['/ES', '/es'],
    ['/es/', '/es'],
    ['/es/Contacto', '/es/contacto'],
    ['/ES//contacto,', '/es/contacto'],
    ['/es/pol%C3%ADtica-de-privacidad', '/es/politica-de-privacidad'],
    ['/es/poli%CC%81tica-de-privacidad', '/es/politica-de-privacidad'],
    ['/de/datenschutzerkl%C3%A4rung', '/de/datenschutzerklaerung'],
    ['/de/datenschutzerkla%CC%88rung', '/de/datenschutzerklaerung'],
    ['/de/Datenschutzerklarung', '/de/datenschutzerklaerung'],
    ['/pl/polityka-prywatno%C5%9Bci', '/pl/polityka-prywatnosci'],
  ])('by %s is %s', (address, page) => {
    expect(pageMeant(address, pages)).toBe(page);
    expect(pageMeant(`${address}?a=1&b=%2F#faq`, pages)).toBe(`${page}?a=1&b=%2F#faq`);
    expect(paths).toContain(page);
  });

  it.each([
    ['/plan%23v1&day=2026-12-24&party=4', '/plan#v1&day=2026-12-24&party=4'],
    ['/plan%2523v1%2526day%253D2026-12-24', '/plan#v1%2526day%253D2026-12-24'],
    ['/plan%23v1&day=2026-12-24?fbclid=x', '/plan?fbclid=x#v1&day=2026-12-24'],
    ['/contact%23inquiry', '/contact#inquiry'],
    ['/Contact%23inquiry', '/contact#inquiry'],
    ['/contact%3Futm_source=x', '/contact?utm_source=x'],
    ['/contact%3Futm_source=x%23inquiry', '/contact?utm_source=x#inquiry'],
    ['/contact%3Fa=1?b=2', '/contact?a=1&b=2'],
    ['/contact&utm_source=x', '/contact?utm_source=x'],
    ['/contact;jsessionid=1?a=2', '/contact?jsessionid=1&a=2'],
    ['/contact&quot;', '/contact'],
    ['/Contact?print', '/contact?print'],
    ['/Contact?', '/contact'],
    ['/contact.%3Futm_source=x', '/contact?utm_source=x'],
    ['/%3Futm_source=x', '/?utm_source=x'],
  ])('by %s, with its query and fragment, is %s', (address, meant) => {
    expect(pageMeant(address, pages)).toBe(meant);
  });

  it.each([
    '/contact',
    '/contact?utm_source=x',
    '/es',
    '/',
    '/?a=1',
    '/nowhere',
    '/contact/us',
    '/contacts',
    '/con.tact',
    '/en/nowhere',
    '/england',
    '/en/en/contact',
    '//evil.example',
    '//evil.example/contact',
    '/\\evil.example',
    '/%5Cevil.example/contact',
    '/https://evil.example',
    '/contact/..',
    '/..%2f',
    '/%2e%2e/contact',
    '/%',
    '/contact%',
    '/%zz',
    '/%00',
    '/contact%0d%0aSet-Cookie:a=b',
    '/contact.php',
    '/contact.json',
    '/404',
    '/es/404.html',
    '/assets/contact',
    '/__proto__',
    `/contact${'.'.repeat(9_999)}`,
  ])('by %s is none', address => {
    expect(pageMeant(address, pages)).toBeNull();
  });

  it('differs for every page, and is never changed again', () => {
    expect(pages.size).toBe(paths.length);
    for (const path of paths)
      for (const address of [path, `${path}?a=1`, `${path}#a`]) expect(pageMeant(address, pages)).toBeNull();
  });

  it('is found quickly, however long the address', () => {
    const start = performance.now();
    for (const part of ['/', '.', '%25', '%', 'a', '%20', '&', '%23'])
      pageMeant(`/${part.repeat(16_000)}x`, pages);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
