import { createZoneClock, type TimeZone } from '../../domain/day.ts';
import { type ClockStyle, type DateStyle, formatClockTime, formatLongDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/locales.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { Words } from '../../i18n/words.ts';

export type StaleNoticeWords = Words['offline']['asOf'];

export function formatStaleNotice(
  fetchDate: Date,
  now: Date,
  zone: TimeZone,
  words: StaleNoticeWords,
  language: ClockStyle & DateStyle & Pick<Language, 'intl'>,
): string {
  const clock = createZoneClock(zone);
  const { day, time } = clock(fetchDate);
  const values = { time: formatClockTime(time, language), date: formatLongDate(day, language) };
  return formatMessage(day === clock(now).day ? words.today : words.earlier, values, language);
}

export function insertStaleNotice(html: string, text: string): string {
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<p class="stale-notice" role="status">${text}</p>${html.slice(end)}`;
}
