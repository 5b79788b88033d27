import type { IslandName, PageName } from '../app/page-data.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { pageIds, pathTo } from '../i18n/paths.ts';

/**
 * Speculation rules (WICG) for Chromium: prerender a page when its link is hovered or pressed. Pages with islands are only prefetched,
 * because a prerendered page would miss what this one stores afterwards, such as the draft. Other languages are excluded: they open at
 * the place that the visitor has read. The rules are the same on every page to keep the security policy short.
 */
export function createSpeculationRules(
  siteLocales: readonly Locale[],
  islandOf: (page: PageName) => IslandName | undefined,
): object {
  const pathsOf = (isIsland: boolean) =>
    siteLocales.flatMap(id =>
      pageIds
        .filter(page => (islandOf(page) !== undefined) === isIsland)
        .map(page => pathTo(page, locales[id])),
    );
  const createRule = (paths: readonly string[]) => ({
    where: { and: [{ href_matches: paths }, { not: { selector_matches: '[hreflang]' } }] },
    eagerness: 'moderate',
  });
  return { prerender: [createRule(pathsOf(false))], prefetch: [createRule(pathsOf(true))] };
}
