import { describe, expect, it } from 'vitest';
import {
  day,
  facts,
  ids,
  missedOf,
  park,
  plan,
  preferences,
  stopOf,
  usual,
} from '../../tests/support/fixture-park.ts';
import type { ClockTime } from '../clock-time.ts';
import { stopChanges } from './diff.ts';
import { fromArrival, fromNow, keepTimes, moveStop, toggleFixed } from './edits.ts';
import { composePlan, type Plan } from './plan.ts';
import { add, drop, fixAt, type Preferences } from './preferences.ts';

const planOf = (preferences: Preferences) => composePlan(preferences, usual, park);
const move = (made: Plan, id: string, by: -1 | 1) => moveStop(made, usual, id, by, park);

describe('a manual edit', () => {
  it('is kept; of two overlapping ones the later wins and the earlier place is rescheduled', () => {
    const first = fixAt(fixAt(preferences(), 'meal', '12:00'), 'owl', '11:30');
    const made = planOf(first);
    expect(stopOf(made, 'owl')).toMatchObject({ start: '11:30', fixed: true });
    expect(missedOf(made, 'meal')).toMatchObject({ why: 'overlap', at: '12:00', with: ['owl'] });
    expect(stopOf(made, 'meal')?.fixed).toBe(false);
    const other = planOf(fixAt(first, 'meal', '12:00'));
    expect(stopOf(other, 'meal')).toMatchObject({ start: '12:00', fixed: true });
    expect(missedOf(other, 'owl')).toMatchObject({
      why: 'overlap',
      at: '11:30',
      with: ['meal'],
      alternatives: [],
    });
    expect(stopOf(other, 'owl')?.start).toBe('15:30');
  });

  it('moves a show to its other performance and back', () => {
    const later = move(plan({ fixed: [{ id: 'owl', at: '11:30' }] }), 'owl', 1);
    expect(later.fixed).toEqual([{ id: 'owl', at: '15:30' }]);
    const moved = planOf(later);
    expect(stopOf(moved, 'owl')?.start).toBe('15:30');
    expect(move(moved, 'owl', 1)).toBe(later);
    expect(move(moved, 'owl', -1).fixed).toEqual([{ id: 'owl', at: '11:30' }]);
  });

  it.each<[string, meal: ClockTime, by: -1 | 1, to: ClockTime]>([
    ['by a quarter of an hour', '12:55', 1, '13:00'],
    ['back by a quarter of an hour', '12:55', -1, '12:45'],
    ['but not outside its hours', '11:30', -1, '11:30'],
  ])('moves a stay %s', (_name, at, by, to) =>
    expect(move(plan({ fixed: [{ id: 'meal', at }] }), 'meal', by).fixed).toEqual([{ id: 'meal', at: to }]),
  );

  it('fixes and releases a stop', () => {
    const made = plan();
    const fixed = planOf(toggleFixed(made, 'owl'));
    expect(stopOf(fixed, 'owl')).toMatchObject({ fixed: true, start: stopOf(made, 'owl')?.start });
    expect(toggleFixed(fixed, 'owl')).toEqual(preferences());
  });

  it('drops and adds places', () => {
    const dropped = drop(preferences({ must: ['owl'], fixed: [{ id: 'owl', at: '11:30' }] }), 'owl');
    expect(dropped).toEqual(preferences({ dropped: ['owl'] }));
    expect(drop(preferences({ must: ['owl', 'meal'] }), 'owl').must).toEqual(['meal']);
    expect(ids(planOf(dropped))).not.toContain('owl');
    expect(planOf(dropped).missed).toEqual([]);
    expect(add(add(dropped, 'owl'), 'owl')).toEqual(preferences({ must: ['owl'] }));
    expect(ids(planOf(add(preferences(), 'garden')))).toContain('garden');
  });
});

describe('an edit of one stop', () => {
  const before = plan();
  const edited = (preferences: Preferences) => planOf(keepTimes(preferences, before));

  it('moves others only if it has to, and says which', () => {
    expect(stopChanges(before, edited(add(preferences(), 'owl')))).toEqual([]);
    expect(stopChanges(before, edited(drop(preferences(), 'owl')))).toEqual([{ id: 'owl' }]);
    const later = edited(move(before, 'owl', 1));
    const { by, end } = stopOf(later, 'owl') ?? {};
    const inTheWay = before.stops.filter(one => by && end && one.by < end && one.end > by);
    expect(
      stopChanges(before, later)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['owl', ...inTheWay.map(({ id }) => id)].sort());
  });
});

it('nobody arrives before now: a plan for today begins with the next quarter of an hour', () => {
  const hours = { ...facts, shows: [], talks: [] };
  const from = (time: ClockTime) => fromArrival(preferences(), { day, time }, hours).from;
  expect([from('08:59'), from('10:01'), from('10:15')]).toEqual([undefined, '10:15', '10:15']);
});

describe('a plan edited during the visit', () => {
  const morning = plan();
  const begun = morning.stops.filter(({ by }) => by <= '13:00');
  const at = (time: ClockTime, preferences: Preferences) => planOf(fromNow(preferences, morning, time));

  it('keeps what has begun unless that is edited itself, and schedules the rest afterwards', () => {
    const changed = at('13:00', add(preferences(), 'garden'));
    expect(begun.length).toBeGreaterThan(2);
    for (const { id, start } of begun) expect(stopOf(changed, id)).toMatchObject({ start, fixed: true });
    const ahead = changed.stops.filter(({ fixed }) => !fixed);
    expect(ahead.map(({ id }) => id)).toContain('garden');
    for (const { by } of ahead) expect(by >= '13:00').toBe(true);
    expect(changed.missed).toEqual([]);
    const id = begun[0]?.id ?? '';
    expect(ids(at('13:00', drop(preferences(), id)))).not.toContain(id);
    expect(stopOf(at('13:00', fixAt(preferences(), id, '17:00')), id)).toMatchObject({ start: '17:00' });
  });

  it('reports a show as over, and suggests no performance that has begun', () => {
    const without = plan({ dropped: ['owl', 'crow'] });
    const owlAt = (time: ClockTime) =>
      missedOf(planOf(fromNow(preferences({ must: ['owl'], until: '15:00' }), without, time)), 'owl');
    expect(owlAt('12:00')).toMatchObject({
      why: 'over',
      alternatives: [{ performance: { id: 'owl-1530' } }],
    });
    expect(owlAt('16:00')).toMatchObject({ why: 'over', alternatives: [] });
  });
});
