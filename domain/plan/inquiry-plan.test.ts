import { describe, expect, it } from 'vitest';
import type { Day } from '../day.ts';
import { scheduleOf } from '../schedule.ts';
import { scheduleFacts } from '../schedule-facts.ts';
import { getAccessNeeds, getPlannedStops, toPlanField } from './inquiry-plan.ts';
import { writePlan } from './link.ts';
import { buildPlan } from './plan.ts';
import { createPreferences } from './preferences.ts';

const visitDate: Day = '2026-12-24';
const schedule = scheduleOf(visitDate, scheduleFacts);
const builtPlan = buildPlan(
  { ...createPreferences(visitDate), accessNeeds: ['children'], partySize: 4 },
  schedule,
);
const plan = writePlan(builtPlan, schedule);
const longestPlan = `v1&day=${visitDate}&not=${'x'.repeat(39)}`;

describe('the plan of an inquiry', () => {
  it('is kept, and gives the stops that the visitor saw', () => {
    expect(toPlanField(visitDate, plan)).toEqual({ plan });
    expect(builtPlan.stops.length).toBeGreaterThan(3);
    expect(getPlannedStops({ visitDate, plan }, schedule)).toEqual(builtPlan.stops);
  });

  it.each<[string, string]>([
    ['no plan', 'hello'],
    ['of another day', plan.replace('12-24', '12-25')],
    ['of a later version', plan.replace('v1', 'v2')],
    ['damaged', `${plan}&x=1`],
  ])('is left out if it is %s', (_name, text) => {
    expect(toPlanField(visitDate, text)).toEqual({});
    expect(getPlannedStops({ visitDate, plan: text }, schedule)).toEqual([]);
  });

  it('contains the access needs, even if the office has corrected the day', () => {
    expect(getAccessNeeds({ plan })).toEqual(['children']);
    for (const unusablePlan of [undefined, '', 'hello', `${plan}&x=1`])
      expect(getAccessNeeds({ plan: unusablePlan })).toEqual([]);
  });

  it('has no stops without a plan, or on a closed day', () => {
    expect(toPlanField(visitDate, longestPlan)).toEqual({ plan: longestPlan });
    expect(getPlannedStops({ visitDate }, schedule)).toEqual([]);
    const closed = { from: visitDate, closed: true, reason: 'weather' } as const;
    const facts = { ...scheduleFacts, exceptions: [closed] };
    expect(getPlannedStops({ visitDate, plan }, scheduleOf(visitDate, facts))).toEqual([]);
  });
});
