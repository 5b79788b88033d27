import { describe, expect, it } from 'vitest';
import { timeOfDay } from '../domain/clock-time.ts';
import {
  formatClockTime,
  formatHour,
  formatLongDate,
  formatShortClockTime,
  formatShortDate,
} from './format.ts';
import { locales } from './locales.ts';

describe('times and dates in words', () => {
  it('formats hours alone, and dates in long and short form, the short one with any other year', () => {
    expect(formatHour('18:00', locales.en)).toBe('6 PM');
    expect(formatHour('18:00', locales.de)).toBe('18:00');
    expect([formatHour('09:00', locales.fr), formatClockTime('09:00', locales.fr)]).toEqual([
      '9\u00a0h',
      '9\u00a0h',
    ]);
    expect(formatShortClockTime('09:05', locales.fr)).toBe('9h05');
    expect(formatShortClockTime('15:30', locales.en)).toBe('3:30');
    expect(formatLongDate('2026-01-01', locales.en)).toBe('January 1, 2026');
    expect(formatLongDate('2027-03-01', locales.fr)).toBe('1er mars 2027');
    expect(formatLongDate('2027-03-01', locales.it)).toBe('1º marzo 2027');
    expect(formatShortDate('2026-12-24', '2026', locales.en)).toBe('Dec 24');
    expect(formatShortDate('2027-01-01', '2026', locales.en)).toBe('Jan 1, 2027');
  });

  it.each(Object.values(locales))('formats both as `Intl` does ($lang)', language => {
    const { intl } = language;
    const formatWithIntl = (moment: Date, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(intl, { ...options, timeZone: 'UTC' }).format(moment).replace(/\s/gu, ' ');
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2027, month, 1 + month * 2));
      const expected = formatWithIntl(day, { dateStyle: 'long' });
      // `Intl` has no ordinals.
      const ordinal = expected.replace(/^1 /, `${language.firstOfMonth ?? 1} `);
      expect(formatLongDate(day.toISOString().slice(0, 10), language)).toBe(ordinal);
    }
    for (let hour = 0; hour < 24; hour += 1) {
      const time = new Date(Date.UTC(2027, 0, 1, hour, 30));
      const text = formatClockTime(timeOfDay(hour * 60 + 30), language);
      const expected = formatWithIntl(time, { hour: 'numeric', minute: '2-digit' });
      // French `Intl` writes 9:30.
      expect(text).toBe(language.clock === 'h' ? expected.replace(/^0?(\d+):/, '$1\u00a0h\u00a0') : expected);
    }
  });
});
