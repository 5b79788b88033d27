import { clockIn, type TimeZone } from '../../domain/day.ts';
import { fill } from '../../i18n/fill.ts';
import { type ClockStyle, clockTime, type DateStyle, longDate } from '../../i18n/format.ts';

export interface AsOfWords {
  /** With `{time}`. */
  today: string;
  /** With `{time}` and `{date}`. */
  earlier: string;
}

/** When a page was last seen, by the park's clock. */
export function asOf(
  seen: Date,
  now: Date,
  zone: TimeZone,
  words: AsOfWords,
  language: ClockStyle & DateStyle,
): string {
  const clock = clockIn(zone);
  const { day, time } = clock(seen);
  const values = { time: clockTime(time, language), date: longDate(day, language) };
  return fill(day === clock(now).day ? words.today : words.earlier, values);
}

/** The page with a line at its foot. */
export function withMark(html: string, text: string, style: string): string {
  const end = html.lastIndexOf('</body>');
  const marked = `${html.slice(0, end)}<p class="as-of" role="status">${text}</p>${html.slice(end)}`;
  return marked.replace('</head>', () => `<style>${style}</style></head>`);
}

/** A security policy that allows one more style. */
export function withStyleSource(policy: string, source: string): string {
  return policy.replace('style-src', () => `style-src ${source}`);
}

/** The offline page with links to the cached pages, which the build has left hidden. */
export function withLinks(html: string, paths: ReadonlySet<string>): string {
  return html.replace(/ hidden="" data-kept="([^"]*)"/g, (all, path: string) =>
    (path === '' ? paths.size > 0 : paths.has(path)) ? '' : all,
  );
}
