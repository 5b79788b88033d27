import { expect, it } from 'vitest';
import { facts } from '../tests/support/fixture-park.ts';
import type { Show } from './park.ts';
import { validateExceptions, validateSchedule } from './schedule-errors.ts';
import type { ScheduleFacts as Facts } from './schedule-facts.ts';

const today = '2026-11-22';
const owl: Show = { id: 'owl', starts: ['11:30', '15:30'], minutes: 30 };
const withOwl = (change: Partial<Show>): Facts => ({ ...facts, shows: [{ ...owl, ...change }] });
const winter: Facts = {
  ...facts,
  otherHours: [{ from: '12-01', to: '02-28', opens: '09:00', closes: '17:30' }],
};

it.each<[error: string, Facts]>([
  [
    '"29:00" is not a valid time (HH:MM).',
    { ...facts, otherHours: [{ from: '12-01', to: '02-28', opens: '09:00', closes: '29:00' }] },
  ],
  [
    '"02-30" is not a valid day of the year (MM-DD).',
    { ...facts, otherHours: [{ from: '02-30', to: '03-31', closed: 'season' }] },
  ],
  ['The park opens at 18:00 and closes at 09:00.', { ...facts, hours: { opens: '18:00', closes: '09:00' } }],
  ['There must be at least one show.', { ...facts, shows: [] }],
  ['The show "owl" needs a time.', withOwl({ starts: [] })],
  [
    'The performances of the show "owl" overlap, or are not in chronological order.',
    withOwl({ starts: ['11:30', '11:59'] }),
  ],
  [
    'The show "owl" at 17:31 is not within the opening hours, 09:00 to 18:00.',
    withOwl({ starts: ['17:31'] }),
  ],
  ['The show "crow" at 17:30 is not within the opening hours, 09:00 to 17:30.', winter],
])('an error in the facts is a sentence: %s', (error, invalid) =>
  expect(validateSchedule(invalid, today)).toEqual([error]),
);

it('a show has another time in a season through an exception for each that visitors can choose', () => {
  const crowMoved = { reason: 'season', moved: { show: 'crow', at: '17:30', to: '16:00' } } as const;
  const first = { ...crowMoved, from: '2026-12-01', to: '2027-02-28' } as const;
  const second = { ...crowMoved, from: '2027-12-01', to: '2028-02-28' } as const;
  expect(validateSchedule({ ...winter, exceptions: [first] }, today)).toHaveLength(1);
  expect(validateSchedule({ ...winter, exceptions: [first, second] }, today)).toEqual([]);
});

it('an error in an exception is a sentence with its name and, if it is one of a day, the day', () => {
  const short = { reason: 'christmas', hours: { opens: '10:00', closes: '18:00' } } as const;
  const moved = { reason: 'event', moved: { show: 'owl', at: '11:30', to: '11:30' } } as const;
  const exceptions = [
    { ...short, from: '2026-12-20', to: '2026-12-26' },
    { ...short, from: '2026-12-24' },
    { ...moved, from: '2026-12-28' },
  ] as const;
  const conflict = 'another exception sets hours too, or moves the same performance (2026-12-24).';
  expect(validateExceptions({ ...facts, exceptions })).toEqual([
    `"hours" from 2026-12-20 to 2026-12-26: ${conflict}`,
    `"hours" on 2026-12-24: ${conflict}`,
    '"moved" on 2026-12-28: the show is moved to its usual time.',
  ]);
});
