import { expect, it } from 'vitest';
import { allLocales, locales } from '../i18n/locales.ts';
import { type PageId, pageIds } from '../i18n/pages.ts';
import { pathTo } from '../i18n/paths.ts';
import { createSpeculationRules } from './speculation.ts';

it('static pages of all languages may be prerendered, those with an island prefetched, but not another language', () => {
  const islands: readonly PageId[] = ['contact'];
  const paths = (isIsland: boolean) =>
    allLocales.flatMap(id =>
      pageIds.filter(name => islands.includes(name) === isIsland).map(name => pathTo(name, locales[id])),
    );
  const rule = (isIsland: boolean) => ({
    where: { and: [{ href_matches: paths(isIsland) }, { not: { selector_matches: '[hreflang]' } }] },
    eagerness: 'moderate',
  });
  const rules = createSpeculationRules(allLocales, page => (page === 'contact' ? 'inquiry' : undefined));
  expect(rules).toEqual({ prerender: [rule(false)], prefetch: [rule(true)] });
});
