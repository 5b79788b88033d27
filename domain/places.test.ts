import { describe, expect, it } from 'vitest';
import type { Park } from './park.ts';
import { type Place, placeFaults, places, walkBetween } from './places.ts';

const park: Pick<Park<string>, 'hours' | 'shows' | 'talks'> = {
  hours: { opens: '09:00', closes: '18:00' },
  shows: [{ id: 'owl', starts: ['10:00'], minutes: 20 }],
  talks: [{ id: 'feeding', starts: ['14:00'], minutes: 10, kind: 'feeding' }],
};
const plain = { noise: 'lively', splash: false, steps: 0, seats: 'all', shade: 'all', at: [30, 40] } as const;
const gate: Place = { ...plain, id: 'gate', kind: 'gate', at: [0, 0] };
const owl: Place = { ...plain, id: 'owl', kind: 'show' };
const feeding: Place = { ...plain, id: 'feeding', kind: 'activity' };
const ice: Place = { ...plain, id: 'ice', kind: 'encounter', minutes: 30 };
const all = [gate, owl, feeding, ice];
const withIce = (change: Partial<Place>) => [gate, owl, feeding, { ...ice, ...change }];

describe('the places', () => {
  it('are valid, with one meal and one quiet place', () => {
    expect(placeFaults()).toEqual([]);
    for (const kind of ['meal', 'quiet']) expect(places.filter(place => place.kind === kind)).toHaveLength(1);
    expect(placeFaults(all, park)).toEqual([]);
    expect(placeFaults(withIce({ between: ['09:00', '18:00'], at: [0, 3000] }), park)).toEqual([]);
  });

  it.each([
    [[0, 0], 0, 1],
    [[30, 40], 1, 2],
    [[0, 175], 4, 5],
  ] as const)('at %j are %i minutes from the gate, or %i with children or wheels', (at, usual, slow) => {
    const place = { ...gate, at };
    expect([walkBetween(gate, place), walkBetween(place, gate)]).toEqual([usual, usual]);
    if (usual > 0) expect(walkBetween(gate, place, true)).toBe(slow);
  });
});

describe('faults of places', () => {
  const unfit = 'has an id that links cannot hold: small letters, digits and hyphens, no time at the end.';
  const closed = 'not in the park’s hours.';
  const { minutes: _, ...endless } = ice;
  const withoutMinutes = [gate, owl, feeding, endless];

  it.each<[Place[], string]>([
    [[...all, { ...gate, id: 'back' }], 'There are 2 places of the kind "gate" instead of one.'],
    [[...all, ice], 'Two places are called "ice".'],
    [[gate, feeding, ice], 'There is no place for "owl", which plays at fixed times.'],
    [[...all, { ...owl, id: 'crow' }], 'The place "crow" is of a show that is not in domain/park.ts.'],
    [withIce({ id: 'ice-1130' }), `The place "ice-1130" ${unfit}`],
    [withIce({ minutes: 0 }), 'One stays at "ice" for 0 minutes.'],
    [withIce({ steps: -1 }), 'The place "ice" has -1 steps.'],
    [withIce({ at: [0, 4000] }), 'The place "ice" lies more than 3000 metres from the gate.'],
    [withIce({ between: ['9:00', '10:00'] as never }), '"9:00" is no time such as 09:30.'],
    [withIce({ between: ['08:00', '10:00'] }), `The place "ice" takes people from 08:00 to 10:00: ${closed}`],
    [withoutMinutes, 'The place "ice" does not say how many minutes one stays.'],
  ])('are reported: %#', (wrong, message) => expect(placeFaults(wrong, park)).toEqual([message]));
});
