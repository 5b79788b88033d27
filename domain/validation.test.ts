import { describe, expect, it } from 'vitest';
import type { Day } from './day.ts';
import type { ScheduleException } from './exceptions.ts';
import { type ScheduleFacts, scheduleFacts } from './schedule-facts.ts';
import { validateExceptions, validateSchedule } from './validation.ts';

type Facts = ScheduleFacts<string>;

const facts: Facts = {
  hours: { opens: '09:00', closes: '18:00' },
  otherHours: [],
  shows: [
    { id: 'owl', starts: ['10:00', '12:00'], minutes: 30 },
    { id: 'seal', starts: ['10:00'], minutes: 20 },
  ],
  exceptions: [],
};
const withOwl = (change: Partial<Facts['shows'][number]>): Facts => ({
  ...facts,
  shows: facts.shows.map(show => (show.id === 'owl' ? { ...show, ...change } : show)),
});
const withHours = (...otherHours: Facts['otherHours']): Facts => ({ ...facts, otherHours });
const winter = { from: '11-01', to: '02-28' } as const;
const shortWinter = { ...winter, opens: '09:00', closes: '12:15' } as const;

it('the current facts are valid', () => {
  expect(validateSchedule(scheduleFacts)).toEqual([]);
  expect(validateExceptions(scheduleFacts, '2026-11-22')).toEqual([]);
});

describe('errors in the facts', () => {
  it('do not include simultaneous shows', () => expect(validateSchedule(facts)).toEqual([]));

  it.each<[message: string, Facts]>([
    ['The show "owl" at 17:31 ends after the park closes at 18:00.', withOwl({ starts: ['17:31'] })],
    ['The show "owl" at 08:59 begins before the park opens at 09:00.', withOwl({ starts: ['08:59'] })],
    ['Two shows have the id "seal".', withOwl({ id: 'seal', starts: ['15:00'] })],
    ['"12:60" is not a valid time (HH:MM).', withOwl({ starts: ['12:60'] })],
    [
      'The park opens at 18:00 and closes at 09:00.',
      { ...facts, hours: { opens: '18:00', closes: '09:00' } },
    ],
    ['The show "owl" at 12:00 ends after the park closes at 12:15.', withHours(shortWinter)],
    [
      '"02-30" is not a valid day of the year (MM-DD). "04-31" is not a valid day of the year (MM-DD).',
      withHours({ from: '02-30', to: '04-31', closed: 'season' }),
    ],
    [
      'The show "owl" at 11:00 overlaps with its next performance at 11:05.',
      withOwl({ starts: ['11:00', '11:05'] }),
    ],
  ])('are reported: %s', (message, invalid) => expect(validateSchedule(invalid).join(' ')).toBe(message));
});

describe('errors in exceptions', () => {
  const validate = (...exceptions: ScheduleException[]) =>
    validateExceptions({ ...facts, exceptions }, '2026-11-22');
  const day = { from: '2026-12-24', reason: 'event' } as const;
  const closed = (from: Day, to?: Day) => ({ ...day, from, ...(to && { to }), closed: true }) as const;
  const hours = { opens: '09:00', closes: '11:00' } as const;

  it('do not include compatible exceptions', () => {
    expect(
      validate(
        { ...day, to: '2026-12-26', cancelled: { show: 'seal' } },
        { ...day, hours },
        closed('2026-12-25'),
        { ...day, from: '2026-12-26', moved: { show: 'owl', at: '10:00', to: '11:30' } },
        closed('2025-11-22'),
      ),
    ).toEqual([]);
  });

  const moved = (at: string, to: string) => ({ moved: { show: 'owl', at, to } });
  const hoursFrom = (opens: string, closes: string) => ({ hours: { opens, closes } });

  it.each<[kind: string, message: string, object]>([
    ['hours', 'The park opens at 14:00 and closes at 09:00.', hoursFrom('14:00', '09:00')],
    ['cancelled', 'there is no show "orca", only "owl", "seal".', { cancelled: { show: 'orca' } }],
    ['moved', 'the show "owl" does not begin at 10:30, but at 10:00, 12:00.', moved('10:30', '11:00')],
    ['moved', 'it would end after the park closes at 18:00.', moved('10:00', '17:31')],
    ['moved', 'the show "owl" is already on at 12:00.', moved('10:00', '12:29')],
  ])('are reported: "%s", %s', (kind, message, invalid) =>
    expect(validate({ ...day, ...invalid } as unknown as ScheduleException)).toEqual([
      `"${kind}" on 2026-12-24: ${message}`,
    ]),
  );

  const onlyOnce = 'the performance at 10:00 can be moved or canceled, but only once.';
  const contradict = 'on 2026-12-24 contradict each other on 2026-12-24';

  it.each<[message: string, ...ScheduleException[]]>([
    ['"closed" on 2026-02-30: "2026-02-30" is not a valid day (YYYY-MM-DD).', closed('2026-02-30')],
    ['"closed" from 2026-12-24 to 2026-12-23: it ends before it begins.', closed(day.from, '2026-12-23')],
    ['"closed" on 2025-11-21: it has been over for more than a year. Delete it.', closed('2025-11-21')],
    [
      '"moved" on 2026-12-24: it would end after the park closes at 11:00.',
      { ...day, hours },
      { ...day, moved: { show: 'seal', at: '10:00', to: '10:50' } },
    ],
    [
      `"closed" from 2026-12-20 to 2026-12-26 and "hours" ${contradict}: a day can have only one set of hours.`,
      closed('2026-12-20', '2026-12-26'),
      { ...day, hours },
    ],
    [
      `"cancelled" on 2026-12-24 and "moved" ${contradict}: ${onlyOnce}`,
      { ...day, cancelled: { show: 'owl' } },
      { ...day, moved: { show: 'owl', at: '10:00', to: '14:00' } },
    ],
  ])('are reported: %s', (message, ...invalid) => expect(validate(...invalid)).toEqual([message]));
});
