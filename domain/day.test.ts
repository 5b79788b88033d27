import { describe, expect, it } from 'vitest';
import { clockTime, hourLabel, longDate, minutesOfDay } from '../i18n/format.ts';
import { allLocales, locales } from '../i18n/locales.ts';
import { dayIn, isDay } from './day.ts';
import { park } from './park.ts';

describe('the day in the park', () => {
  it('is the day of the Canary Islands, an hour behind the mainland', () => {
    expect(dayIn(park.timeZone, new Date('2026-01-15T23:30:00Z'))).toBe('2026-01-15');
    const madrid = { name: 'Europe/Madrid', leastOffset: 60, mostOffset: 120 };
    expect(dayIn(madrid, new Date('2026-01-15T23:30:00Z'))).toBe('2026-01-16');
  });

  it('follows summer time from its first hour to its last', () => {
    // 29 March and 25 October 2026: midnight is at 0:00 UTC in winter and at 23:00 UTC in summer.
    expect(dayIn(park.timeZone, new Date('2026-03-28T23:59:59Z'))).toBe('2026-03-28');
    expect(dayIn(park.timeZone, new Date('2026-03-29T22:59:59Z'))).toBe('2026-03-29');
    expect(dayIn(park.timeZone, new Date('2026-03-29T23:00:00Z'))).toBe('2026-03-30');
    expect(dayIn(park.timeZone, new Date('2026-10-24T23:00:00Z'))).toBe('2026-10-25');
    expect(dayIn(park.timeZone, new Date('2026-10-25T23:30:00Z'))).toBe('2026-10-25');
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

  it('turns the year with the park', () => {
    expect(dayIn(park.timeZone, new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-31');
    expect(dayIn(park.timeZone, new Date('2027-01-01T00:00:00Z'))).toBe('2027-01-01');
  });
});

describe('isDay', () => {
  it.each(['2026-11-20', '2028-02-29', '0001-01-01'])('knows %s', day => expect(isDay(day)).toBe(true));
  it.each(['', '2026-02-29', '2026-13-01', '20-11-2026', '2026-1-1', '2026-11-20T00:00'])('refuses %s', day =>
    expect(isDay(day)).toBe(false),
  );
});

describe('times and dates in words', () => {
  it('writes times as the specification does', () => {
    expect(clockTime('09:00', 'en')).toBe('9:00 AM');
    expect(clockTime('11:30', 'en')).toBe('11:30 AM');
    expect(clockTime('12:30', 'en')).toBe('12:30 PM');
    expect(clockTime('18:00', 'en')).toBe('6:00 PM');
    expect(hourLabel('18:00', 'en')).toBe('6 PM');
  });

  it('writes a date in long form, whatever zone the reader is in', () => {
    expect(longDate('2026-11-20', 'en')).toBe('November 20, 2026');
    expect(longDate('2026-01-01', 'en')).toBe('January 1, 2026');
  });

  it.each(allLocales)('writes both as the language does (%s)', locale => {
    const { intl } = locales[locale];
    const written = (moment: Date, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(intl, { ...options, timeZone: 'UTC' }).format(moment).replace(/\s/gu, ' ');
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2027, month, 1 + month * 2));
      expect(longDate(day.toISOString().slice(0, 10), locale)).toBe(written(day, { dateStyle: 'long' }));
    }
    for (let hour = 0; hour < 24; hour += 1) {
      const time = new Date(Date.UTC(2027, 0, 1, hour, 30));
      const text = clockTime(`${hour}:30`, locale);
      expect(text).toBe(written(time, { hour: 'numeric', minute: '2-digit' }));
    }
  });

  it('counts minutes of the day', () => {
    expect(minutesOfDay('00:00')).toBe(0);
    expect(minutesOfDay('17:30')).toBe(1050);
  });
});
