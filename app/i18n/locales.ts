/**
 * The registry of languages. Adding one is an entry here and a folder in `app/content/`; routes, `hreflang`, sitemap
 * and the completeness test follow from this list.
 */
export const locales = {
  en: { lang: 'en', intl: 'en-US', ogLocale: 'en_GB', dir: 'ltr', pathPrefix: '' },
} as const satisfies Record<string, LocaleInfo>;

interface LocaleInfo {
  /** BCP 47 tag for `<html lang>`. */
  lang: string;
  /** Locale of times and dates: 11:30 AM, November 20, 2026. */
  intl: string;
  ogLocale: string;
  dir: 'ltr' | 'rtl';
  /** First segment of this language's URLs, with its slash; empty for the default language. */
  pathPrefix: string;
}

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = 'en';

/** Content of one page in every language. */
export type Localized<T> = Record<Locale, T>;

export const allLocales = Object.keys(locales) as Locale[];
