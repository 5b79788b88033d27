/** What machines find: every address of the site in every language, and what leads to it. Read without a browser. */
import { words } from '../../content/words.ts';
import { park } from '../../domain/park.ts';
import { allLocales, defaultLocale, locales } from '../../i18n/locales.ts';
import { pageIds, pathTo } from '../../i18n/paths.ts';
import { siteOrigin } from '../support/pages.ts';
import { type Crawled, crawl } from '../support/site-crawl.ts';
import { expect, test } from '../support/test.ts';

const paths = allLocales.flatMap(id => pageIds.map(page => pathTo(page, locales[id])));
/** An address of the published site as a path of this one. */
const local = (address: string) => address.replace(siteOrigin, '') || '/';
/** The language of a path. `/plan` is not below `/pl`. */
const languageOf = (path: string) =>
  allLocales.find(id => locales[id].pathPrefix === `/${path.split('/')[1]}`) ?? defaultLocale;

// Crawled once for all of these.
test.describe.configure({ mode: 'default' });

let pages: Crawled[];
const pageAt = (path: string) => pages.find(page => page.path === path);
test.beforeAll(async ({ request }) => {
  pages = [];
  for (const path of paths) pages.push(await crawl(request, path));
});

test('every page of every language answers, in its own language, under its own address and title', () => {
  const found = pages.map(page => [page.path, page.status, page.lang, local(page.canonical), page.title]);
  const expected = allLocales.flatMap(id =>
    pageIds.map(page => {
      const path = pathTo(page, locales[id]);
      return [path, 200, locales[id].lang, path, `${words[id][page].title} | ${park.name}`];
    }),
  );
  expect(found).toEqual(expected);
});

test('structured data says where a page stands', () => {
  for (const { path, data } of pages) {
    const home = pathTo('home', locales[languageOf(path)]);
    const trail = JSON.stringify(data).match(/(?<="item":")[^"]+/g) ?? [];
    expect(trail.map(local)).toEqual(path === home ? [] : [home, path]);
  }
});

test('a page names itself, its translations and the default', () => {
  for (const page of pageIds) {
    const translations = allLocales.map(id => [locales[id].lang, pathTo(page, locales[id])]);
    const all = [...translations, ['x-default', pathTo(page, locales[defaultLocale])]];
    for (const id of allLocales) {
      const { alternates = [] } = pageAt(pathTo(page, locales[id])) ?? {};
      expect([...alternates].map(([lang, address]) => [lang, local(address)])).toEqual(all);
    }
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
      if (!page || (place && !/[=.]/.test(place) && !page.ids.has(place))) dead.push(`${path}: ${link}`);
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

test('below the prefix of a language every other path is a 404 in that language', async ({ request }) => {
  for (const id of allLocales) {
    const { pathPrefix, lang, slugs } = locales[id];
    const others = allLocales.map(other => locales[other].slugs.privacy);
    for (const slug of ['nowhere', ...others].filter(name => name !== slugs.privacy)) {
      const { status, lang: said } = await crawl(request, `${pathPrefix}/${slug}`);
      expect([status, said], `${pathPrefix}/${slug}`).toEqual([404, lang]);
    }
  }
});
