import { useLocation } from 'react-router';
import { allLocales, defaultLocale, type Locale, type Localized, locales } from '../../i18n/locales.ts';

/** The language of a path: its first segment where that is a language's prefix, else the default language. */
export function localeOf(pathname: string): Locale {
  const prefix = `/${pathname.split('/')[1] ?? ''}`;
  return allLocales.find(locale => locales[locale].pathPrefix === prefix) ?? defaultLocale;
}

export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}

/** The words of one page or part in the visitor's language. */
export function useCopy<T>(copy: Localized<T>): T {
  return copy[useLocale()];
}
