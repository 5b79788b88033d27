import { describe, expect, it } from 'vitest';
import { contradictions, contradictoryExceptions } from './contradictions.ts';
import type { Exception } from './exceptions.ts';
import { type ProgrammeFacts, programmeFacts } from './programme.ts';

type Facts = ProgrammeFacts<string>;

const facts: Facts = {
  hours: { opens: '09:00', closes: '18:00' },
  otherHours: [],
  shows: [
    { id: 'owl', starts: ['10:00', '12:00'], minutes: 30 },
    { id: 'seal', starts: ['10:00'], minutes: 20 },
  ],
  talks: [],
  exceptions: [],
};
const withOwl = (change: Partial<Facts['shows'][number]>): Facts => ({
  ...facts,
  shows: facts.shows.map(show => (show.id === 'owl' ? { ...show, ...change } : show)),
});
const withHours = (...otherHours: Facts['otherHours']): Facts => ({ ...facts, otherHours });

it('the facts have none', () => {
  expect(contradictions(programmeFacts)).toEqual([]);
  expect(contradictoryExceptions(programmeFacts, '2026-11-22')).toEqual([]);
});

describe('contradictions', () => {
  it('are not two shows at one time', () => expect(contradictions(facts)).toEqual([]));

  it.each<[Facts, string | string[]]>([
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
    [
      withHours({ from: '11-01', to: '02-28', opens: '09:00', closes: '12:15' }),
      'The show "owl" at 12:00 ends after the park closes at 12:15.',
    ],
    [
      withHours({ weekdays: ['Sun'], from: '02-29', to: '02-29', opens: '11:00', closes: '18:00' }),
      [
        'The show "owl" at 10:00 begins before the park opens at 11:00.',
        'The show "seal" at 10:00 begins before the park opens at 11:00.',
      ],
    ],
    [withHours({ opens: '12:00', closes: '11:00' }), 'The park opens at 12:00 and closes at 11:00.'],
    [
      withHours({ from: '02-30', to: '04-31', closed: 'season' }),
      ['"02-30" is no day of the year such as 12-24.', '"04-31" is no day of the year such as 12-24.'],
    ],
    [withHours({ weekdays: ['Monday' as 'Mon'], closed: 'rest' }), '"Monday" is no weekday such as Mon.'],
    [
      withOwl({ otherStarts: [{ from: '11-01', to: '02-28', starts: ['17:45'] }] }),
      'The show "owl" at 17:45 ends after the park closes at 18:00.',
    ],
    [
      {
        ...facts,
        talks: [{ id: 'fish', kind: 'feeding', starts: ['11:00', '11:05'], minutes: 10 }],
      } as Facts,
      'The show "fish" at 11:00 is not over when it begins again at 11:05.',
    ],
  ])('are named: %#', (wrong, messages) => expect(contradictions(wrong)).toEqual([messages].flat()));

  it('leave a show that ends with the day alone', () => {
    expect(contradictions(withOwl({ starts: ['09:00', '09:30', '17:30'] }))).toEqual([]);
  });

  it('leave a season alone in which a show has other times', () => {
    const season = { from: '11-01', to: '02-28' } as const;
    expect(
      contradictions({
        ...withOwl({ otherStarts: [{ ...season, starts: ['10:00'] }] }),
        otherHours: [{ ...season, opens: '09:00', closes: '12:15' }],
      }),
    ).toEqual([]);
  });
});

describe('contradictions of exceptions', () => {
  const faultsOf = (...exceptions: Exception[]) =>
    contradictoryExceptions({ ...facts, exceptions }, '2026-11-22');
  const day = { from: '2026-12-24', reason: 'event' } as const;
  const hours = { opens: '09:00', closes: '11:00' } as const;

  it('are not what can be true together', () => {
    expect(
      faultsOf(
        { ...day, to: '2026-12-26', cancelled: { show: 'seal' } },
        { ...day, hours },
        { ...day, from: '2026-12-25', closed: true },
        { ...day, from: '2026-12-26', moved: { show: 'owl', at: '10:00', to: '11:30' } },
        { ...day, from: '2025-11-22', closed: true },
      ),
    ).toEqual([]);
  });

  it.each<[Exception[], string]>([
    [
      [{ ...day, from: '2026-02-30', closed: true }],
      '"closed" on 2026-02-30: "2026-02-30" is no day such as 2026-12-24.',
    ],
    [
      [{ ...day, to: '2026-12-23', closed: true }],
      '"closed" from 2026-12-24 to 2026-12-23: it ends before it begins.',
    ],
    [
      [{ ...day, from: '2025-11-21', closed: true }],
      '"closed" on 2025-11-21: it has been over for more than a year. Delete it.',
    ],
    [
      [{ ...day, hours: { opens: '14:00', closes: '09:00' } }],
      '"hours" on 2026-12-24: The park opens at 14:00 and closes at 09:00.',
    ],
    [
      [{ ...day, hours: { opens: '9:00', closes: '14:00' } }],
      '"hours" on 2026-12-24: "9:00" is no time such as 09:30.',
    ],
    [
      [{ ...day, cancelled: { show: 'orca' } }],
      '"cancelled" on 2026-12-24: there is no show "orca", but "owl", "seal".',
    ],
    [
      [{ ...day, cancelled: { show: 'owl', at: '11:00' } }],
      '"cancelled" on 2026-12-24: the show "owl" does not begin at 11:00, but at 10:00, 12:00.',
    ],
    [
      [{ ...day, moved: { show: 'owl', at: '10:30', to: '11:00' } }],
      '"moved" on 2026-12-24: the show "owl" does not begin at 10:30, but at 10:00, 12:00.',
    ],
    [
      [{ ...day, moved: { show: 'owl', at: '10:00', to: '24:00' } }],
      '"moved" on 2026-12-24: "24:00" is no time such as 09:30.',
    ],
    [
      [{ ...day, moved: { show: 'owl', to: '14:00' } } as unknown as Exception],
      '"moved" on 2026-12-24: "undefined" is no time such as 09:30.',
    ],
    [
      [{ ...day, moved: { show: 'owl', at: '10:00', to: '10:00' } }],
      '"moved" on 2026-12-24: the show "owl" is moved to its usual time.',
    ],
    [
      [day as unknown as Exception],
      '"nothing" on 2026-12-24: it has to say one of these: closed: true, hours, cancelled, moved.',
    ],
    [
      [{ ...day, closed: true, hours }],
      '"closed and hours" on 2026-12-24: it has to say one of these: closed: true, hours, cancelled, moved.',
    ],
    [
      [{ ...day, closed: false } as unknown as Exception],
      '"closed" on 2026-12-24: it has to say one of these: closed: true, hours, cancelled, moved.',
    ],
    [
      [{ ...day, moved: { show: 'owl', at: '10:00', to: '17:31' } }],
      '"moved" on 2026-12-24: it would end after the park closes at 18:00.',
    ],
    [
      [{ ...day, moved: { show: 'owl', at: '10:00', to: '08:00' } }],
      '"moved" on 2026-12-24: it would begin before the park opens at 09:00.',
    ],
    [
      [{ ...day, moved: { show: 'owl', at: '10:00', to: '12:29' } }],
      '"moved" on 2026-12-24: the show "owl" is played at 12:00 already.',
    ],
    [
      [
        { ...day, hours },
        { ...day, moved: { show: 'seal', at: '10:00', to: '10:50' } },
      ],
      '"moved" on 2026-12-24: it would end after the park closes at 11:00.',
    ],
    [
      [
        { ...day, from: '2026-12-20', to: '2026-12-26', closed: true },
        { ...day, hours },
      ],
      '"closed" from 2026-12-20 to 2026-12-26 and "hours" on 2026-12-24 contradict each other on 2026-12-24: the hours of a day are told once.',
    ],
    [
      [
        { ...day, moved: { show: 'owl', at: '10:00', to: '14:00' } },
        { ...day, moved: { show: 'owl', at: '10:00', to: '15:00' } },
      ],
      '"moved" on 2026-12-24 and "moved" on 2026-12-24 contradict each other on 2026-12-24: of a show at 10:00 one thing is told.',
    ],
    [
      [
        { ...day, cancelled: { show: 'owl' } },
        { ...day, moved: { show: 'owl', at: '10:00', to: '14:00' } },
      ],
      '"cancelled" on 2026-12-24 and "moved" on 2026-12-24 contradict each other on 2026-12-24: of a show at 10:00 one thing is told.',
    ],
  ])('are named: %#', (exceptions, message) => expect(faultsOf(...exceptions)).toEqual([message]));
});
