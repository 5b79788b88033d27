import { describe, expect, it } from 'vitest';
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
  it('are valid, with one meal and one quiet place', () => {
    expect(validatePlaces()).toEqual([]);
    for (const kind of ['meal', 'quiet']) expect(places.filter(place => place.kind === kind)).toHaveLength(1);
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

describe('errors in places', () => {
  const invalidId = 'has an invalid id: use lower-case letters, digits and hyphens, and no time at the end.';
  const { minutes: _, ...endless } = ice;
  const withoutMinutes = [gate, owl, endless];

  it.each<[Place[], string]>([
    [[...all, { ...gate, id: 'back' }], 'There are 2 places of the kind "gate"; there must be one.'],
    [[gate, ice], 'There is no place for the show "owl".'],
    [[...all, { ...owl, id: 'crow' }], 'The place "crow" is a show that is missing from domain/park.ts.'],
    [withIce({ id: 'ice-1130' }), `The place "ice-1130" ${invalidId}`],
    [
      withIce({ between: ['08:00', '10:00'] }),
      'The place "ice" is open from 08:00 to 10:00, which are not times (HH:MM) within the park’s hours.',
    ],
    [withoutMinutes, 'The place "ice" needs minutes.'],
  ])('are reported: %#', (invalid, message) => expect(validatePlaces(invalid, park)).toEqual([message]));
});
