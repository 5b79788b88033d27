import { describe, expect, it } from 'vitest';
import { day, facts, park, usual } from '../../tests/support/fixture-park.ts';
import { ids, missedOf, plan, preferences, stopOf } from '../../tests/support/plans.ts';
import type { ClockTime } from '../clock-time.ts';
import { arriveFromNow, fixBegunStops, moveStop, toggleFixed } from './edits.ts';
import { buildPlan, type Plan } from './plan.ts';
import { dropPlace, fixPlaceTime, type Preferences, requestPlace } from './preferences.ts';

const build = (preferences: Preferences) => buildPlan(preferences, usual, park);
const move = (plan: Plan, id: string, direction: -1 | 1, time: ClockTime = '09:00') =>
  moveStop(plan, usual, id, direction, { day, time }, park);

describe('a manual edit', () => {
  it('wins over an earlier one that it overlaps, whose place is rescheduled', () => {
    const owlFixed = fixPlaceTime(fixPlaceTime(preferences(), 'meal', '12:00'), 'owl', '11:30');
    const mealWins = build(fixPlaceTime(owlFixed, 'meal', '12:00'));
    expect(stopOf(mealWins, 'meal')).toMatchObject({ start: '12:00', isFixed: true });
    expect(missedOf(mealWins, 'owl')).toMatchObject({
      reason: 'overlap',
      fixedStart: '11:30',
      overlappingIds: ['meal'],
      alternatives: [],
    });
    expect(stopOf(mealWins, 'owl')).toMatchObject({ start: '15:30', isFixed: false });
  });

  it('moves a show to its other performance and back', () => {
    const later = move(plan({ fixedTimes: [{ id: 'owl', start: '11:30' }] }), 'owl', 1);
    expect(later.fixedTimes).toEqual([{ id: 'owl', start: '15:30' }]);
    const moved = build(later);
    expect(stopOf(moved, 'owl')?.start).toBe('15:30');
    expect(move(moved, 'owl', 1)).toBe(later);
    expect(move(moved, 'owl', -1).fixedTimes).toEqual([{ id: 'owl', start: '11:30' }]);
  });

  it.each<[string, start: ClockTime, direction: -1 | 1, newStart: ClockTime]>([
    ['by a quarter of an hour', '12:55', 1, '13:00'],
    ['back by a quarter of an hour', '12:55', -1, '12:45'],
    ['but not outside its hours', '11:30', -1, '11:30'],
  ])('moves a stay %s', (_name, start, direction, newStart) =>
    expect(move(plan({ fixedTimes: [{ id: 'meal', start }] }), 'meal', direction).fixedTimes).toEqual([
      { id: 'meal', start: newStart },
    ]),
  );

  it('moves no stop into the past', () => {
    const fixedTimes = [{ id: 'meal', start: '12:55' }] as const;
    const mealFixed = plan({ fixedTimes });
    expect(move(mealFixed, 'meal', -1, '12:50')).toBe(mealFixed.preferences);
    expect(move(mealFixed, 'meal', -1, '12:45')).not.toBe(mealFixed.preferences);
  });

  it('releases a stop', () => {
    const fixedPlan = build(toggleFixed(plan(), 'owl'));
    expect(stopOf(fixedPlan, 'owl')?.isFixed).toBe(true);
    expect(toggleFixed(fixedPlan, 'owl')).toEqual(preferences());
  });

  it('drops and adds places', () => {
    const fixedTimes = [{ id: 'owl', start: '11:30' }] as const;
    const dropped = dropPlace(preferences({ requestedIds: ['owl', 'meal'], fixedTimes }), 'owl');
    expect(dropped).toEqual(preferences({ requestedIds: ['meal'], droppedIds: ['owl'] }));
    expect(build(dropped).missedPlaces).toEqual([]);
    const requested = requestPlace(requestPlace(dropped, 'owl'), 'owl');
    expect(requested).toEqual(preferences({ requestedIds: ['meal', 'owl'] }));
    expect(ids(build(requestPlace(preferences(), 'garden')))).toContain('garden');
  });
});

it('an edit of one stop moves only what overlaps with it', () => {
  const before = plan();
  const listChangedIds = (after: Plan) =>
    before.stops.filter(({ id, start }) => stopOf(after, id)?.start !== start).map(({ id }) => id);
  expect(listChangedIds(build(requestPlace(preferences(), 'owl')))).toEqual([]);
  const later = build(move(before, 'owl', 1));
  const { arriveBy = '', end = '' } = stopOf(later, 'owl') ?? {};
  const overlappingStops = before.stops.filter(stop => stop.arriveBy < end && stop.end > arriveBy);
  expect(listChangedIds(later).sort()).toEqual(['owl', ...overlappingStops.map(({ id }) => id)].sort());
});

it('nobody arrives before now: a plan for today begins with the next quarter of an hour', () => {
  const hours = { ...facts, shows: [] };
  const from = (time: ClockTime, chosen = preferences()) => arriveFromNow(chosen, { day, time }, hours).from;
  expect([from('08:59'), from('10:01'), from('10:15')]).toEqual([undefined, '10:15', '10:15']);
  const afternoon = preferences({ from: '14:00' });
  expect([from('10:01', afternoon), from('14:01', afternoon)]).toEqual(['14:00', '14:15']);
});

describe('a plan edited during the visit', () => {
  const original = plan();
  const begunStops = original.stops.filter(({ arriveBy }) => arriveBy <= '13:00');
  const editAt = (time: ClockTime, preferences: Preferences) =>
    build(fixBegunStops(preferences, original, time));

  it('keeps what has begun unless that is edited itself, and schedules the rest afterwards', () => {
    const edited = editAt('13:00', requestPlace(preferences(), 'garden'));
    expect(begunStops.length).toBeGreaterThan(2);
    for (const { id, start } of begunStops)
      expect(stopOf(edited, id)).toMatchObject({ start, isFixed: true, isRequested: false });
    const laterStops = edited.stops.filter(({ isFixed }) => !isFixed);
    expect(laterStops.map(({ id }) => id)).toContain('garden');
    for (const { arriveBy } of laterStops) expect(arriveBy >= '13:00').toBe(true);
    expect(edited.missedPlaces).toEqual([]);
    const id = begunStops[0]?.id ?? '';
    expect(ids(editAt('13:00', dropPlace(preferences(), id)))).not.toContain(id);
    expect(stopOf(editAt('13:00', fixPlaceTime(preferences(), id, '17:00')), id)).toMatchObject({
      start: '17:00',
    });
  });

  it('reports a show as over, and suggests no performance that has begun', () => {
    const withoutOwl = plan({ droppedIds: ['owl', 'crow'] });
    const requested = preferences({ requestedIds: ['owl'], until: '15:00' });
    const missedOwlAt = (time: ClockTime) =>
      missedOf(build(fixBegunStops(requested, withoutOwl, time)), 'owl');
    expect(missedOwlAt('12:00')).toMatchObject({
      reason: 'full',
      alternatives: [{ performance: { id: 'owl-1530' } }],
    });
    expect(missedOwlAt('16:00')).toMatchObject({ reason: 'full', alternatives: [] });
  });
});
