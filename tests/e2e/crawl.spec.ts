import { park } from '../../domain/park.ts';
import { allLocales, defaultLocale, locales } from '../../i18n/locales.ts';
import { pageIds } from '../../i18n/pages.ts';
import { pathTo } from '../../i18n/paths.ts';
import { words } from '../../i18n/words.ts';
import { expect, test } from '../support/test.ts';

const paths = allLocales.flatMap(id => pageIds.map(page => pathTo(page, locales[id])));
const toPath = (address: string) => address.replace(park.origin, '') || '/';
/** `/plan` is not inside `/pl`. */
const languageOf = (path: string) =>
  allLocales.find(id => locales[id].pathPrefix === `/${path.split('/')[1]}`) ?? defaultLocale;

test('every page in every language is complete, and leads only to what exists', async ({ page, request }) => {
  test.setTimeout(60_000);
  const crawl = async (path: string) => {
    const response = await request.get(path);
    const names = [park.phone, park.email, park.privacyEmail, park.address.street];
    const content = await page.evaluate(read, { html: await response.text(), names });
    return { path, status: response.status(), ...content };
  };
  const pages: Awaited<ReturnType<typeof crawl>>[] = [];
  for (const path of paths) pages.push(await crawl(path));
  const pageAt = (path: string) => pages.find(crawled => crawled.path === path);

  await test.step('language, title, sharing data, canonical link, alternates, breadcrumbs, names that are not translated, and sizes of pictures', () => {
    for (const id of allLocales)
      for (const pageId of pageIds) {
        const [home, path] = [pathTo('home', locales[id]), pathTo(pageId, locales[id])];
        const { data, alternates = [], canonical = '', ...properties } = pageAt(path) ?? {};
        expect.soft(properties, path).toMatchObject({
          status: 200,
          shared: 4,
          lang: locales[id].lang,
          title: `${words[id][pageId].title} | ${park.name}`,
          description: words[id][pageId].description,
          brand: park.name,
          translatable: 0,
          incompletePictures: [],
        });
        expect.soft(toPath(canonical)).toBe(path);
        const translations = allLocales.map(locale => [
          locales[locale].lang,
          pathTo(pageId, locales[locale]),
        ]);
        const fallback = ['x-default', pathTo(pageId, locales[defaultLocale])];
        const links = alternates.map(([lang, address = '']) => [lang, toPath(address)]);
        expect.soft(links, path).toEqual([...translations, fallback]);
        const trail = JSON.stringify(data).match(/(?<="item":")[^"]+/g) ?? [];
        expect.soft(trail.map(toPath), path).toEqual(path === home ? [] : [home, path]);
      }
  });

  await test.step('every link leads to an existing page and anchor, and every page is linked', () => {
    const brokenLinks: string[] = [];
    const linkedPaths = new Set<string>();
    for (const { path, links } of pages)
      for (const link of links.filter(href => !/^(mailto:|tel:|https:)/.test(href))) {
        const [to = '', anchor] = link.split('#');
        const target = pageAt(to || path);
        if (to !== path) linkedPaths.add(`${languageOf(path)} ${to}`);
        // A plan in the fragment is no anchor.
        if (!target || (anchor && !/[=.]/.test(anchor) && !target.ids.includes(anchor)))
          brokenLinks.push(`${path}: ${link}`);
      }
    expect.soft(brokenLinks).toEqual([]);
    const unlinkedPaths = allLocales.flatMap(id => paths.filter(path => !linkedPaths.has(`${id} ${path}`)));
    expect.soft(unlinkedPaths).toEqual([]);
  });

  await test.step('every picture, icon, typeface and manifest exists', async () => {
    const files = [...new Set(pages.flatMap(({ files }) => files))].map(toPath);
    expect(files.length).toBeGreaterThan(100);
    const missingFiles: string[] = [];
    for (const file of files) if (!(await request.head(file)).ok()) missingFiles.push(file);
    expect.soft(missingFiles).toEqual([]);
  });

  await test.step('unknown paths below a language’s prefix return a 404 in that language', async () => {
    for (const { pathPrefix, lang } of Object.values(locales)) {
      const { status, lang: actualLang } = await crawl(`${pathPrefix}/nowhere`);
      expect.soft([status, actualLang], pathPrefix).toEqual([404, lang]);
    }
    // Only for the service worker.
    expect.soft((await crawl('/offline')).status).toBe(404);
  });
});

test('robots.txt, sitemap, security.txt, manifest and licenses are served', async ({ request }) => {
  for (const [path, parts] of Object.entries({
    '/robots.txt': ['Sitemap: '],
    '/sitemap.xml': ['</loc>'],
    '/.well-known/security.txt': ['Contact: mailto:'],
    '/third-party-notices.txt': ['## react-dom', '## workbox-core', 'SIL OPEN FONT LICENSE'],
  })) {
    const text = await (await request.get(path)).text();
    for (const part of parts) expect(text).toContain(part);
  }
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of icons) expect((await request.head(src)).ok()).toBe(true);
});

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
    incompletePictures: values('img:not([alt][width][height])', 'src'),
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
