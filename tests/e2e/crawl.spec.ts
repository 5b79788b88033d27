import type { Page } from '@playwright/test';
import { park } from '../../domain/park.ts';
import { allLocales, defaultLocale, locales } from '../../i18n/locales.ts';
import { pageIds } from '../../i18n/pages.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { siteOrigin } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const paths = allLocales.flatMap(id => pageIds.map(page => pathTo(page, locales[id])));
const toPath = (address: string) => address.replace(siteOrigin, '') || '/';
/** `/plan` is not inside `/pl`. */
const languageOf = (path: string) =>
  allLocales.find(id => locales[id].pathPrefix === `/${path.split('/')[1]}`) ?? defaultLocale;

// Crawled once for all tests.
test.describe.configure({ mode: 'default' });

let reader: Page;
let pages: CrawledPage[];
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
      const { data, alternates = [], canonical = '', ...properties } = pageAt(path) ?? {};
      expect.soft(properties, path).toMatchObject({
        status: 200,
        shared: 4,
        lang: locales[id].lang,
        title: `${words[id][page].title} | ${park.name}`,
        brand: park.name,
        translatable: 0,
      });
      expect.soft(toPath(canonical)).toBe(path);
      const translations = allLocales.map(locale => [locales[locale].lang, pathTo(page, locales[locale])]);
      const fallback = ['x-default', pathTo(page, locales[defaultLocale])];
      const links = alternates.map(([lang, address = '']) => [lang, toPath(address)]);
      expect.soft(links, path).toEqual([...translations, fallback]);
      const trail = JSON.stringify(data).match(/(?<="item":")[^"]+/g) ?? [];
      expect.soft(trail.map(toPath), path).toEqual(path === home ? [] : [home, path]);
    }
});

test('every link leads to an existing page and anchor, and every page is linked', () => {
  const brokenLinks: string[] = [];
  const linkedPaths = new Set<string>();
  for (const { path, links } of pages)
    for (const link of links.filter(href => !/^(mailto:|tel:|https:)/.test(href))) {
      const [to = '', anchor] = link.split('#');
      const page = pageAt(to || path);
      if (to !== path) linkedPaths.add(`${languageOf(path)} ${to}`);
      // A plan in the fragment is no anchor.
      if (!page || (anchor && !/[=.]/.test(anchor) && !page.ids.includes(anchor)))
        brokenLinks.push(`${path}: ${link}`);
    }
  expect(brokenLinks).toEqual([]);
  expect(allLocales.flatMap(id => paths.filter(path => !linkedPaths.has(`${id} ${path}`)))).toEqual([]);
});

test('every picture, icon, typeface and manifest exists', async ({ request }) => {
  const files = [...new Set(pages.flatMap(page => page.files))].map(toPath);
  expect(files.length).toBeGreaterThan(100);
  const missingFiles: string[] = [];
  for (const file of files) if (!(await request.head(file)).ok()) missingFiles.push(file);
  expect(missingFiles).toEqual([]);
});

test('unknown paths below a language’s prefix return a 404 in that language', async () => {
  for (const id of allLocales) {
    const { pathPrefix, lang } = locales[id];
    // `/offline` is only for the service worker.
    const rareSlugs = ['offline', '%', '%E0%A4%A', '%00', locales.de.slugs.privacy];
    for (const slug of ['nowhere', ...(id === 'es' ? rareSlugs : [])]) {
      const { status, lang: actualLang } = await crawl(`${pathPrefix}/${slug}`);
      expect([status, actualLang], `${pathPrefix}/${slug}`).toEqual([404, lang]);
    }
  }
});

test('robots.txt, sitemap, security.txt, manifest and licenses are served', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/robots.txt')).toContain('Sitemap: ');
  expect(await read('/sitemap.xml')).toContain('</loc>');
  expect(await read('/.well-known/security.txt')).toContain('Contact: mailto:');
  for (const { src } of JSON.parse(await read('/manifest.webmanifest')).icons)
    expect((await request.get(src)).status()).toBe(200);
  const notices = await read('/third-party-notices.txt');
  for (const name of ['react', 'react-dom', 'react-day-picker', 'workbox-core'])
    expect(notices).toMatch(new RegExp(`^## ${name}\\b`, 'm'));
  expect(notices.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
});

type CrawledPage = Awaited<ReturnType<typeof crawl>>;

async function crawl(path: string) {
  const response = await reader.request.get(path);
  const names = [park.phone, park.email, park.privacyEmail, park.address.street];
  const content = await reader.evaluate(read, { html: await response.text(), names });
  return { path, status: response.status(), ...content };
}

/** Runs in a page, for its HTML parser. */
function read({ html, names }: { html: string; names: string[] }) {
  const site = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...site.querySelectorAll(selector)];
  const values = (selector: string, name: string) => all(selector).map(part => part.getAttribute(name) ?? '');
  const sets = values('source, img', 'srcset').flatMap(set => set.split(/,\s+/));
  return {
    lang: site.documentElement.lang,
    title: site.title,
    description: values('meta[name=description]', 'content')[0] ?? '',
    shared: all(
      'meta:is([property="og:title"], [property="og:description"], [property="og:url"], [property="og:image"])[content]',
    ).length,
    canonical: values('link[rel=canonical]', 'href')[0] ?? '',
    data: JSON.parse(site.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null'),
    alternates: all('link[rel=alternate]').map(link =>
      ['hreflang', 'href'].map(name => link.getAttribute(name) ?? ''),
    ),
    links: values('a', 'href'),
    files: [
      ...sets.map(part => part.trim().split(' ')[0] ?? ''),
      ...values('img', 'src'),
      ...values(':is([rel=icon], [rel=apple-touch-icon], [rel=manifest], [rel=preload])', 'href'),
      ...values('meta[property="og:image"]', 'content'),
    ].filter(file => file !== '' && !file.startsWith('data:')),
    ids: values('[id]', 'id'),
    /** Counts names, numbers and addresses that would be translated. */
    translatable: all('body :not(script, style)').filter(
      part =>
        !part.closest('[translate=no]') &&
        (part.matches('.brand-name') ||
          [...part.childNodes].some(
            node => node instanceof Text && names.some(name => node.data.includes(name)),
          )),
    ).length,
    brand: site.querySelector('.brand-name')?.textContent,
  };
}
