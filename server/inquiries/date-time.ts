import { words } from '../../content/words.ts';
import { parkTime } from '../../domain/park-time.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { type Locale, locales } from '../../i18n/locales.ts';

/** Date and time in the park's zone; `formatDay` formats the date. */
export function dateTime(
  at: Date,
  locale: Locale,
  formatDay = (day: string) => longDate(day, locales[locale]),
): string {
  const { day, time } = parkTime(at);
  return words[locale].mail.moment(formatDay(day), clockTime(time, locales[locale]));
}
