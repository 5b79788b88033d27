/** Every address of the site in every language, and the links to it, as seen by a crawler. No page is run. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { park } from '../../domain/park.ts';
import { allLocales, defaultLocale, locales } from '../../i18n/locales.ts';
import { pageIds, pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { siteOrigin } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const paths = allLocales.flatMap(id => pageIds.map(page => pathTo(page, locales[id])));
/** The path of an address of the published site. */
const local = (address: string) => address.replace(siteOrigin, '') || '/';
/** The language of a path. `/plan` is not inside `/pl`. */
const languageOf = (path: string) =>
  allLocales.find(id => locales[id].pathPrefix === `/${path.split('/')[1]}`) ?? defaultLocale;

// Crawled once for all tests.
test.describe.configure({ mode: 'default' });

let reader: Page;
let pages: Crawled[];
const pageAt = (path: string) => pages.find(page => page.path === path);
test.beforeAll(async ({ browser, baseURL }) => {
  reader = await browser.newPage({ ...(baseURL && { baseURL }) });
  pages = [];
  for (const path of paths) pages.push(await crawl(path));
});
test.afterAll(() => reader.close());

test('every page has its language, title, sharing data, canonical link, alternates and breadcrumbs, and excludes names from translation', () => {
  for (const id of allLocales)
    for (const page of pageIds) {
      const [home, path] = [pathTo('home', locales[id]), pathTo(page, locales[id])];
      const { data, alternates = [], canonical = '', ...found } = pageAt(path) ?? {};
      expect.soft(found, path).toMatchObject({
        status: 200,
        shared: 4,
        lang: locales[id].lang,
        title: `${words[id][page].title} | ${park.name}`,
        brand: park.name,
        translatable: 0,
      });
      expect.soft(local(canonical)).toBe(path);
      const translations = allLocales.map(other => [locales[other].lang, pathTo(page, locales[other])]);
      const standard = ['x-default', pathTo(page, locales[defaultLocale])];
      const others = alternates.map(([lang, address = '']) => [lang, local(address)]);
      expect.soft(others, path).toEqual([...translations, standard]);
      const trail = JSON.stringify(data).match(/(?<="item":")[^"]+/g) ?? [];
      expect.soft(trail.map(local), path).toEqual(path === home ? [] : [home, path]);
    }
});

test('no two pages share a title or a description', () => {
  for (const id of allLocales)
    for (const name of ['title', 'description'] as const) {
      const texts = pages.filter(({ path }) => languageOf(path) === id).map(page => page[name]);
      expect(new Set(texts).size, `${name} in ${id}`).toBe(pageIds.length);
    }
});

test('every link leads to an existing page and anchor, and every page is linked', () => {
  const dead: string[] = [];
  const linked = new Set<string>();
  for (const { path, links } of pages)
    for (const link of links.filter(href => !/^(mailto:|tel:|https:)/.test(href))) {
      const [to = '', anchor] = link.split('#');
      const page = pageAt(to || path);
      if (to !== path) linked.add(`${languageOf(path)} ${to}`);
      // The fragment of a plan is no anchor.
      if (!page || (anchor && !/[=.]/.test(anchor) && !page.ids.includes(anchor)))
        dead.push(`${path}: ${link}`);
    }
  expect(dead).toEqual([]);
  // From its own language and, by the language menu, from all others.
  expect(allLocales.flatMap(id => paths.filter(path => !linked.has(`${id} ${path}`)))).toEqual([]);
});

test('every picture, icon, typeface and manifest exists', async ({ request }) => {
  const files = [...new Set(pages.flatMap(page => page.files))].map(local);
  expect(files.length).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const file of files) if (!(await request.head(file)).ok()) missing.push(file);
  expect(missing).toEqual([]);
});

test('unknown paths below a language’s prefix are a 404 in that language', async () => {
  for (const id of allLocales) {
    const { pathPrefix, lang, slugs } = locales[id];
    const others = allLocales.map(other => locales[other].slugs.privacy);
    // The offline page is a file for the service worker.
    for (const slug of ['nowhere', 'offline', '%', '%E0%A4%A', '%00', ...others].filter(
      name => name !== slugs.privacy,
    )) {
      const { status, lang: found } = await crawl(`${pathPrefix}/${slug}`);
      expect([status, found], `${pathPrefix}/${slug}`).toEqual([404, lang]);
    }
  }
});

test('robots.txt, sitemap, security.txt, manifest and licences are served', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/robots.txt')).toContain('Sitemap: ');
  expect(await read('/sitemap.xml')).toContain('</loc>');
  expect(await read('/.well-known/security.txt')).toContain('Contact: mailto:');
  for (const { src } of JSON.parse(await read('/manifest.webmanifest')).icons)
    expect((await request.get(src)).status()).toBe(200);
  // The file name of a page redirects to its path.
  expect((await request.get('/attractions.html?a=1')).url()).toMatch(/\/attractions\?a=1$/);
  const notices = await read('/third-party-notices.txt');
  for (const name of ['react', 'react-dom', 'react-day-picker', 'workbox-core'])
    expect(notices).toMatch(new RegExp(`^## ${name}\\b`, 'm'));
  expect(notices.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
});

/**
 * Words in names of elements that filter lists hide on every site: EasyList, EasyList Cookie, Fanboy's Annoyances and Social. They list
 * `#sharing-box`, `.cookie-info`, `.ad-banner` and thousands like them.
 */
const filtered =
  /(?<![a-z])(ads?|advert\w*|banner|consent|cookies?|feedback|follow|like|modal|newsletter|overlay|popup|promo|rss|share\w*|sharing|social\w*|sponsor\w*|subscribe|survey|tweet|widget)(?![a-z])/i;

test('no element has a name that filter lists hide', async () => {
  const folder = 'dist/client';
  for (const name of (await readdir(folder)).filter(name => /\.html?$/.test(name))) {
    const page = await readFile(join(folder, name), 'utf8');
    const attributes = [...page.matchAll(/ (?:id|class)="([^"]+)"/g)].flatMap(([, value = '']) =>
      value.split(' '),
    );
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
    const classes = [...style.matchAll(/\.([a-z][\w-]*)/g)].map(([, selected = '']) => selected);
    expect(
      [...attributes, ...classes].filter(each => filtered.test(each)),
      name,
    ).toEqual([]);
  }
});

test('every built page conforms to the HTML standard', async () => {
  // Only the rules of the standard, none about style.
  const checker = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
  const folder = 'dist/client';
  const built = (await readdir(folder)).filter(name => /\.html?$/.test(name));
  expect(built.length).toBeGreaterThan(6);
  for (const name of built) {
    const { results } = await checker.validateFile(join(folder, name));
    const faults = results.flatMap(({ messages }) => messages.map(({ message }) => message));
    expect(faults, name).toEqual([]);
  }
});

type Crawled = Awaited<ReturnType<typeof crawl>>;

/** Requests a page and reads it without running it. */
async function crawl(path: string) {
  const response = await reader.request.get(path);
  const facts = [park.phone, park.email, park.privacyEmail, park.address.street];
  const found = await reader.evaluate(read, { html: await response.text(), facts });
  return { path, status: response.status(), ...found };
}

/** Runs in a page for its HTML parser. */
function read({ html, facts }: { html: string; facts: string[] }) {
  const site = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...site.querySelectorAll(selector)];
  const values = (selector: string, name: string) => all(selector).map(part => part.getAttribute(name) ?? '');
  const sets = values('source, img', 'srcset').flatMap(set => set.split(/,\s+/));
  return {
    lang: site.documentElement.lang,
    title: site.title,
    description: values('meta[name=description]', 'content')[0] ?? '',
    /** The number of properties for sharing. */
    shared: all(
      'meta:is([property="og:title"], [property="og:description"], [property="og:url"], [property="og:image"])[content]',
    ).length,
    canonical: values('link[rel=canonical]', 'href')[0] ?? '',
    data: JSON.parse(site.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null'),
    /** Languages and addresses. */
    alternates: all('link[rel=alternate]').map(link =>
      ['hreflang', 'href'].map(name => link.getAttribute(name) ?? ''),
    ),
    links: values('a', 'href'),
    /** Referenced files. */
    files: [
      ...sets.map(part => part.trim().split(' ')[0] ?? ''),
      ...values('img', 'src'),
      ...values(':is([rel=icon], [rel=apple-touch-icon], [rel=manifest], [rel=preload])', 'href'),
      ...values('meta[property="og:image"]', 'content'),
    ].filter(file => file !== '' && !file.startsWith('data:')),
    ids: values('[id]', 'id'),
    /** The number of names, numbers and addresses that are not excluded from translation. */
    translatable: all('body :not(script, style)').filter(
      part =>
        !part.closest('[translate=no]') &&
        (part.matches('.brand-name') ||
          [...part.childNodes].some(
            node => node instanceof Text && facts.some(fact => node.data.includes(fact)),
          )),
    ).length,
    brand: site.querySelector('.brand-name')?.textContent,
  };
}
