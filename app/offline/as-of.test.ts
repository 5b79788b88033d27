import { describe, expect, it } from 'vitest';
import { park } from '../../domain/park.ts';
import { locales } from '../../i18n/locales.ts';
import { asOf, withLinks, withMark, withStyleSource } from './as-of.ts';

const words = { today: 'As of {time}', earlier: 'As of {date}, {time}' };
const told = (seen: string, now: string) =>
  asOf(new Date(seen), new Date(now), park.timeZone, words, locales.en);

describe('the time that a page was seen', () => {
  it.each([
    ['2026-01-20T10:42:00Z', '2026-01-20T18:00:00Z', '10:42 AM'],
    ['2026-07-20T22:59:00Z', '2026-07-20T23:01:00Z', 'July 20, 2026, 11:59 PM'],
    ['2026-07-20T23:01:00Z', '2026-07-21T08:00:00Z', '12:01 AM'],
  ])('is the park’s, in winter and in summer, with its day when that is over: %s', (seen, now, time) =>
    expect(told(seen, now)).toBe(`As of ${time}`),
  );
});

describe('what the worker does to a page', () => {
  it('puts the line at its foot and the style into its head', () => {
    const page = '<html><head><title>A</title></head><body><p>$&</p></body></html>';
    expect(withMark(page, 'As of 10:42', '.as-of{color:red}')).toBe(
      '<html><head><title>A</title><style>.as-of{color:red}</style></head><body><p>$&</p><p class="as-of" role="status">As of 10:42</p></body></html>',
    );
  });

  it('lets one style more through the policy, and nothing else', () => {
    expect(withStyleSource("default-src 'none'; style-src 'sha256-a'; img-src 'self'", "'sha256-b'")).toBe(
      "default-src 'none'; style-src 'sha256-b' 'sha256-a'; img-src 'self'",
    );
  });

  it('uncovers the links to what is there', () => {
    const page =
      '<nav hidden="" data-kept=""><a hidden="" data-kept="/a"/><a hidden="" data-kept="/b"/></nav>';
    expect(withLinks(page, new Set())).toBe(page);
    expect(withLinks(page, new Set(['/b']))).toBe('<nav><a hidden="" data-kept="/a"/><a/></nav>');
    // A page that has no link here counts as well.
    expect(withLinks('<nav hidden="" data-kept=""/>', new Set(['/c']))).toBe('<nav/>');
  });
});
