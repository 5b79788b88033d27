import { describe, expect, it } from 'vitest';
import { clockTime, hourLabel, longDate, shortDate } from './format.ts';
import { locales } from './locales.ts';

describe('times and dates in words', () => {
  it('writes times as the specification does', () => {
    expect(clockTime('09:00', locales.en)).toBe('9:00 AM');
    expect(clockTime('11:30', locales.en)).toBe('11:30 AM');
    expect(clockTime('12:30', locales.en)).toBe('12:30 PM');
    expect(clockTime('18:00', locales.en)).toBe('6:00 PM');
    expect(hourLabel('18:00', locales.en)).toBe('6 PM');
  });

  it('writes a date in long form, whatever zone the reader is in', () => {
    expect(longDate('2026-11-20', locales.en)).toBe('November 20, 2026');
    expect(longDate('2026-01-01', locales.en)).toBe('January 1, 2026');
  });

  it('writes a date in short form, with the year where it is another', () => {
    expect(shortDate('2026-12-24', '2026', locales.en)).toBe('24 Dec');
    expect(shortDate('2027-01-01', '2026', locales.en)).toBe('1 Jan 2027');
  });

  it.each(Object.values(locales))('writes both as the language does ($lang)', language => {
    const { intl } = language;
    const written = (moment: Date, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(intl, { ...options, timeZone: 'UTC' }).format(moment).replace(/\s/gu, ' ');
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2027, month, 1 + month * 2));
      expect(longDate(day.toISOString().slice(0, 10), language)).toBe(written(day, { dateStyle: 'long' }));
    }
    for (let hour = 0; hour < 24; hour += 1) {
      const time = new Date(Date.UTC(2027, 0, 1, hour, 30));
      const text = clockTime(`${hour}:30`, language);
      expect(text).toBe(written(time, { hour: 'numeric', minute: '2-digit' }));
    }
  });
});
