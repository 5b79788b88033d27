import type { IslandName, PageName } from '../app/page-data.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { pageIds, pathTo } from '../i18n/paths.ts';

/**
 * Speculation rules (WICG) for Chromium, the same on every page, which keeps the security policy short: when a link is hovered or pressed,
 * its page is prerendered. Pages with islands are only prefetched: a prerendered page does not see what this one has just stored, such as
 * the draft; nor pages in another language, which are to show the place that the visitor has read.
 */
export function speculationRules(
  siteLocales: readonly Locale[],
  islandOf: (page: PageName) => IslandName | undefined,
): object {
  const pathsOf = (isIsland: boolean) =>
    siteLocales.flatMap(id =>
      pageIds
        .filter(page => (islandOf(page) !== undefined) === isIsland)
        .map(page => pathTo(page, locales[id])),
    );
  const rule = (paths: readonly string[]) => ({
    where: { and: [{ href_matches: paths }, { not: { selector_matches: '[hreflang]' } }] },
    eagerness: 'moderate',
  });
  return { prerender: [rule(pathsOf(false))], prefetch: [rule(pathsOf(true))] };
}
