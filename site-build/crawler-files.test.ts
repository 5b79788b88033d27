import { describe, expect, it } from 'vitest';
import { park } from '../domain/park.ts';
import { allLocales, locales } from '../i18n/locales.ts';
import { pageIds } from '../i18n/pages.ts';
import { pathTo } from '../i18n/paths.ts';
import {
  createLlmsTxt,
  createSitemap,
  createWebManifest,
  hashPage,
  listAlternates,
} from './crawler-files.ts';

const { origin } = park;
const site = { origin, siteLocales: allLocales };
const addresses = allLocales.flatMap(id => pageIds.map(page => `${origin}${pathTo(page, locales[id])}`));

describe('the day of the last change', () => {
  const page = (main: string, rest = '') =>
    `<html><head><title>Plan</title><meta name="description" content="A day"/>${rest}</head><body><main>${main}</main></body></html>`;
  const content = '<h1>Plan your day</h1><p>Nine to six</p>';
  const first = hashPage(page(content), undefined, '2026-11-01');

  it('is the day of the first build until the text changes', () => {
    expect(first.changedOn).toBe('2026-11-01');
    expect(hashPage(page(content), first, '2026-11-20')).toEqual(first);
  });

  it('ignores scripts, drawings, file URLs and today’s date', () => {
    const dated = (day: string) => `${content}<time dateTime="${day}" data-date="x">${day}</time>`;
    const same = page(`${content}<svg><text>1</text></svg><script>2</script>`, '<link href="/b.css"/>');
    expect(hashPage(same, first, '2026-11-20').changedOn).toBe('2026-11-01');
    const before = hashPage(page(dated('November 1')), undefined, '2026-11-01');
    expect(hashPage(page(dated('November 2')), before, '2026-11-02')).toEqual(before);
  });

  it.each([
    ['text', 'six', 'seven'],
    ['title', '<title>Plan', '<title>Plans'],
    ['description', 'A day', 'Two days'],
  ])('changes with the %s', (_what, old, other) =>
    expect(hashPage(page(content).replace(old, other), first, '2026-11-20').changedOn).toBe('2026-11-20'),
  );
});

it('the sitemap lists every page in every language with alternates and last change', () => {
  const xml = createSitemap(site, { '/': { hash: '', changedOn: '2026-11-03' } });
  const urls = xml.split('<url>').slice(1);
  expect(urls.map(url => /<loc>(.*?)<\/loc>/.exec(url)?.[1]).sort()).toEqual([...addresses].sort());
  expect(urls[0]).toContain('<lastmod>2026-11-03</lastmod>');
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  const linked = [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
  expect(linked).toHaveLength(
    pageIds.reduce((sum, page) => sum + listAlternates(page, site).length, 0) * allLocales.length,
  );
  for (const [, , href] of linked) expect(addresses).toContain(href);
});

it('llms.txt lists every page once, and the facts', () => {
  const text = createLlmsTxt(site);
  const linked = [...text.matchAll(/\]\((.*?)\)/g)].map(([, href]) => href);
  expect(linked.sort()).toEqual([...addresses].sort());
  for (const fact of [park.phone, park.email, park.address.street]) expect(text).toContain(fact);
});

it.each(allLocales)('the web manifest of %s describes the same app in its language', id => {
  const { lang, dir } = locales[id];
  const app = { id: '/', scope: '/', name: park.name };
  expect(createWebManifest(id)).toMatchObject({ ...app, lang, dir, start_url: pathTo('home', locales[id]) });
});
