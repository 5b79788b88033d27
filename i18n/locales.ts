import type { Slugs } from './pages.ts';

export type Locale = 'en' | 'es' | 'de' | 'fr' | 'it' | 'nl' | 'pl';

/** In menu order. */
export const locales: Readonly<Record<Locale, Language>> = {
  en: {
    lang: 'en',
    name: 'English',
    intl: 'en-US',
    ogLocale: 'en_US',
    dir: 'ltr',
    pathPrefix: '',
    slugs: {
      attractions: 'attractions',
      contact: 'contact',
      plan: 'plan',
      privacy: 'privacy-policy',
      cookies: 'cookie-policy',
      gdpr: 'gdpr-policy',
      legal: 'legal-notice',
      accessibility: 'accessibility-statement',
      thanks: 'thank-you',
    },
    clock: '12-hour',
    longDate: '{month} {day}, {year}',
    weekdayDate: '{weekday}, {date}',
    weekdays: 'Mo Tu We Th Fr Sa Su'.split(' '),
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
  },
  es: {
    lang: 'es',
    name: 'Español',
    intl: 'es-ES',
    ogLocale: 'es_ES',
    dir: 'ltr',
    pathPrefix: '/es',
    slugs: {
      attractions: 'atracciones',
      contact: 'contacto',
      plan: 'plan-del-dia',
      privacy: 'politica-de-privacidad',
      cookies: 'politica-de-cookies',
      gdpr: 'politica-rgpd',
      legal: 'aviso-legal',
      accessibility: 'declaracion-de-accesibilidad',
      thanks: 'gracias',
    },
    clock: '24-hour',
    longDate: '{day} de {month} de {year}',
    weekdayDate: '{weekday}, {date}',
    weekdays: 'lu ma mi ju vi sá do'.split(' '),
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
      ' ',
    ),
  },
  de: {
    lang: 'de',
    name: 'Deutsch',
    intl: 'de-DE',
    ogLocale: 'de_DE',
    dir: 'ltr',
    pathPrefix: '/de',
    slugs: {
      attractions: 'attraktionen',
      contact: 'kontakt',
      plan: 'tagesplan',
      privacy: 'datenschutzerklaerung',
      cookies: 'cookie-richtlinie',
      gdpr: 'dsgvo-erklaerung',
      legal: 'impressum',
      accessibility: 'barrierefreiheit',
      thanks: 'danke',
    },
    clock: '24-hour',
    longDate: '{day}. {month} {year}',
    weekdayDate: '{weekday}, {date}',
    weekdays: 'Mo Di Mi Do Fr Sa So'.split(' '),
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  },
  fr: {
    lang: 'fr',
    name: 'Français',
    intl: 'fr-FR',
    ogLocale: 'fr_FR',
    dir: 'ltr',
    pathPrefix: '/fr',
    slugs: {
      attractions: 'attractions',
      contact: 'contact',
      plan: 'votre-journee',
      privacy: 'politique-de-confidentialite',
      cookies: 'politique-de-cookies',
      gdpr: 'politique-rgpd',
      legal: 'mentions-legales',
      accessibility: 'accessibilite',
      thanks: 'merci',
    },
    clock: 'h',
    longDate: '{day} {month} {year}',
    firstOfMonth: '1er',
    weekdayDate: '{weekday} {date}',
    weekdays: 'lu ma me je ve sa di'.split(' '),
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  },
  it: {
    lang: 'it',
    name: 'Italiano',
    intl: 'it-IT',
    ogLocale: 'it_IT',
    dir: 'ltr',
    pathPrefix: '/it',
    slugs: {
      attractions: 'attrazioni',
      contact: 'contatti',
      plan: 'programma-della-giornata',
      privacy: 'informativa-sulla-privacy',
      cookies: 'informativa-sui-cookie',
      gdpr: 'informativa-gdpr',
      legal: 'note-legali',
      accessibility: 'accessibilita',
      thanks: 'grazie',
    },
    clock: '24-hour',
    longDate: '{day} {month} {year}',
    firstOfMonth: '1°',
    weekdayDate: '{weekday} {date}',
    weekdays: 'lu ma me gi ve sa do'.split(' '),
    months:
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
        ' ',
      ),
  },
  nl: {
    lang: 'nl',
    name: 'Nederlands',
    intl: 'nl-NL',
    ogLocale: 'nl_NL',
    dir: 'ltr',
    pathPrefix: '/nl',
    slugs: {
      attractions: 'attracties',
      contact: 'contact',
      plan: 'dagplan',
      privacy: 'privacybeleid',
      cookies: 'cookiebeleid',
      gdpr: 'avg-beleid',
      legal: 'juridische-informatie',
      accessibility: 'toegankelijkheid',
      thanks: 'bedankt',
    },
    clock: '24-hour',
    longDate: '{day} {month} {year}',
    weekdayDate: '{weekday} {date}',
    weekdays: 'ma di wo do vr za zo'.split(' '),
    months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(
      ' ',
    ),
  },
  pl: {
    lang: 'pl',
    name: 'Polski',
    intl: 'pl-PL',
    ogLocale: 'pl_PL',
    dir: 'ltr',
    pathPrefix: '/pl',
    slugs: {
      attractions: 'atrakcje',
      contact: 'kontakt',
      plan: 'plan-dnia',
      privacy: 'polityka-prywatnosci',
      cookies: 'polityka-cookies',
      gdpr: 'polityka-rodo',
      legal: 'nota-prawna',
      accessibility: 'deklaracja-dostepnosci',
      thanks: 'dziekujemy',
    },
    clock: '24-hour',
    longDate: '{day} {month} {year}',
    weekdayDate: '{weekday}, {date}',
    weekdays: 'pn wt śr cz pt so nd'.split(' '),
    months:
      'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(
        ' ',
      ),
  },
};

export interface Language {
  /** BCP 47, for `<html lang>` and `hreflang`. */
  lang: string;
  /** In the language itself. */
  name: string;
  /** BCP 47, for number, time and date formats. */
  intl: string;
  ogLocale: string;
  dir: 'ltr' | 'rtl';
  /** Empty for the default language. */
  pathPrefix: string;
  slugs: Slugs;
  /** 5:30 PM, 17:30 or 17 h 30. */
  clock: '12-hour' | '24-hour' | 'h';
  /** With `{day}`, `{month}` and `{year}`. */
  longDate: string;
  /** Instead of 1. */
  firstOfMonth?: string | undefined;
  /** With `{weekday}` and `{date}`. */
  weekdayDate: string;
  /** Of a calendar, Monday first. */
  weekdays: readonly string[];
  /** As used in dates. */
  months: readonly string[];
}

export const defaultLocale: Locale = 'en';

export type Localized<T> = Record<Locale, T>;

/** A build may omit some (`LANGUAGES`). */
export const allLocales = Object.keys(locales) as Locale[];
