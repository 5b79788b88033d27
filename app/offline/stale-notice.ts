/** The notice on a page that comes from the cache: when it was fetched. */
import { clockIn, type TimeZone } from '../../domain/day.ts';
import { fill } from '../../i18n/fill.ts';
import { type ClockStyle, clockTime, type DateStyle, longDate } from '../../i18n/format.ts';

export interface StaleNoticeWords {
  /** With `{time}`. */
  today: string;
  /** With `{time}` and `{date}`. */
  earlier: string;
}

/** The text of the notice, in the park's time zone. */
export function staleNotice(
  fetched: Date,
  now: Date,
  zone: TimeZone,
  words: StaleNoticeWords,
  language: ClockStyle & DateStyle,
): string {
  const clock = clockIn(zone);
  const { day, time } = clock(fetched);
  const values = { time: clockTime(time, language), date: longDate(day, language) };
  return fill(day === clock(now).day ? words.today : words.earlier, values);
}

/** Adds the notice to the end of a page. */
export function withStaleNotice(html: string, text: string): string {
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<p class="stale-notice" role="status">${text}</p>${html.slice(end)}`;
}
