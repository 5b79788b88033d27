import { describe, expect, it } from 'vitest';
import { timeOfDay } from './clock-time.ts';
import type { Day } from './day.ts';
import { momentOf, parkTime } from './park-time.ts';

describe('the moment of a time in the park', () => {
  it.each([
    ['2026-12-24', '11:30', '2026-12-24T11:30:00.000Z'],
    ['2026-07-01', '11:30', '2026-07-01T10:30:00.000Z'],
    ['2026-07-01', '00:15', '2026-06-30T23:15:00.000Z'],
    // Clocks are put forward at 01:00 UTC: half past one does not come.
    ['2026-03-29', '00:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '11:30', '2026-03-29T10:30:00.000Z'],
    // Clocks are put back at 01:00 UTC: half past one comes twice, and the first is meant.
    ['2026-10-25', '00:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T02:30:00.000Z'],
    ['2026-10-25', '11:30', '2026-10-25T11:30:00.000Z'],
  ] as const)('%s %s', (day, time, moment) => expect(momentOf(day, time).toISOString()).toBe(moment));

  it('is read back as it was, on every day of a year', () => {
    const first = Date.UTC(2026, 0, 1);
    for (let date = 0; date < 365; date++) {
      const day = new Date(first + date * 86_400_000).toISOString().slice(0, 10) as Day;
      for (let minute = 3 * 60; minute < 24 * 60; minute += 127) {
        const time = timeOfDay(minute);
        expect(parkTime(momentOf(day, time))).toEqual({ day, time });
      }
    }
  });
});
