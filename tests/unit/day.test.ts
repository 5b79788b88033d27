import { describe, expect, it } from 'vitest';
import { park } from '../../app/content/park.ts';
import { clockTime, hourLabel, longDate, minutesOfDay } from '../../app/i18n/format.ts';
import { dayIn, isDay } from '../../shared/day.ts';

describe('the day in the park', () => {
  it('is the day of the Canary Islands, an hour behind the mainland', () => {
    expect(dayIn(park.timeZone, new Date('2026-01-15T23:30:00Z'))).toBe('2026-01-15');
    expect(dayIn('Europe/Madrid', new Date('2026-01-15T23:30:00Z'))).toBe('2026-01-16');
  });

  it('follows summer time from its first hour to its last', () => {
    // 29 March and 25 October 2026: midnight is at 0:00 UTC in winter and at 23:00 UTC in summer.
    expect(dayIn(park.timeZone, new Date('2026-03-28T23:59:59Z'))).toBe('2026-03-28');
    expect(dayIn(park.timeZone, new Date('2026-03-29T22:59:59Z'))).toBe('2026-03-29');
    expect(dayIn(park.timeZone, new Date('2026-03-29T23:00:00Z'))).toBe('2026-03-30');
    expect(dayIn(park.timeZone, new Date('2026-10-24T23:00:00Z'))).toBe('2026-10-25');
    expect(dayIn(park.timeZone, new Date('2026-10-25T23:30:00Z'))).toBe('2026-10-25');
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

  it('counts minutes of the day', () => {
    expect(minutesOfDay('00:00')).toBe(0);
    expect(minutesOfDay('17:30')).toBe(1050);
  });
});
