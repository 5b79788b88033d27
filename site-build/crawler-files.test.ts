import { expect, it } from 'vitest';
import { park } from '../domain/park.ts';
import { allLocales, locales } from '../i18n/locales.ts';
import { pageIds } from '../i18n/pages.ts';
import { pathTo } from '../i18n/paths.ts';
import { createSitemap, createWebManifest, listAlternates } from './crawler-files.ts';

const { origin } = park;
const site = { origin, siteLocales: allLocales };
const addresses = allLocales.flatMap(id => pageIds.map(page => `${origin}${pathTo(page, locales[id])}`));

it('the sitemap lists every page in every language with alternates', () => {
  const xml = createSitemap(site);
  const urls = xml.split('<url>').slice(1);
  expect(urls.map(url => /<loc>(.*?)<\/loc>/.exec(url)?.[1]).sort()).toEqual([...addresses].sort());
  const linked = [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
  expect(linked).toHaveLength(
    pageIds.reduce((sum, page) => sum + listAlternates(page, site).length, 0) * allLocales.length,
  );
  for (const [, , href] of linked) expect(addresses).toContain(href);
});

it.each(allLocales)('the web manifest of %s describes the same app in its language', id => {
  const { lang } = locales[id];
  const app = { id: '/', scope: '/', name: park.name };
  expect(createWebManifest(id)).toMatchObject({ ...app, lang, start_url: pathTo('home', locales[id]) });
});
