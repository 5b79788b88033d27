import type { IslandName, PageName } from '../app/page-data.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { pageIds } from '../i18n/pages.ts';
import { pathTo } from '../i18n/paths.ts';

/**
 * Prerenders a page when its link is hovered or pressed. Pages with islands are only prefetched: prerendered, they would miss what this
 * one stores later, such as the draft. Language links are excluded, because a click adds the current fragment. All pages have the same
 * rules, to keep the security policy short.
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
