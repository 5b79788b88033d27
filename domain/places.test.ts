import { describe, expect, it } from 'vitest';
import { isClockTime } from './clock-time.ts';
import type { Park } from './park.ts';
import { type Place, places, validatePlaces, walkBetween } from './places.ts';

const park: Pick<Park<string>, 'hours' | 'shows'> = {
  hours: { opens: '09:00', closes: '18:00' },
  shows: [{ id: 'owl', starts: ['10:00'], minutes: 20 }],
};
const plain = { noise: 'lively', seats: 'all', shade: 'all', at: [30, 40] } as const;
const gate: Place = { ...plain, id: 'gate', kind: 'gate', at: [0, 0] };
const owl: Place = { ...plain, id: 'owl', kind: 'show' };
const ice: Place = { ...plain, id: 'ice', kind: 'encounter', minutes: 30 };
const all = [gate, owl, ice];
const withIce = (change: Partial<Place>) => [gate, owl, { ...ice, ...change }];

describe('the places', () => {
  it('have ids without a time at their end, and one gate, meal and quiet place', () => {
    const ids = places.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter(id => !/^[a-z][a-z0-9-]*$/.test(id) || /-\d{4}$/.test(id))).toEqual([]);
    for (const kind of ['gate', 'meal', 'quiet'])
      expect(places.filter(place => place.kind === kind)).toHaveLength(1);
  });

  it('take time, except the gate and shows, which have their own', () => {
    const timed = places.filter(({ kind }) => kind !== 'gate' && kind !== 'show');
    expect(timed.filter(({ minutes = 0 }) => !(minutes > 0))).toEqual([]);
    expect(places.filter(({ steps = 0 }) => !(steps >= 0))).toEqual([]);
    const times = places.flatMap(({ between = [] }) => between);
    expect(times.filter(time => !isClockTime(time))).toEqual([]);
    expect(places.filter(({ between: [first, last] = ['', ''] }) => first > last)).toEqual([]);
  });

  it('fit the hours and shows', () => {
    expect(validatePlaces()).toEqual([]);
    expect(validatePlaces(all, park)).toEqual([]);
    expect(validatePlaces(withIce({ between: ['09:00', '18:00'] }), park)).toEqual([]);
  });

  it.each([
    [[30, 40], 0, 0],
    [[0, 80], 1, 2],
    [[-70, 220], 5, 6],
  ] as const)('at %j are %i minutes from the show, or %i with children or wheels', (at, usual, slow) => {
    const place = { ...gate, at };
    expect([walkBetween(owl, place), walkBetween(place, owl)]).toEqual([usual, usual]);
    expect(walkBetween(owl, place, true)).toBe(slow);
  });
});

it.each<[Place[], string]>([
  [[gate, ice], 'There is no place for the show "owl".'],
  [[...all, { ...owl, id: 'crow' }], 'The place "crow" is a show that is missing from domain/times.json.'],
  [
    withIce({ between: ['08:00', '10:00'] }),
    'The place "ice" is open from 08:00 to 10:00, which is not within the park’s hours.',
  ],
])('an error in places is a sentence: %#', (invalid, message) =>
  expect(validatePlaces(invalid, park)).toEqual([message]),
);
