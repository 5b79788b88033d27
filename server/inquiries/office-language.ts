import type { OfficeLocale } from '../../content/office-words.ts';
import { words } from '../../content/words.ts';
import { parkTime } from '../../domain/park-time.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { type Locale, locales } from '../../i18n/locales.ts';

/**
 * Language of the ticket office: of its mails and pages. `OFFICE_LANGUAGE`, which the settings have checked before any of this is
 * imported.
 */
export const officeLocale: OfficeLocale = process.env['OFFICE_LANGUAGE'] === 'es' ? 'es' : 'en';

/** A moment in the park's time, its day written by `dateOf`. */
export function moment(
  at: Date,
  locale: Locale,
  dateOf: (day: string) => string = longDateIn(locale),
): string {
  const { day, time } = parkTime(at);
  return words[locale].mail.moment(dateOf(day), clockTime(time, locales[locale]));
}

const longDateIn = (locale: Locale) => (day: string) => longDate(day, locales[locale]);
