import { describe, expect, it } from 'vitest';
import { type ClockTime, minutesOfDay, timeOfDay } from '../domain/clock-time.ts';
import { timetableOf } from './timetable.ts';

/** A day of shows of half an hour, in the order of the day, in a park that closes at six. */
const dayOf = (...starts: ClockTime[]) =>
  timetableOf(
    starts.map(start => ({ id: 'x', show: 'parrot', start, end: timeOfDay(minutesOfDay(start) + 30) })),
    '18:00',
  );

describe('the day as it is drawn', () => {
  it('reaches from the hour before the first show to closing time, with room at both ends', () => {
    const day = dayOf('11:30', '17:30');
    expect(day.hours).toEqual(['11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00']);
    expect(day.css).toContain('.timeline{--span:450;--count:2;');
    expect(dayOf('11:10').hours[0]).toBe('10:00');
  });

  it('has each performance at its time, and lets those give way that are at the same or close', () => {
    expect(dayOf('11:30', '13:00').css).toContain('.at-1130{--at:45;--for:30}.at-1300{--at:135;--for:30}');
    const { css } = dayOf('12:00', '12:10', '12:20', '14:00');
    expect([...css.matchAll(/--for:30(?:;--row:(\d))?/g)].map(([, row]) => row)).toEqual([
      undefined,
      '1',
      '2',
      undefined,
    ]);
  });

  it('gives each disc a row of its own on narrow screens, as long as the time until the next', () => {
    expect(dayOf('11:30', '11:30', '13:00').css).toContain(
      '--rows:minmax(36px,45fr) minmax(76px,0fr) minmax(76px,90fr) minmax(36px,315fr)}',
    );
  });
});
