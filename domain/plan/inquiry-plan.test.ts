import { describe, expect, it } from 'vitest';
import type { Day } from '../day.ts';
import { scheduleFacts, scheduleOf } from '../schedule.ts';
import { planFor, plannedStops, plannedWho } from './inquiry-plan.ts';
import { writePlan } from './link.ts';
import { composePlan } from './plan.ts';
import { noPreferences } from './preferences.ts';

const visitDate: Day = '2026-12-24';
const programme = scheduleOf(visitDate);
const made = composePlan({ ...noPreferences(visitDate), who: ['children'], party: 4 }, programme);
const plan = writePlan(made, programme);
const longest = `v1&day=${visitDate}&not=${'x'.repeat(39)}`;

describe('the plan of an inquiry', () => {
  it('is kept, and gives the stops that the visitor saw', () => {
    expect(planFor(visitDate, plan)).toEqual({ plan });
    expect(made.stops.length).toBeGreaterThan(3);
    expect(plannedStops({ visitDate, plan }, programme)).toEqual(made.stops);
  });

  it.each<[string, string]>([
    ['no plan', 'hello'],
    ['of another day', plan.replace('12-24', '12-25')],
    ['of a later version', plan.replace('v1', 'v2')],
    ['damaged', `${plan}&x=1`],
  ])('is left out if it is %s', (_name, text) => {
    expect(planFor(visitDate, text)).toEqual({});
    expect(plannedStops({ visitDate, plan: text }, programme)).toEqual([]);
  });

  it('tells who comes, also when the office has corrected the day', () => {
    expect(plannedWho({ plan })).toEqual(['children']);
    for (const none of [undefined, '', 'hello', `${plan}&x=1`])
      expect(plannedWho({ plan: none })).toEqual([]);
  });

  it('has no stops without a plan, or on a closed day', () => {
    expect(planFor(visitDate, longest)).toEqual({ plan: longest });
    expect(plannedStops({ visitDate }, programme)).toEqual([]);
    const closed = { from: visitDate, closed: true, reason: 'weather' } as const;
    const facts = { ...scheduleFacts, exceptions: [closed] };
    expect(plannedStops({ visitDate, plan }, scheduleOf(visitDate, facts))).toEqual([]);
  });
});
