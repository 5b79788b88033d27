import { parkTime } from '../../domain/park-time.ts';
import { formatClockTime, formatLongDate } from '../../i18n/format.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { formatMessage } from '../../i18n/message.ts';
import { words } from '../../i18n/words.ts';

export function formatDateTime(
  at: Date,
  locale: Locale,
  formatDay = (day: string) => formatLongDate(day, locales[locale]),
): string {
  const { day, time } = parkTime(at);
  const language = locales[locale];
  const values = { day: formatDay(day), time: formatClockTime(time, language) };
  return formatMessage(words[locale].mail.dateTime, values, language);
}
