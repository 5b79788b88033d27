import { keysOf, mapRecord } from '../domain/typed-records.ts';
import { type Slugs, slugsIn } from './pages.ts';

export type Locale = 'en' | 'es' | 'de' | 'fr' | 'it' | 'nl' | 'pl';

const languages: Localized<Omit<Language, 'slugs'>> = {
  en: {
    lang: 'en',
    name: 'English',
    intl: 'en-US',
    ogLocale: 'en_US',
    pathPrefix: '',
    clock: '12-hour',
    longDatePattern: '{month} {day}, {year}',
    weekdayDatePattern: '{weekday}, {date}',
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
    pathPrefix: '/es',
    clock: '24-hour',
    longDatePattern: '{day} de {month} de {year}',
    weekdayDatePattern: '{weekday}, {date}',
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
    pathPrefix: '/de',
    clock: '24-hour',
    longDatePattern: '{day}. {month} {year}',
    weekdayDatePattern: '{weekday}, {date}',
    weekdays: 'Mo Di Mi Do Fr Sa So'.split(' '),
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  },
  fr: {
    lang: 'fr',
    name: 'Français',
    intl: 'fr-FR',
    ogLocale: 'fr_FR',
    pathPrefix: '/fr',
    clock: 'h',
    longDatePattern: '{day} {month} {year}',
    firstOfMonth: '1er',
    weekdayDatePattern: '{weekday} {date}',
    weekdays: 'lu ma me je ve sa di'.split(' '),
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  },
  it: {
    lang: 'it',
    name: 'Italiano',
    intl: 'it-IT',
    ogLocale: 'it_IT',
    pathPrefix: '/it',
    clock: '24-hour',
    longDatePattern: '{day} {month} {year}',
    firstOfMonth: '1º',
    weekdayDatePattern: '{weekday} {date}',
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
    pathPrefix: '/nl',
    clock: '24-hour',
    longDatePattern: '{day} {month} {year}',
    weekdayDatePattern: '{weekday} {date}',
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
    pathPrefix: '/pl',
    clock: '24-hour',
    longDatePattern: '{day} {month} {year}',
    weekdayDatePattern: '{weekday}, {date}',
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
  /** Empty for the default language. */
  pathPrefix: string;
  slugs: Slugs;
  /** 5:30 PM, 17:30 or 17 h 30. */
  clock: '12-hour' | '24-hour' | 'h';
  /** With `{day}`, `{month}` and `{year}`. */
  longDatePattern: string;
  /** Instead of 1. */
  firstOfMonth?: string | undefined;
  /** With `{weekday}` and `{date}`. */
  weekdayDatePattern: string;
  /** Of a calendar, Monday first. */
  weekdays: readonly string[];
  /** As used in dates. */
  months: readonly string[];
}

export const defaultLocale: Locale = 'en';

export type Localized<T> = Readonly<Record<Locale, T>>;

/** In menu order. */
export const locales: Localized<Language> = mapRecord(keysOf(languages), id => ({
  ...languages[id],
  slugs: slugsIn(id),
}));

/** A build may omit some (`LANGUAGES`). */
export const allLocales = keysOf(locales);

export const isLocale = (value: unknown): value is Locale => allLocales.some(locale => locale === value);
