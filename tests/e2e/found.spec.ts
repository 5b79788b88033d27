/** What machines find: every address of the site in every language, and what leads to it. Read without a browser. */
import type { APIRequestContext } from '@playwright/test';
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

/** A page as a crawler reads it: without running it. */
interface Crawled {
  path: string;
  status: number;
  lang: string;
  title: string;
  canonical: string;
  /** Its structured data. */
  data: unknown;
  /** Addresses by `hreflang`. */
  alternates: Map<string, string>;
  /** Where links lead to, as written. */
  links: string[];
  /** Files that it shows: pictures, icons, the manifest. */
  files: string[];
  ids: Set<string>;
}

/** As React escapes it. */
const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string) =>
  unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];

/** Asks for a page and reads it. */
async function crawl(request: APIRequestContext, path: string): Promise<Crawled> {
  const response = await request.get(path);
  const html = await response.text();
  const links = tags(html, 'link');
  const rel = (kind: string) => links.filter(link => attribute(link, 'rel') === kind);
  const metas = tags(html, 'meta');
  const sets = [...tags(html, 'source'), ...tags(html, 'img')].flatMap(tag =>
    attribute(tag, 'srcSet')
      .split(/,\s+/)
      .map(part => part.trim().split(' ')[0] ?? ''),
  );
  return {
    path,
    status: response.status(),
    lang: attribute(/<html[^>]*>/.exec(html)?.[0] ?? '', 'lang'),
    title: unescaped(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
    canonical: attribute(rel('canonical')[0] ?? '', 'href'),
    data: JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null'),
    alternates: new Map(rel('alternate').map(link => [attribute(link, 'hreflang'), attribute(link, 'href')])),
    links: tags(html, 'a').map(tag => attribute(tag, 'href')),
    files: [
      ...sets,
      ...tags(html, 'img').map(tag => attribute(tag, 'src')),
      ...[...rel('icon'), ...rel('apple-touch-icon'), ...rel('manifest'), ...rel('preload')].map(link =>
        attribute(link, 'href'),
      ),
      ...metas
        .filter(meta => attribute(meta, 'property') === 'og:image')
        .map(meta => attribute(meta, 'content')),
    ].filter(file => file !== '' && !file.startsWith('data:')),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
  };
}
