import { expect, it } from 'vitest';
import { day, facts as usual } from '../tests/support/fixture-park.ts';
import type { ClockTime } from './clock-time.ts';
import type { Day } from './day.ts';
import { type ExceptionErrorCode, findExceptionError, listExceptionErrors } from './exception-rules.ts';
import type { ScheduleException } from './exceptions.ts';

const event = { from: day, reason: 'event' } as const;
const week = { ...event, from: '2026-12-20', to: '2026-12-26' } as const;
const closed = { closed: true } as const;
const cancelled = (at: ClockTime) => ({ cancelled: { show: 'owl', at } });
const moved = (to: ClockTime) => ({ moved: { show: 'owl', at: '11:30', to } }) as const;
const hours = (opens: ClockTime, closes: ClockTime) => ({ hours: { opens, closes } });
const lastDay = { ...event, from: week.to } as const;

const find = (exception: ScheduleException, ...exceptions: ScheduleException[]) =>
  findExceptionError(exception, {
    ...usual,
    exceptions,
  });

it.each<[name: string, ScheduleException, other: ScheduleException]>([
  ['two closures', { ...event, ...closed }, { ...week, ...closed }],
  ['changes of different shows', { ...event, ...moved('13:00') }, { ...week, cancelled: { show: 'seal' } }],
  ['a closure on a day with other hours', { ...event, ...closed }, { ...week, ...hours('09:00', '14:00') }],
  ['a cancellation of a moved show', { ...event, ...cancelled('11:30') }, { ...week, ...moved('13:00') }],
  ['a move on a closed day', { ...event, ...moved('17:45') }, { ...event, ...closed }],
])('allows %s', (_, exception, other) => expect(find(exception, other)).toBeUndefined());

it.each<[ExceptionErrorCode, ScheduleException]>([
  ['day', { ...event, from: '2026-02-30', ...closed }],
  ['order', { ...event, to: '2026-12-23', ...closed }],
  ['time', { ...event, ...moved('25:00') }],
  ['hours', { ...event, ...hours('14:00', '14:00') }],
  ['show', { ...event, ...cancelled('12:00') }],
  ['usualTime', { ...event, ...moved('11:30') }],
])('finds an error of the exception itself: %s', (code, exception) =>
  expect(find(exception)).toEqual({ code }),
);

it.each<[ExceptionErrorCode, Day, ScheduleException, ...ScheduleException[]]>([
  ['outside', '2026-12-26', { ...week, ...moved('17:15') }, { ...lastDay, ...hours('09:00', '17:30') }],
  ['overlap', day, { ...event, ...moved('15:01') }],
  ['overlap', day, { ...event, ...moved('15:20') }, { ...event, ...cancelled('15:30') }],
  ['conflict', day, { ...event, ...hours('09:00', '14:00') }, { ...week, ...hours('10:00', '18:00') }],
  ['conflict', day, { ...week, ...moved('13:00') }, { ...event, ...moved('14:00') }],
  ['conflict', week.to, { ...week, ...moved('13:00') }, { ...lastDay, ...moved('14:00') }],
  ['conflict', week.to, { ...lastDay, ...moved('13:00') }, { ...week, ...moved('14:00') }],
])('finds an error of a day: %s', (code, errorDay, exception, ...others) =>
  expect(find(exception, ...others)).toEqual({ code, day: errorDay }),
);

it('an error is a sentence with the exception’s name and, if it is one of a day, the day', () => {
  const short = { reason: 'christmas', ...hours('10:00', '18:00') } as const;
  const exceptions = [
    { ...short, from: '2026-12-20', to: '2026-12-26' },
    { ...short, from: '2026-12-24' },
    { reason: 'event', from: '2026-12-28', ...moved('11:30') },
  ] as const;
  const conflict = 'another exception sets hours too, or moves the same performance (2026-12-24).';
  expect(listExceptionErrors({ ...usual, exceptions })).toEqual([
    `"hours" from 2026-12-20 to 2026-12-26: ${conflict}`,
    `"hours" on 2026-12-24: ${conflict}`,
    '"moved" on 2026-12-28: the show is moved to its usual time.',
  ]);
});
