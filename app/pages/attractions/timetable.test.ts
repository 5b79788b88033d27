import { describe, expect, it } from 'vitest';
import { minutesOfDay } from '../../../domain/clock-time.ts';
import { park } from '../../../domain/park.ts';
import { firstStart } from '../../../domain/programme.ts';
import { css, hours, performances } from './timetable.data.ts';

describe('the timetable', () => {
  it('reaches from before the first show to closing, in full hours', () => {
    const drawn = hours.map(({ time }) => minutesOfDay(time));
    expect(drawn.at(0)).toBeLessThan(minutesOfDay(firstStart));
    expect(drawn.at(-1)).toBeGreaterThanOrEqual(minutesOfDay(park.hours.closes));
    expect(drawn.every(minutes => minutes % 60 === 0)).toBe(true);
  });

  it('places each show on the axis, later ones further along', () => {
    const along = performances.map(({ place }) =>
      Number(new RegExp(`\\.${place}\\{--along:([\\d.]+)`).exec(css)?.[1]),
    );
    expect(along).toEqual([...along].sort((one, other) => one - other));
    expect(along.every(share => share > 0 && share < 1)).toBe(true);
  });
});
