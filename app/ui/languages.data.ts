import { allLocales, locales } from '../../i18n/locales.ts';
import { type PageId, pageIds, pathTo } from '../../i18n/paths.ts';

/** Every language with the paths of its pages. */
export const languages = allLocales.map(id => {
  const { lang, name } = locales[id];
  const paths = pageIds.map(page => [page, pathTo(page, locales[id])]);
  return { id, lang, name, paths: Object.fromEntries(paths) as Record<PageId, string> };
});
