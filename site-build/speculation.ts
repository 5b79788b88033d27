import { type Locale, locales } from '../i18n/locales.ts';
import { pageIds } from '../i18n/pages.ts';
import { pathTo } from '../i18n/paths.ts';

/**
 * Prefetches a page when its link is hovered or pressed. Language links are excluded, because a click adds the current fragment. All pages
 * have the same rules, to keep the security policy short.
 */
export function createSpeculationRules(siteLocales: readonly Locale[]): object {
  const paths = siteLocales.flatMap(id => pageIds.map(page => pathTo(page, locales[id])));
  const where = { and: [{ href_matches: paths }, { not: { selector_matches: '[hreflang]' } }] };
  return { prefetch: [{ where, eagerness: 'moderate' }] };
}
