import { describe, expect, it } from 'vitest';
import { park } from '../../domain/park.ts';
import { prepareMessage } from '../../i18n/catalog.ts';
import { locales } from '../../i18n/locales.ts';
import { formatStaleNotice, insertStaleNotice, type StaleNoticeWords } from './stale-notice.ts';

const words = {
  today: prepareMessage('As of {time}', {}, 'en'),
  earlier: prepareMessage('As of {date}, {time}', {}, 'en'),
} as StaleNoticeWords;
const noticeAt = (fetchDate: string, now: string) =>
  formatStaleNotice(new Date(fetchDate), new Date(now), park.timeZone, words, locales.en);

describe('the stale notice', () => {
  it.each([
    ['2026-01-20T10:42:00Z', '2026-01-20T18:00:00Z', '10:42 AM'],
    ['2026-07-20T22:59:00Z', '2026-07-20T23:01:00Z', 'July 20, 2026, 11:59 PM'],
    ['2026-07-20T23:01:00Z', '2026-07-21T08:00:00Z', '12:01 AM'],
  ])(
    'gives the park’s time, with the date unless it is today: fetched %s, shown %s',
    (fetchDate, now, time) => expect(noticeAt(fetchDate, now)).toBe(`As of ${time}`),
  );
});

it('goes to the end of the page', () =>
  expect(insertStaleNotice('<html><body><p>$&</p></body></html>', 'As of 10:42')).toBe(
    '<html><body><p>$&</p><p class="stale-notice" role="status">As of 10:42</p></body></html>',
  ));
