import { expect, it } from 'vitest';
import { readLinkedInquiry } from '../request-link.ts';
import { readPlan, writePlan } from './link.ts';
import { createPreferences } from './preferences.ts';
import { createDayLink, dayOfPlan } from './request.ts';

const today = '2027-06-10';
const plan = writePlan({ ...createPreferences('2027-06-12'), requestedIds: ['dolphin'], partySize: 6 });
const pastPlan = writePlan(createPreferences('2027-06-09'));

it.each<[string, ReturnType<typeof readLinkedInquiry>]>([
  [`#${plan}`, { values: { plan, visitDate: '2027-06-12', numberOfVisitors: '6' } }],
  [`#${pastPlan}`, { values: { plan: pastPlan } }],
  [`#${plan.slice(0, -1)}`, null],
])('the form is handed over the plan that its link carries: %s', (hash, request) =>
  expect(readLinkedInquiry(hash, today)).toEqual(request),
);

it('a plan has a day', () => {
  expect(dayOfPlan(plan)).toBe('2027-06-12');
  expect(dayOfPlan('')).toBeUndefined();
});

it('a link opens a plan for a day and a party', () => {
  expect(readPlan(createDayLink(today, 5))).toEqual({ ...createPreferences(today), partySize: 5 });
});
