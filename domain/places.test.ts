import { describe, expect, it } from 'vitest';
import type { Park } from './park.ts';
import { type Place, placeContradictions, places, walkBetween } from './places.ts';

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
  it('have nothing that contradicts itself', () => {
    expect(placeContradictions()).toEqual([]);
    expect(placeContradictions(all, park)).toEqual([]);
    expect(placeContradictions(withIce({ between: ['09:00', '18:00'], at: [0, 3000] }), park)).toEqual([]);
  });

  it('have a meal and a quiet place', () => {
    for (const kind of ['meal', 'quiet']) expect(places.filter(place => place.kind === kind)).toHaveLength(1);
  });

  it('are so many minutes apart, more with children and wheels', () => {
    const [near, far]: Place[] = [
      { ...gate, at: [30, 40] },
      { ...gate, at: [0, 175] },
    ] as const as unknown as Place[];
    if (!near || !far) throw new Error('There are two.');
    expect([walkBetween(gate, gate), walkBetween(gate, near), walkBetween(gate, far)]).toEqual([0, 1, 4]);
    expect(walkBetween({ ...gate, at: [100, 200] }, { ...gate, at: [70, 160] })).toBe(1);
    expect([walkBetween(gate, near, true), walkBetween(far, gate, true)]).toEqual([2, 5]);
  });
});

describe('contradictions of places', () => {
  it.each<[Place[], string]>([
    [[owl, feeding, ice], 'There are 0 places of the kind "gate" instead of one.'],
    [[...all, { ...gate, id: 'back' }], 'There are 2 places of the kind "gate" instead of one.'],
    [[...all, ice], 'Two places are called "ice".'],
    [[gate, feeding, ice], 'There is no place for "owl", which plays at fixed times.'],
    [[gate, owl, ice], 'There is no place for "feeding", which plays at fixed times.'],
    [[...all, { ...owl, id: 'crow' }], 'The place "crow" is of a show that is not in domain/park.ts.'],
    [
      withIce({ id: 'Ice Cave' }),
      'The place "Ice Cave" has an id that links cannot hold: small letters, digits and hyphens, no time at the end.',
    ],
    [
      withIce({ id: 'ice-1130' }),
      'The place "ice-1130" has an id that links cannot hold: small letters, digits and hyphens, no time at the end.',
    ],
    [withIce({ minutes: 0 }), 'One stays at "ice" for 0 minutes.'],
    [withIce({ steps: -1 }), 'The place "ice" has -1 steps.'],
    [withIce({ at: [0, 4000] }), 'The place "ice" lies more than 3000 metres from the gate.'],
    [withIce({ at: [0, Number.NaN] }), 'The place "ice" lies more than 3000 metres from the gate.'],
    [withIce({ between: ['9:00', '10:00'] as never }), '"9:00" is no time such as 09:30.'],
    [
      withIce({ between: ['08:00', '10:00'] }),
      'The place "ice" takes people from 08:00 to 10:00: not in the park’s hours.',
    ],
    [
      withIce({ between: ['10:00', '18:30'] }),
      'The place "ice" takes people from 10:00 to 18:30: not in the park’s hours.',
    ],
    [
      withIce({ between: ['12:00', '11:00'] }),
      'The place "ice" takes people from 12:00 to 11:00: not in the park’s hours.',
    ],
  ])('are named: %#', (wrong, message) => expect(placeContradictions(wrong, park)).toEqual([message]));

  it('say where nobody knows how long one stays', () => {
    const { minutes, ...endless } = ice;
    expect(placeContradictions([gate, owl, feeding, endless], park)).toEqual([
      'The place "ice" does not say how many minutes one stays.',
    ]);
    expect(minutes).toBe(30);
  });
});
