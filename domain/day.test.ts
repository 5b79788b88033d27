import { describe, expect, it } from 'vitest';
import { dayIn, isDay, readDay } from './day.ts';
import { park } from './park.ts';
import { parkDay, parkTime } from './park-time.ts';

describe('the day in the park', () => {
  it('is the day of the Canary Islands, an hour behind the mainland', () => {
    expect(parkDay(new Date('2026-01-15T23:30:00Z'))).toBe('2026-01-15');
    const madrid = { name: 'Europe/Madrid', leastOffset: 60, mostOffset: 120 };
    expect(dayIn(madrid, new Date('2026-01-15T23:30:00Z'))).toBe('2026-01-16');
  });

  it('follows summer time from its first hour to its last', () => {
    // 29 March and 25 October 2026: midnight is at 0:00 UTC in winter and at 23:00 UTC in summer.
    expect(parkDay(new Date('2026-03-28T23:59:59Z'))).toBe('2026-03-28');
    expect(parkDay(new Date('2026-03-29T22:59:59Z'))).toBe('2026-03-29');
    expect(parkDay(new Date('2026-03-29T23:00:00Z'))).toBe('2026-03-30');
    expect(parkDay(new Date('2026-10-24T23:00:00Z'))).toBe('2026-10-25');
    expect(parkDay(new Date('2026-10-25T23:30:00Z'))).toBe('2026-10-25');
  });

  it('is never ahead of UTC by less or more than the park says', () => {
    const { name, leastOffset, mostOffset } = park.timeZone;
    const format = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
    const offsets = new Set<number>();
    for (let day = 0; day < 3 * 366; day += 1) {
      const parts = format.formatToParts(Date.now() + day * 86_400_000);
      const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
      const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(offset) ?? [];
      offsets.add((sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)));
    }
    expect(Math.min(...offsets)).toBe(leastOffset);
    expect(Math.max(...offsets)).toBe(mostOffset);
  });

  it('has the hours of the park', () => {
    expect(parkTime(new Date('2026-01-15T00:00:00Z'))).toEqual({ day: '2026-01-15', time: '00:00' });
    expect(parkTime(new Date('2026-07-15T23:05:59Z'))).toEqual({ day: '2026-07-16', time: '00:05' });
    expect(parkTime(new Date('2026-07-15T11:59:00Z'))).toEqual({ day: '2026-07-15', time: '12:59' });
  });

  it('turns the year with the park', () => {
    expect(parkDay(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-31');
    expect(parkDay(new Date('2027-01-01T00:00:00Z'))).toBe('2027-01-01');
  });
});

describe('isDay', () => {
  it.each(['2026-11-20', '2028-02-29', '0001-01-01'])('knows %s', day => expect(isDay(day)).toBe(true));
  it.each(['', '2026-02-29', '2026-13-01', '20-11-2026', '2026-1-1', '2026-11-20T00:00'])('refuses %s', day =>
    expect(isDay(day)).toBe(false),
  );
});

describe('a day as somebody types it', () => {
  it.each([
    ['2026-12-24', '2026-12-24'],
    ['24/12/2026', '2026-12-24'],
    ['24.12.2026', '2026-12-24'],
    ['24-12-2026', '2026-12-24'],
    ['24 12 2026', '2026-12-24'],
    ['24. 12. 2026', '2026-12-24'],
    ['24 / 12 / 2026', '2026-12-24'],
    ['4/1/2027', '2027-01-04'],
    ['04/1/2027', '2027-01-04'],
    // The day comes first, as in Spain, also where the month could.
    ['03/04/2027', '2027-04-03'],
    ['29/2/2028', '2028-02-29'],
    ['2026/12/4', '2026-12-04'],
  ])('%s is %s', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });

  it.each([
    '',
    '24/12/26',
    '24/12/026',
    '26-12-24',
    '24/12',
    '12/24/2026',
    '30/02/2027',
    '29/2/2027',
    '0/1/2027',
    '1/0/2027',
    '024/12/2026',
    '24/12/20260',
    '024/12/2026',
    '24//12/2026',
    '24,12,2026',
    '24122026',
    '24 December 2026',
    '2412/2026/1',
    '-24/12/2026',
    '2026-12-24T00:00',
  ])('%s is none', typed => {
    expect(readDay(typed)).toBeNull();
  });

  it('is read in no time, however long it is', () => {
    for (const text of [
      `1${' '.repeat(1e6)}x`,
      `${'1'.repeat(1e6)}x`,
      `1${' '.repeat(1e6)}2${' '.repeat(1e6)}`,
    ])
      expect(readDay(text)).toBeNull();
  });
});
