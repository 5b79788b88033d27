import { describe, expect, it } from 'vitest';
import { day, facts, on, usual } from '../../tests/support/fixture-park.ts';
import { ids, missedOf, plan, stopOf } from '../../tests/support/plans.ts';
import { type ClockTime, minutesOfDay } from '../clock-time.ts';
import { scheduleOf } from '../schedule.ts';
import type { MissedPlace } from './missed-places.ts';
import type { Preferences } from './preferences.ts';
import { getProgress } from './progress.ts';

describe('a plan', () => {
  it('has everything there is time for, and lunch at noon', () => {
    const full = plan();
    expect(ids(full).sort()).toEqual(['aviary', 'crow', 'ice', 'meal', 'nests', 'owl', 'seal', 'tower']);
    expect(full.missedPlaces).toEqual([]);
    const meal = minutesOfDay(stopOf(full, 'meal')?.start ?? '00:00');
    expect(meal).toBeGreaterThanOrEqual(12 * 60);
    expect(meal).toBeLessThanOrEqual(14 * 60);
  });

  it.each<[Partial<Preferences>, boolean]>([
    [{ until: '13:44' }, false],
    [{ until: '13:45' }, true],
    [{ from: '13:00' }, true],
    [{ from: '13:01' }, false],
    [{ from: '14:00', requestedIds: ['meal'] }, true],
  ])('includes a meal if the visit covers noon or it is requested: %o', (preferences, includesMeal) => {
    const shortPlan = plan(preferences);
    expect(ids(shortPlan).includes('meal')).toBe(includesMeal);
    expect(shortPlan.missedPlaces.filter(({ id }) => id === 'meal')).toEqual([]);
  });

  it('gives small children an early meal, a rest, and only activities for them, and these first', () => {
    const family = plan({ accessNeeds: ['children'] });
    const [meal, usualMeal] = [stopOf(family, 'meal'), stopOf(plan(), 'meal')];
    expect(meal && usualMeal && meal.start < usualMeal.start).toBe(true);
    expect(ids(family)).toContain('garden');
    expect(ids(family)).not.toContain('tower');
    expect(ids(plan({ accessNeeds: ['children'], requestedIds: ['tower'] }))).toContain('tower');
    const short = { from: '09:00', until: '10:10' } as const;
    expect(ids(plan({ ...short, accessNeeds: ['children'] }))).toEqual(['nests']);
    expect(ids(plan(short))).not.toContain('nests');
  });

  it('leaves out and reports places with steps for wheelchairs', () => {
    const unrequested = plan({ accessNeeds: ['wheels'] });
    const requested = plan({ accessNeeds: ['wheels'], requestedIds: ['tower'] });
    expect(missedOf(unrequested, 'tower')).toMatchObject({ reason: 'steps', isRequested: false });
    expect(missedOf(requested, 'tower')).toMatchObject({ reason: 'steps', isRequested: true });
  });

  it('avoids loud places for visitors sensitive to noise, unless requested, and includes a rest', () => {
    const quiet = plan({ accessNeeds: ['quiet'] });
    expect(missedOf(quiet, 'owl')).toMatchObject({ reason: 'noise', isRequested: false });
    expect(ids(quiet)).toContain('garden');
    expect(ids(plan({ accessNeeds: ['quiet'], requestedIds: ['owl'] }))).toContain('owl');
    const short = { until: '10:00', droppedIds: ['garden', 'nests', 'tower'] } as const;
    expect(ids(plan(short))).toEqual(['aviary']);
    expect(ids(plan({ ...short, accessNeeds: ['quiet'] }))).toEqual(['ice']);
  });

  it('schedules every requested show around fixed stops, at the expense of other places', () => {
    const fixedTimes = [{ id: 'meal', start: '12:20' }] as const;
    const around = plan({ requestedIds: ['owl', 'seal', 'crow'], fixedTimes });
    expect(stopOf(around, 'seal')?.start).toBe('16:30');
  });
});

describe('what does not fit', () => {
  it('is everything on a closed day', () => {
    const closed = plan({ requestedIds: ['owl'] }, on({ from: day, closed: true, reason: 'holiday' }));
    expect(closed).toMatchObject({ visit: null, reason: 'holiday', stops: [], missedPlaces: [] });
  });

  it('is a canceled show, with the reason; a canceled performance is replaced by another', () => {
    const cancelled = on({ from: day, cancelled: { show: 'owl' }, reason: 'weather' });
    const missedOwl = missedOf(plan({ requestedIds: ['owl'] }, cancelled), 'owl');
    expect(missedOwl).toMatchObject({ reason: 'cancelled', scheduleReason: 'weather', alternatives: [] });
    const schedule = on({ from: day, cancelled: { show: 'owl', at: '11:30' }, reason: 'animals' });
    const replanned = plan({ requestedIds: ['owl'], fixedTimes: [{ id: 'owl', start: '11:30' }] }, schedule);
    expect(missedOf(replanned, 'owl')).toMatchObject({
      reason: 'cancelled',
      scheduleReason: 'animals',
      fixedStart: '11:30',
    });
    expect(stopOf(replanned, 'owl')).toMatchObject({ start: '15:30', isFixed: false, isRequested: true });
  });

  it('is a performance that an old link contains but no longer exists', () => {
    const shows = [{ id: 'seal', starts: ['11:30'], minutes: 20 }] as const;
    const withoutOwl = scheduleOf(day, { ...facts, shows });
    const getReason = (start: ClockTime, schedule = usual) =>
      missedOf(plan({ fixedTimes: [{ id: 'owl', start }] }, schedule), 'owl')?.reason;
    expect([getReason('11:30', withoutOwl), getReason('12:00')]).toEqual(['gone', 'gone']);
  });

  it('follows a moved show, with the reason', () => {
    const schedule = on({ from: day, moved: { show: 'owl', at: '11:30', to: '10:45' }, reason: 'event' });
    const moved = plan({ fixedTimes: [{ id: 'owl', start: '11:30' }] }, schedule);
    expect(stopOf(moved, 'owl')).toMatchObject({ start: '10:45', moveReason: 'event', isFixed: true });
    expect(moved.stops.filter(({ moveReason }) => moveReason)).toHaveLength(1);
  });

  const summarizeAlternatives = (missedPlace: MissedPlace | undefined) =>
    missedPlace?.alternatives.map(({ performance, from, until }) => [performance.start, from, until]);

  it('suggests performances just within the opening hours, and none outside', () => {
    // Five minutes to walk, ten to take seats.
    const shows = [{ id: 'owl', starts: ['09:10', '09:15', '17:30', '17:35'], minutes: 30 }] as const;
    const short = { from: '12:00', until: '13:00', requestedIds: ['owl'] } as const;
    const missedOwl = missedOf(plan(short, scheduleOf(day, { ...facts, shows })), 'owl');
    expect(summarizeAlternatives(missedOwl)).toEqual([
      ['09:15', '09:00', undefined],
      ['17:30', undefined, '18:00'],
    ]);
  });

  it('says how early to arrive or how late to leave', () => {
    const crow = (from: ClockTime, until: ClockTime) =>
      summarizeAlternatives(missedOf(plan({ from, until, requestedIds: ['crow'] }), 'crow'))?.[0];
    // Three minutes to walk.
    expect(crow('13:17', '13:40')).toEqual(['13:30', undefined, '13:55']);
    expect(crow('13:18', '13:53')).toEqual(['13:30', '13:15', undefined]);
  });

  it('is what overlaps with a stop, with the other performance as an alternative', () => {
    const owl = { id: 'owl', starts: ['11:30', '16:00'], minutes: 30 } as const;
    const seal = { id: 'seal', starts: ['11:45'], minutes: 25 } as const;
    const schedule = scheduleOf(day, { ...facts, shows: [owl, seal] });
    const fixedTimes = [{ id: 'seal', start: '11:45' }] as const;
    const withSeal = plan({ until: '15:00', requestedIds: ['owl', 'seal'], fixedTimes }, schedule);
    const missedOwl = missedOf(withSeal, 'owl');
    expect(missedOwl).toMatchObject({ reason: 'overlap', overlappingIds: ['seal'] });
    expect(missedOwl?.alternatives).toMatchObject([
      { performance: { id: 'owl-1130' }, displacedIds: ['seal'] },
      { performance: { id: 'owl-1600' }, displacedIds: [], until: '16:35' },
    ]);
  });
});

describe('the progress of a plan', () => {
  const droppedIds = ['seal', 'crow', 'aviary', 'ice', 'nests', 'tower'];
  const [owl, meal] = [{ id: 'owl', start: '11:30' } as const, { id: 'meal', start: '12:30' } as const];
  const shortPlan = plan({ requestedIds: ['owl', 'meal'], droppedIds, fixedTimes: [owl, meal] });
  it.each([
    ['11:17', undefined, 'owl', 0, []],
    ['11:20', 'owl', 'meal', 67, []],
    ['12:00', undefined, 'meal', 27, ['owl']],
    ['12:30', 'meal', undefined, undefined, ['owl']],
    ['13:15', undefined, undefined, undefined, ['owl', 'meal']],
  ] as const)('at %s', (time, currentId, nextId, leaveInMinutes, finishedIds) => {
    const progress = getProgress(shortPlan, time);
    expect(progress.currentStop?.id).toBe(currentId);
    expect(progress.nextStop?.id).toBe(nextId);
    expect(progress.leaveInMinutes).toBe(leaveInMinutes);
    expect(progress.finishedIds).toEqual(finishedIds);
  });
});
