import { expect, it } from 'vitest';
import { addDays } from '../../../domain/day-counts.ts';
import { type ScheduleFacts, scheduleFacts } from '../../../domain/schedule-facts.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import { createDefaultPreferences, hasTimeLeft, suggestDay } from './suggested-day.ts';

const day = '2027-06-10';
const facts: ScheduleFacts = {
  ...scheduleFacts,
  hours: { opens: '09:00', closes: '18:00' },
  exceptions: [
    { from: addDays(day, 1), closed: true, reason: 'weather' },
    { from: addDays(day, 2), hours: { opens: '09:00', closes: '15:00' }, reason: 'event' },
  ],
};

it.each([
  ['until two hours before closing', day, day, '16:00', true],
  ['not later', day, day, '16:01', false],
  ['by its own hours', addDays(day, 2), addDays(day, 2), '13:01', false],
  ['never if the park is closed', addDays(day, 1), addDays(day, 1), '09:00', false],
  ['if it is to come', addDays(day, 1), day, '20:00', true],
  ['not if it is over', addDays(day, -1), day, '09:00', false],
] as const)('a day has time left %s', (_, visitDay, today, time, expected) =>
  expect(hasTimeLeft(visitDay, { day: today, time }, facts)).toBe(expected),
);

const last = lastVisitDay(day);
it.each([
  ['today while there is time', day, '15:59', day],
  ['then the next that is not closed', day, '16:30', addDays(day, 2)],
  ['the last that can be requested', last, '10:00', last],
  ['none beyond', addDays(last, 1), '10:00', undefined],
] as const)('suggests %s', (_, from, time, expected) =>
  expect(suggestDay(from, { day, time }, facts)).toBe(expected),
);

it('a plan begins on the suggested day, and today not before now', () => {
  expect(createDefaultPreferences({ day, time: '15:59' }, facts)).toMatchObject({ day, from: '16:00' });
  const { day: later, from } = createDefaultPreferences({ day, time: '16:30' }, facts);
  expect(later).toBe(addDays(day, 2));
  expect(from).toBe(createDefaultPreferences({ day, time: '08:00' }, facts).from);
});
