import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/days.ts';
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

describe('a day has time left', () => {
  it.each([
    ['until two hours before closing', day, '16:00', true],
    ['not later', day, '16:01', false],
    ['by its own hours', addDays(day, 2), '13:01', false],
    ['never if the park is closed', addDays(day, 1), '09:00', false],
  ] as const)('%s', (_, today, time, expected) =>
    expect(hasTimeLeft(today, { day: today, time }, facts)).toBe(expected),
  );

  it('if it is to come, and not if it is over', () => {
    const now = { day, time: '20:00' } as const;
    expect(hasTimeLeft(addDays(day, 1), now, facts)).toBe(true);
    expect(hasTimeLeft(addDays(day, -1), now, facts)).toBe(false);
  });
});

describe('the suggested day', () => {
  it('is today while there is time, then the next that is not closed', () => {
    expect(suggestDay(day, { day, time: '15:59' }, facts)).toBe(day);
    expect(suggestDay(day, { day, time: '16:30' }, facts)).toBe(addDays(day, 2));
  });

  it('is never beyond the last that can be requested', () => {
    const now = { day, time: '10:00' } as const;
    expect(suggestDay(lastVisitDay(day), now, facts)).toBe(lastVisitDay(day));
    expect(suggestDay(addDays(lastVisitDay(day), 1), now, facts)).toBeUndefined();
  });
});

it('a plan begins on the next open day, and today not before now', () => {
  expect(createDefaultPreferences({ day, time: '15:59' }, facts)).toMatchObject({ day, from: '16:00' });
  const { day: later, from } = createDefaultPreferences({ day, time: '16:30' }, facts);
  expect(later).toBe(addDays(day, 2));
  expect(from).toBe(createDefaultPreferences({ day, time: '08:00' }, facts).from);
});
