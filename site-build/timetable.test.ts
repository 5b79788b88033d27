import { describe, expect, it } from 'vitest';
import { type ClockTime, minutesOfDay, timeOfDay } from '../domain/clock-time.ts';
import { timetableOf } from './timetable.ts';

/** A day of shows of half an hour, in the order of the day, in a park that closes at six. */
const dayOf = (...starts: ClockTime[]) =>
  timetableOf(
    starts.map(start => ({ id: 'x', show: 'parrot', start, end: timeOfDay(minutesOfDay(start) + 30) })),
    '18:00',
  );

/** What the rules say of each performance. */
const discsOf = ({ performances, css }: ReturnType<typeof timetableOf>) =>
  performances.map(({ place }) => {
    const rule = css.split(`.${place}{`)[1]?.split('}')[0] ?? '';
    const value = (name: string) => Number(new RegExp(`--${name}:([-\\d.]+)`).exec(rule)?.[1] ?? 0);
    return { at: value('at'), row: value('row'), aside: value('aside') };
  });

const span = (css: string) => Number(/--span:(\d+)/.exec(css)?.[1]);

describe('the day as it is drawn', () => {
  it('reaches from the hour before the first show to closing time, with room at both ends', () => {
    const day = dayOf('11:30', '17:30');
    expect(day.hours).toEqual(['11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00']);
    expect(day.css).toContain('.timeline{--span:450}');
    expect(dayOf('11:10').hours[0]).toBe('10:00');
  });

  it('has each performance at its time, and lets those give way that are at the same or close', () => {
    expect(dayOf('11:30', '13:00').css).toContain('.at-1130{--at:45;--for:30}.at-1300{--at:135;--for:30}');
    expect(discsOf(dayOf('12:00', '12:00', '12:20', '13:00')).map(({ row }) => row)).toEqual([0, 1, 2, 0]);
  });

  it('keeps the discs apart on narrow screens', () => {
    const starts = ['11:30', '11:30', '12:30', '12:45', '15:30', '15:30', '15:30', '17:00', '17:30'] as const;
    const day = dayOf(...starts);
    const length = Number(/--day:(\d+)px/.exec(day.css)?.[1]);
    const tops = discsOf(day).map(({ at, aside }) => (at / span(day.css)) * length + aside);
    for (const [index, top] of tops.slice(1).entries()) {
      expect(top - (tops[index] ?? 0), starts[index + 1]).toBeGreaterThanOrEqual(75);
    }
    // Half a disc may stand over either end.
    expect(tops[0]).toBeGreaterThan(0);
    expect(tops.at(-1)).toBeLessThan(length);
  });
});
