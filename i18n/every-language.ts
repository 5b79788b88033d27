import { allLocales, type Locale, locales } from './locales.ts';
import { type PageId, pathTo } from './paths.ts';

/** The path of a page in each language. For what is worked out by the build: a page's programs hold those of its own alone. */
export const inEveryLanguage = (page: PageId): Partial<Record<Locale, string>> =>
  Object.fromEntries(allLocales.map(id => [id, pathTo(page, locales[id])]));
