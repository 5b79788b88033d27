import { describe, expect, it } from 'vitest';
import type { Day } from '../day.ts';
import { scheduleOf } from '../schedule.ts';
import { scheduleFacts } from '../schedule-facts.ts';
import { getAccessNeeds, getPlannedStops, toPlanField } from './inquiry-plan.ts';
import { writePlan } from './link.ts';
import { buildPlan } from './plan.ts';
import { createPreferences, type Preferences } from './preferences.ts';

const visitDate: Day = '2026-12-24';
const schedule = scheduleOf(visitDate, scheduleFacts);
const preferences: Preferences = { ...createPreferences(visitDate), accessNeeds: ['children'], partySize: 4 };
const builtPlan = buildPlan(preferences, schedule);
const plan = writePlan(preferences);

describe('the plan of an inquiry', () => {
  it('is kept without what surrounds it, and gives the stops that the visitor saw', () => {
    expect(toPlanField(visitDate, `<${plan}>`)).toEqual({ plan });
    expect(builtPlan.stops.length).toBeGreaterThan(3);
    expect(getPlannedStops({ visitDate, plan }, schedule)).toEqual(builtPlan.stops);
  });

  it.each<[string, string]>([
    ['no plan', 'hello'],
    ['of another day', writePlan({ ...preferences, day: '2026-12-25' })],
    ['damaged', plan.slice(0, -1)],
  ])('is left out if it is %s', (_name, text) => {
    expect(toPlanField(visitDate, text)).toEqual({});
    expect(getPlannedStops({ visitDate, plan: text }, schedule)).toEqual([]);
  });

  it('contains the access needs, even if the office has corrected the day', () => {
    expect(getAccessNeeds({ plan })).toEqual(['children']);
    for (const unusablePlan of [undefined, 'hello'])
      expect(getAccessNeeds({ plan: unusablePlan })).toEqual([]);
  });
});
