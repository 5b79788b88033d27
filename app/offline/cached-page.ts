/** Pure functions with which the worker adapts a cached page. */
import { clockIn, type TimeZone } from '../../domain/day.ts';
import { fill } from '../../i18n/fill.ts';
import { type ClockStyle, clockTime, type DateStyle, longDate } from '../../i18n/format.ts';

export interface StaleNoticeWords {
  /** With `{time}`. */
  today: string;
  /** With `{time}` and `{date}`. */
  earlier: string;
}

/** Says when a page was fetched, in the park's time zone. */
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

/** Adds the notice and its stylesheet to a page. */
export function withStaleNotice(html: string, text: string, style: string): string {
  const end = html.lastIndexOf('</body>');
  const withText = `${html.slice(0, end)}<p class="stale-notice" role="status">${text}</p>${html.slice(end)}`;
  return withText.replace('</head>', () => `<style>${style}</style></head>`);
}

/** Adds a style source to a Content-Security-Policy. */
export function withStyleSource(policy: string, source: string): string {
  return policy.replace('style-src', () => `style-src ${source}`);
}

/** Unhides the offline page's links to cached pages. */
export function withCachedLinks(html: string, paths: ReadonlySet<string>): string {
  return html.replace(/ hidden="" data-cached="([^"]*)"/g, (all, path: string) =>
    (path === '' ? paths.size > 0 : paths.has(path)) ? '' : all,
  );
}
