import { describe, expect, it } from 'vitest';
import { minutesOfDay, timeOfDay } from './clock-time.ts';
import { type Park, park } from './park.ts';
import { allPlayedBy, contradictions, firstStart, performances } from './programme.ts';

type Facts = Pick<Park<string>, 'hours' | 'shows'>;

const facts: Facts = {
  hours: { opens: '09:00', closes: '18:00' },
  shows: [
    { id: 'owl', starts: ['10:00', '12:00'], minutes: 30 },
    { id: 'seal', starts: ['10:00'], minutes: 20 },
  ],
};
const withOwl = (change: Partial<Facts['shows'][number]>): Facts => ({
  ...facts,
  shows: facts.shows.map(show => (show.id === 'owl' ? { ...show, ...change } : show)),
});

describe('the programme', () => {
  it('has every performance once, in the order of the day', () => {
    const starts = performances.map(({ start }) => minutesOfDay(start));
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(performances.length).toBe(park.shows.flatMap(show => show.starts).length);
    for (const { id, starts, minutes } of park.shows) {
      const own = performances.filter(({ show }) => show === id);
      expect(own.map(({ start }) => start).sort()).toEqual([...starts].sort());
      for (const { start, end } of own) expect(minutesOfDay(end) - minutesOfDay(start)).toBe(minutes);
    }
  });

  it('tells when the first begins, and when each show has been played', () => {
    expect(firstStart).toBe(performances[0]?.start);
    const seen = new Set(
      performances
        .filter(({ end }) => minutesOfDay(end) <= minutesOfDay(allPlayedBy))
        .map(({ show }) => show),
    );
    expect(seen.size).toBe(park.shows.length);
  });

  it('has nothing that contradicts itself', () => expect(contradictions(park)).toEqual([]));
});

describe('contradictions', () => {
  it('are not two shows at one time', () => expect(contradictions(facts)).toEqual([]));

  it.each([
    [withOwl({ starts: ['17:31'] }), 'The show "owl" at 17:31 ends after the park closes at 18:00.'],
    [withOwl({ starts: ['08:59'] }), 'The show "owl" at 08:59 begins before the park opens at 09:00.'],
    [
      withOwl({ starts: ['10:20', '10:00'] }),
      'The show "owl" at 10:00 is not over when it begins again at 10:20.',
    ],
    [withOwl({ starts: [] }), 'The show "owl" has no time.'],
    [withOwl({ minutes: 0 }), 'The show "owl" lasts 0 minutes.'],
    [withOwl({ id: 'seal', starts: ['15:00'] }), 'Two shows are called "seal".'],
    [withOwl({ starts: ['12:60'] }), '"12:60" is no time such as 09:30.'],
    [withOwl({ starts: ['9:30'] }), '"9:30" is no time such as 09:30.'],
    [
      { ...facts, hours: { opens: '18:00', closes: '09:00' } } as Facts,
      'The park opens at 18:00 and closes at 09:00.',
    ],
  ])('are named: %#', (wrong, message) => expect(contradictions(wrong)).toEqual([message]));

  it('leave a show that ends with the day alone', () => {
    expect(contradictions(withOwl({ starts: ['09:00', '09:30', '17:30'] }))).toEqual([]);
  });
});

describe('times of the day', () => {
  it('are minutes since midnight, and back', () => {
    expect(minutesOfDay('00:00')).toBe(0);
    expect(minutesOfDay('17:30')).toBe(1050);
    expect(timeOfDay(545)).toBe('09:05');
  });
});
