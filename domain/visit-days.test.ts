import { expect, it } from 'vitest';
import { commitments } from './commitments.ts';
import type { Day } from './day.ts';
import { addDays } from './day-counts.ts';
import type { HoursFacts } from './schedule-facts.ts';
import { addMonths, findDayError, findNextOpenDay, firstVisitDay, lastVisitDay } from './visit-days.ts';

it.each<[Day, number, Day]>([
  ['2026-11-20', 18, '2028-05-20'],
  ['2026-06-30', 18, '2027-12-30'],
  ['2026-12-31', 12, '2027-12-31'],
  // A shorter month ends before that day.
  ['2026-08-31', 18, '2028-02-29'],
])('of %s the day %i months later is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

const facts: HoursFacts = { hours: { opens: '09:00', closes: '18:00' }, exceptions: [] };

it.each([
  ['2026-11-20T18:00:00Z', '2026-11-21'],
  ['2026-07-20T16:59:59Z', '2026-07-20'],
  ['2026-07-20T17:00:00Z', '2026-07-21'],
  ['2026-10-24T17:00:00Z', '2026-10-25'],
])('at %s, with the park open until six, the first day is %s', (now, first) => {
  expect(firstVisitDay(new Date(now), facts)).toBe(first);
});

it('a day on which the park stays closed is not over before midnight', () => {
  const closed: HoursFacts = { ...facts, exceptions: [{ from: '2026-11-20', closed: true, reason: 'rest' }] };
  expect(firstVisitDay(new Date('2026-11-20T23:59:59Z'), closed)).toBe('2026-11-20');
});

it('the next open day is the first that is not closed, up to the end of the booking window', () => {
  const today = '2026-11-20';
  const last = lastVisitDay(today);
  const closedThrough = (to: Day): HoursFacts => ({
    ...facts,
    exceptions: [{ from: '2026-12-24', to, closed: true, reason: 'maintenance' }],
  });
  expect(findNextOpenDay('2026-12-23', today, closedThrough('2026-12-26'))).toBe('2026-12-23');
  expect(findNextOpenDay('2026-12-24', today, closedThrough('2026-12-26'))).toBe('2026-12-27');
  expect(findNextOpenDay('2026-12-24', today, closedThrough(addDays(last, -1)))).toBe(last);
  expect(findNextOpenDay('2026-12-24', today, closedThrough(last))).toBeUndefined();
  expect(findNextOpenDay(addDays(last, 1), today, facts)).toBeUndefined();
});

it('the booking window includes its last day', () => {
  const exceptions = [{ from: '2026-12-25', closed: true, reason: 'christmas' }] as const;
  const today = '2026-11-20';
  const last = addMonths(today, commitments.bookingWindow.monthsAhead);
  const errorOf = (day: Day) => findDayError(day, today, { ...facts, exceptions });
  expect([errorOf(today), errorOf(last)]).toEqual([undefined, undefined]);
  expect([errorOf(addDays(today, -1)), errorOf(addDays(last, 1))]).toEqual(['past', 'tooFar']);
  expect(errorOf('2026-12-25')).toBe('closed');
});
