import { describe, expect, it } from 'vitest';
import { isDay } from './day.ts';
import { parkDay, parkTime, toInstant } from './park-time.ts';

it.each([
  ['2026-01-15T00:00:00Z', '2026-01-15', '00:00'],
  ['2026-03-29T23:00:00Z', '2026-03-30', '00:00'],
  ['2026-07-15T23:05:59Z', '2026-07-16', '00:05'],
  ['2026-10-25T23:30:00Z', '2026-10-25', '23:30'],
])('local day and time of %s are %s, %s', (moment, day, time) => {
  const at = new Date(moment);
  expect([parkDay(at), parkTime(at)]).toEqual([day, { day, time }]);
});

it.each([
  ['2026-12-24', '11:30', '2026-12-24T11:30'],
  ['2026-07-01', '00:15', '2026-06-30T23:15'],
  // Clocks go forward at 01:00 UTC: 01:30 is skipped.
  ['2026-03-29', '01:30', '2026-03-29T01:30'],
  ['2026-03-29', '02:30', '2026-03-29T01:30'],
  // Clocks go back at 01:00 UTC: 01:30 occurs twice.
  ['2026-10-25', '01:30', '2026-10-25T00:30'],
  ['2026-10-25', '02:30', '2026-10-25T02:30'],
] as const)('%s %s is the instant %s', (day, time, moment) =>
  expect(toInstant(day, time).toISOString()).toBe(`${moment}:00.000Z`),
);

describe('a day', () => {
  it.each(['2026-11-20', '2028-02-29', '0001-01-01'])('is %s', day => expect(isDay(day)).toBe(true));
  it.each(['', '2026-02-29', '2026-13-01', '20-11-2026', '2026-1-1', '2026-11-20T00:00'])(
    'is not "%s"',
    day => expect(isDay(day)).toBe(false),
  );
});
