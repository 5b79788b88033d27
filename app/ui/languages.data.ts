import { allLocales, locales } from '../../i18n/locales.ts';
import { pathTo } from '../../i18n/paths.ts';

/** Every language, with the path of its home page. */
export const languages = allLocales.map(id => {
  const { lang, name } = locales[id];
  return { id, lang, name, home: pathTo('home', locales[id]) };
});
