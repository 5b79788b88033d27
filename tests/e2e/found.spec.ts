/** What machines find: every address of the site in every language, and what leads to it. No page is run. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { words } from '../../content/words.ts';
import { park } from '../../domain/park.ts';
import { allLocales, defaultLocale, locales } from '../../i18n/locales.ts';
import { pageIds, pathTo } from '../../i18n/paths.ts';
import { siteOrigin } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const paths = allLocales.flatMap(id => pageIds.map(page => pathTo(page, locales[id])));
/** An address of the published site as a path of this one. */
const local = (address: string) => address.replace(siteOrigin, '') || '/';
/** The language of a path. `/plan` is not below `/pl`. */
const languageOf = (path: string) =>
  allLocales.find(id => locales[id].pathPrefix === `/${path.split('/')[1]}`) ?? defaultLocale;

// Crawled once for all of these.
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

test('every page of every language says which it is, where it stands, and what is not for translation', () => {
  for (const id of allLocales)
    for (const page of pageIds) {
      const [home, path] = [pathTo('home', locales[id]), pathTo(page, locales[id])];
      const { data, alternates = [], canonical = '', ...said } = pageAt(path) ?? {};
      expect.soft(said, path).toMatchObject({
        status: 200,
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

test('every link leads to a page of the site and to a place that is on it, and every page is linked', () => {
  const dead: string[] = [];
  const linked = new Set<string>();
  for (const { path, links } of pages)
    for (const link of links.filter(href => !/^(mailto:|tel:|https:)/.test(href))) {
      const [to = '', place] = link.split('#');
      const page = pageAt(to || path);
      if (to !== path) linked.add(`${languageOf(path)} ${to}`);
      // What a plan is made of stands behind # too, and is no place.
      if (!page || (place && !/[=.]/.test(place) && !page.ids.includes(place))) dead.push(`${path}: ${link}`);
    }
  expect(dead).toEqual([]);
  // By another page of its language, and by the menus of all others.
  expect(allLocales.flatMap(id => paths.filter(path => !linked.has(`${id} ${path}`)))).toEqual([]);
});

test('every picture, icon, typeface and manifest answers', async ({ request }) => {
  const files = [...new Set(pages.flatMap(page => page.files))].map(local);
  expect(files.length).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const file of files) if (!(await request.head(file)).ok()) missing.push(file);
  expect(missing).toEqual([]);
});

test('below the prefix of a language every other path is a 404 in that language', async () => {
  for (const id of allLocales) {
    const { pathPrefix, lang, slugs } = locales[id];
    const others = allLocales.map(other => locales[other].slugs.privacy);
    for (const slug of ['nowhere', ...others].filter(name => name !== slugs.privacy)) {
      const { status, lang: said } = await crawl(`${pathPrefix}/${slug}`);
      expect([status, said], `${pathPrefix}/${slug}`).toEqual([404, lang]);
    }
  }
});

test('machines find what they ask for, and the licences of what is published', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/robots.txt')).toContain('Sitemap: ');
  expect(await read('/sitemap.xml')).toContain('</loc>');
  expect(await read('/.well-known/security.txt')).toContain('Contact: mailto:');
  for (const { src } of JSON.parse(await read('/manifest.webmanifest')).icons)
    expect((await request.get(src)).status()).toBe(200);
  // A page that is asked for by its file is at its own address.
  expect((await request.get('/attractions.html?a=1')).url()).toMatch(/\/attractions\?a=1$/);
  const notices = await read('/third-party-notices.txt');
  for (const name of ['react', 'react-dom', 'react-router', 'react-day-picker'])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, 'm'));
  expect(notices.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
});

test('every built page conforms to the HTML standard', async () => {
  // The rules of the standard alone, none of style.
  const checker = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
  const folder = 'dist/client';
  const built = (await readdir(folder)).filter(name => name.endsWith('.html'));
  expect(built.length).toBeGreaterThan(6);
  for (const name of built) {
    const { results } = await checker.validateFile(join(folder, name));
    const faults = results.flatMap(({ messages }) => messages.map(({ message }) => message));
    expect(faults, name).toEqual([]);
  }
});

type Crawled = Awaited<ReturnType<typeof crawl>>;

/** Asks for a page, and reads it without running it. */
async function crawl(path: string) {
  const response = await reader.request.get(path);
  const facts = [park.phone, park.email, park.privacyEmail, park.address.street];
  const found = await reader.evaluate(read, { html: await response.text(), facts });
  return { path, status: response.status(), ...found };
}

/** Runs in a page, of which it needs the parser alone. */
function read({ html, facts }: { html: string; facts: string[] }) {
  const site = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...site.querySelectorAll(selector)];
  const values = (selector: string, name: string) => all(selector).map(part => part.getAttribute(name) ?? '');
  const sets = values('source, img', 'srcset').flatMap(set => set.split(/,\s+/));
  return {
    lang: site.documentElement.lang,
    title: site.title,
    canonical: values('link[rel=canonical]', 'href')[0] ?? '',
    data: JSON.parse(site.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null'),
    /** Languages and addresses. */
    alternates: all('link[rel=alternate]').map(link =>
      ['hreflang', 'href'].map(name => link.getAttribute(name) ?? ''),
    ),
    links: values('a', 'href'),
    /** Files that it shows. */
    files: [
      ...sets.map(part => part.trim().split(' ')[0] ?? ''),
      ...values('img', 'src'),
      ...values(':is([rel=icon], [rel=apple-touch-icon], [rel=manifest], [rel=preload])', 'href'),
      ...values('meta[property="og:image"]', 'content'),
    ].filter(file => file !== '' && !file.startsWith('data:')),
    ids: values('[id]', 'id'),
    /** Names, numbers and addresses that are not marked as not for translation. */
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
