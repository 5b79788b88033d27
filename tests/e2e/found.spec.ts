/** What machines find: every address of the site in every language, and what leads to it. */
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

let pages: Crawled[];

test.describe.configure({ mode: 'serial' });

test('every page of every language answers, in its own language, under its own address', async ({
  request,
}) => {
  pages = [];
  for (const path of paths) pages.push(await crawl(request, path));
  const wrong = pages.filter(
    ({ path, status, lang, canonical }) =>
      status !== 200 || local(canonical) !== path || lang !== locales[languageOf(path)].lang,
  );
  expect(wrong.map(({ path, status, lang, canonical }) => ({ path, status, lang, canonical }))).toEqual([]);
});

test('titles and descriptions are there, short enough, and no two are the same', () => {
  for (const name of ['title', 'description'] as const) {
    const texts = pages.map(page => page[name]);
    expect(texts.filter(text => text === '' || text.length > (name === 'title' ? 60 : 155))).toEqual([]);
    // Words of one spelling in two languages are of two languages all the same.
    const ofLanguage = pages.map(page => `${page.lang}: ${page[name]}`);
    expect(ofLanguage.filter((text, index) => ofLanguage.indexOf(text) !== index)).toEqual([]);
  }
});

test('a page names its others, itself and the default, and they name it', () => {
  const byPath = new Map(pages.map(page => [page.path, page]));
  for (const { path, lang, alternates } of pages) {
    expect([...alternates.keys()], path).toEqual([...allLocales.map(id => locales[id].lang), 'x-default']);
    expect(local(alternates.get(lang) ?? ''), path).toBe(path);
    expect(alternates.get('x-default')).toBe(alternates.get('en'));
    for (const [other, address] of alternates) {
      const there = byPath.get(local(address));
      expect(there, `${path}: ${other}`).toBeDefined();
      expect(local(there?.alternates.get(lang) ?? ''), `${path}: ${other}`).toBe(path);
    }
  }
});

test('every link leads to a page of the site, and to a place that is on it', () => {
  const byPath = new Map(pages.map(page => [page.path, page]));
  const dead: string[] = [];
  for (const { path, links } of pages)
    for (const link of links.filter(href => !/^(mailto:|tel:|https:)/.test(href))) {
      const [to = '', place] = link.split('#');
      const page = byPath.get(to || path);
      // What a plan is made of stands behind # too, and is no place.
      if (!page || (place && !/[=.]/.test(place) && !page.ids.has(place))) dead.push(`${path}: ${link}`);
    }
  expect(dead).toEqual([]);
});

test('every page can be reached from the home page of its language, and every language from every page', () => {
  for (const id of allLocales) {
    const home = pathTo('home', locales[id]);
    const reached = new Set([home]);
    for (const path of reached)
      for (const link of pages.find(page => page.path === path)?.links ?? []) {
        const [to = ''] = link.split('#');
        if (paths.includes(to)) reached.add(to);
      }
    for (const page of pageIds) expect(reached, home).toContain(pathTo(page, locales[id]));
  }
  for (const { path, links } of pages) {
    const page = pageIds.find(name => allLocales.some(id => pathTo(name, locales[id]) === path)) ?? 'home';
    for (const id of allLocales) expect(links, path).toContain(pathTo(page, locales[id]));
  }
});

test('every picture, icon, typeface and manifest answers', async ({ request }) => {
  const files = [...new Set(pages.flatMap(page => page.files))].map(local);
  expect(files.length).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const file of files) if (!(await request.head(file)).ok()) missing.push(file);
  expect(missing).toEqual([]);
});

test('the sitemap has all of them, and the summary too', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => local(address));
  expect(named.sort()).toEqual([...paths].sort());
  expect(sitemap.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(paths.length);
  const summary = await (await request.get('/llms.txt')).text();
  for (const path of paths) expect(summary).toContain(`](${siteOrigin}${path})`);
});

test('below a prefix every other path is nothing, in that language', async ({ request }) => {
  for (const id of allLocales) {
    const { pathPrefix, lang } = locales[id];
    const others = allLocales.flatMap(other => (other === id ? [] : [locales[other].slugs.privacy]));
    for (const slug of ['nowhere', ...others]) {
      if (Object.values(locales[id].slugs).includes(slug)) continue;
      const { status, lang: said } = await crawl(request, `${pathPrefix}/${slug}`);
      expect([status, said], `${pathPrefix}/${slug}`).toEqual([404, lang]);
    }
  }
});
