import { describe, expect, it } from 'vitest';
import { park } from '../../domain/park.ts';
import { locales } from '../../i18n/locales.ts';
import { staleNotice, withCachedLinks, withStaleNotice, withStyleSource } from './cached-page.ts';

const words = { today: 'As of {time}', earlier: 'As of {date}, {time}' };
const noticeAt = (fetched: string, now: string) =>
  staleNotice(new Date(fetched), new Date(now), park.timeZone, words, locales.en);

describe('the stale notice', () => {
  it.each([
    ['2026-01-20T10:42:00Z', '2026-01-20T18:00:00Z', '10:42 AM'],
    ['2026-07-20T22:59:00Z', '2026-07-20T23:01:00Z', 'July 20, 2026, 11:59 PM'],
    ['2026-07-20T23:01:00Z', '2026-07-21T08:00:00Z', '12:01 AM'],
  ])('gives the park’s time, with the date unless it is today: fetched %s, shown %s', (fetched, now, time) =>
    expect(noticeAt(fetched, now)).toBe(`As of ${time}`),
  );
});

describe('a cached page', () => {
  it('gets the notice at its end and the style in its head', () => {
    const page = '<html><head><title>A</title></head><body><p>$&</p></body></html>';
    expect(withStaleNotice(page, 'As of 10:42', '.stale-notice{color:red}')).toBe(
      '<html><head><title>A</title><style>.stale-notice{color:red}</style></head><body><p>$&</p><p class="stale-notice" role="status">As of 10:42</p></body></html>',
    );
  });

  it('gets a policy that allows this style and nothing else', () => {
    expect(withStyleSource("default-src 'none'; style-src 'sha256-a'; img-src 'self'", "'sha256-b'")).toBe(
      "default-src 'none'; style-src 'sha256-b' 'sha256-a'; img-src 'self'",
    );
  });
});

it('the offline page shows links to cached pages only', () => {
  const page =
    '<nav hidden="" data-cached=""><a hidden="" data-cached="/a"/><a hidden="" data-cached="/b"/></nav>';
  expect(withCachedLinks(page, new Set())).toBe(page);
  expect(withCachedLinks(page, new Set(['/b']))).toBe('<nav><a hidden="" data-cached="/a"/><a/></nav>');
  // The list is shown even if the cached page has no link in it.
  expect(withCachedLinks('<nav hidden="" data-cached=""/>', new Set(['/c']))).toBe('<nav/>');
});
