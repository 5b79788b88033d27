import { describe, expect, it } from 'vitest';
import { partySizeLimits } from '../commitments.ts';
import { readLinkedInquiry } from '../request-link.ts';
import { readPlan } from './link.ts';
import { createDayLink, dayOfPlan } from './request.ts';

const today = '2027-06-10';
const plan = 'v1&day=2027-06-12&must=dolphin&party=6';

it.each<[string, ReturnType<typeof readLinkedInquiry>]>([
  [`#${plan}`, { values: { plan, visitDate: '2027-06-12', numberOfVisitors: '6' } }],
  // As links arrive.
  [`#${encodeURIComponent(plan)}.`, { values: { plan, visitDate: '2027-06-12', numberOfVisitors: '6' } }],
  [`#${plan}?fbclid=x`, { values: { plan, visitDate: '2027-06-12', numberOfVisitors: '6' } }],
  ['#v1&day=2027-06-12%20see%20you', { values: { plan: 'v1&day=2027-06-12', visitDate: '2027-06-12' } }],
  ['#v1&day=2027-06-09', { values: { plan: 'v1&day=2027-06-09' } }],
  ['#v1&day=2027-06-31', { values: { plan: 'v1&day=2027-06-31' } }],
  [
    `#v1&day=${today}&party=${partySizeLimits.max + 1}`,
    { values: { plan: `v1&day=${today}&party=${partySizeLimits.max + 1}`, visitDate: today } },
  ],
  // Of a later version: the form says that it cannot read it.
  ['#v2&day=2027-06-12', { values: { plan: 'v2&day=2027-06-12', visitDate: '2027-06-12' } }],
])('the form is handed over the plan that its link carries: %s', (hash, request) =>
  expect(readLinkedInquiry(hash, today)).toEqual(request),
);

it('a plan has a day', () => {
  expect(dayOfPlan(plan)).toBe('2027-06-12');
  expect(dayOfPlan('')).toBeUndefined();
});

describe('a link to a day', () => {
  it.each([partySizeLimits.min, partySizeLimits.max])('opens a plan for that day and %i visitors', party => {
    const { preferences, hasUnreadableParts } = readPlan(createDayLink('2026-12-24', party));
    expect(preferences).toMatchObject({ day: '2026-12-24', partySize: party });
    expect(hasUnreadableParts).toBe(false);
  });
});
