import { expect, it } from 'vitest';
import { dayLink } from './day-link.ts';
import { readPlan } from './plan-link.ts';

it('is read as a plan of that day for so many', () => {
  for (const party of [1, 999])
    expect(readPlan(dayLink('2026-12-24', party))).toMatchObject({
      wishes: { day: '2026-12-24', party },
      unread: [],
    });
});

it('leaves out more than a plan counts', () => {
  const { wishes, unread } = readPlan(dayLink('2026-12-24', 1000));
  expect(wishes).toMatchObject({ day: '2026-12-24' });
  expect(wishes).not.toHaveProperty('party');
  expect(unread).toEqual([]);
});
