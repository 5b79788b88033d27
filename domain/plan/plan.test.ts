import { describe, expect, it } from 'vitest';
import {
  day,
  facts,
  ids,
  missedOf,
  on,
  park,
  plan,
  preferences,
  stopOf,
  usual,
} from '../../tests/support/fixture-park.ts';
import { type ClockTime, minutesOfDay } from '../clock-time.ts';
import { scheduleOf } from '../schedule.ts';
import { impossiblePlaces, type Missed } from './plan.ts';
import type { Preferences } from './preferences.ts';
import { progressAt } from './progress.ts';

describe('a plan', () => {
  it('has everything there is time for, and lunch at noon', () => {
    const full = plan();
    expect(ids(full).sort()).toEqual(['aviary', 'crow', 'ice', 'meal', 'nests', 'owl', 'seal', 'tower']);
    expect(full.missed).toEqual([]);
    const meal = minutesOfDay(stopOf(full, 'meal')?.start ?? '0:0');
    expect(meal).toBeGreaterThanOrEqual(12 * 60);
    expect(meal).toBeLessThanOrEqual(14 * 60);
  });

  it.each<[Partial<Preferences>, boolean]>([
    [{ until: '13:44' }, false],
    [{ until: '13:45' }, true],
    [{ from: '13:00' }, true],
    [{ from: '13:01' }, false],
    [{ from: '14:00', must: ['meal'] }, true],
  ])('includes a meal if the visit covers noon or it is requested: %o', (preferences, eats) => {
    const made = plan(preferences);
    expect(ids(made).includes('meal')).toBe(eats);
    expect(made.missed.filter(({ id }) => id === 'meal')).toEqual([]);
  });

  it('gives small children an early meal, a rest, only activities for them and these first, and more time to walk', () => {
    const family = plan({ who: ['children'] });
    const [meal, usualMeal] = [stopOf(family, 'meal'), stopOf(plan(), 'meal')];
    expect(meal && usualMeal && meal.start < usualMeal.start).toBe(true);
    expect(ids(family)).toContain('garden');
    expect(ids(plan())).toContain('tower');
    expect(ids(family)).not.toContain('tower');
    expect(ids(plan({ who: ['children'], must: ['tower'] }))).toContain('tower');
    expect(ids(plan({ who: ['children'], dropped: ['garden'] }))[0]).toBe('nests');
    const short = { from: '09:00', until: '10:10' } as const;
    expect(ids(plan({ ...short, who: ['children'] }))).toEqual(['nests']);
    expect(ids(plan(short))).not.toContain('nests');
    const [owl] = plan({ from: '11:10', until: '12:10', must: ['owl'], dropped: ['crow'] }).stops;
    expect(owl).toMatchObject({ id: 'owl', walk: 5 });
    expect(plan({ from: '11:10', until: '12:07', who: ['children'], must: ['owl'] }).stops[0]?.walk).toBe(7);
  });

  it('leaves out and reports places with steps for wheelchairs', () => {
    const [rolling, requested] = [plan({ who: ['wheels'] }), plan({ who: ['wheels'], must: ['tower'] })];
    expect(missedOf(rolling, 'tower')).toMatchObject({ why: 'steps', requested: false });
    expect(missedOf(requested, 'tower')).toMatchObject({ why: 'steps', requested: true });
    expect(ids(plan({ who: ['wheels'], fixed: [{ id: 'tower', at: '10:00' }] }))).toContain('tower');
  });

  it('avoids loud places for visitors sensitive to noise, unless requested, and includes a rest', () => {
    const quiet = plan({ who: ['quiet'] });
    expect(missedOf(quiet, 'owl')).toMatchObject({ why: 'noise', requested: false });
    expect(ids(quiet)).toContain('garden');
    expect(ids(plan())).not.toContain('garden');
    expect(ids(plan({ who: ['quiet'], must: ['owl'] }))).toContain('owl');
    const short = { until: '10:00', dropped: ['garden', 'nests', 'tower'] } as const;
    expect(ids(plan(short))).toEqual(['aviary']);
    expect(ids(plan({ ...short, who: ['quiet'] }))).toEqual(['ice']);
  });

  it('schedules every requested show around fixed stops, at the expense of other places', () => {
    const must = ['owl', 'seal', 'crow'];
    expect(stopOf(plan({ must, fixed: [{ id: 'meal', at: '12:20' }] }), 'seal')?.start).toBe('16:30');
  });
});

describe('what does not fit', () => {
  it('is everything on a closed day', () => {
    const closed = plan({ must: ['owl', 'meal'] }, on({ from: day, closed: true, reason: 'holiday' }));
    const missed = ['owl', 'meal'].map(id => ({ id, why: 'closed', reason: 'holiday' }));
    expect(closed).toMatchObject({ visit: null, reason: 'holiday', stops: [], missed });
  });

  it('is a cancelled show, with the reason; a cancelled performance is replaced by another', () => {
    const cancelled = on({ from: day, cancelled: { show: 'owl' }, reason: 'weather' });
    const missed = missedOf(plan({ must: ['owl'] }, cancelled), 'owl');
    expect(missed).toMatchObject({ why: 'cancelled', reason: 'weather', alternatives: [] });
    expect(plan({}, cancelled).missed).toEqual([]);
    const programme = on({ from: day, cancelled: { show: 'owl', at: '11:30' }, reason: 'animals' });
    const chosen = plan({ must: ['owl'], fixed: [{ id: 'owl', at: '11:30' }] }, programme);
    expect(missedOf(chosen, 'owl')).toMatchObject({ why: 'cancelled', reason: 'animals', at: '11:30' });
    expect(stopOf(chosen, 'owl')).toMatchObject({ start: '15:30', fixed: false, requested: true });
  });

  it('is what an old link contains but no longer exists', () => {
    const shows = [{ id: 'seal', starts: ['11:30'], minutes: 20 }] as const;
    const moved = on({ from: day, moved: { show: 'crow', at: '13:30', to: '14:00' }, reason: 'event' });
    const without = scheduleOf(day, { ...facts, shows });
    const gone = (id: string, at: ClockTime, programme = usual) =>
      missedOf(plan({ must: [id], fixed: [{ id, at }] }, programme), id)?.why;
    expect(gone('owl', '11:30', without)).toBe('gone');
    expect([gone('owl', '12:00', moved), gone('crow', '14:00', moved)]).toEqual(['gone', 'gone']);
    const old = plan({ must: ['panda', 'gate', 'constructor', '__proto__'] });
    expect(missedOf(old, 'panda')).toMatchObject({ why: 'gone', requested: true });
    expect(plan({ must: ['panda', 'gate'] }).missed.map(({ id }) => id)).toEqual(['gate', 'panda']);
  });

  it('follows a moved show, with the reason', () => {
    const programme = on({ from: day, moved: { show: 'owl', at: '11:30', to: '10:45' }, reason: 'event' });
    const moved = plan({ fixed: [{ id: 'owl', at: '11:30' }] }, programme);
    expect(stopOf(moved, 'owl')).toMatchObject({ start: '10:45', moved: 'event', fixed: true });
  });

  const alternativesOf = (missed: Missed | undefined) =>
    missed?.alternatives.map(({ performance, from, until }) => [performance.start, from, until]);

  it.each<[ClockTime[], ReturnType<typeof alternativesOf>]>([
    // Five minutes to walk, ten to take seats.
    [['09:15'], [['09:15', '09:00', undefined]]],
    [['17:30'], [['17:30', undefined, '18:00']]],
  ])('suggests performances just within the opening hours, and none outside: %j', (times, alternatives) => {
    const programme = scheduleOf(day, { ...facts, shows: [{ id: 'owl', starts: times, minutes: 30 }] });
    const short = plan({ from: '12:00', until: '13:00', must: ['owl'] }, programme);
    expect(alternativesOf(missedOf(short, 'owl'))).toEqual(alternatives);
  });

  it('says how early to arrive or how late to leave', () => {
    const crow = (from: ClockTime, until: ClockTime) =>
      alternativesOf(missedOf(plan({ from, until, must: ['crow'] }), 'crow'))?.[0];
    // Three minutes to walk.
    expect(crow('13:17', '13:40')).toEqual(['13:30', undefined, '13:55']);
    expect(crow('13:18', '13:53')).toEqual(['13:30', '13:15', undefined]);
  });

  it('is what overlaps with a stop, with the other performance as an alternative', () => {
    const owl = { id: 'owl', starts: ['11:30', '16:00'], minutes: 30 } as const;
    const seal = { id: 'seal', starts: ['11:45'], minutes: 25 } as const;
    const programme = scheduleOf(day, { ...facts, shows: [owl, seal] });
    const fixed = [{ id: 'seal', at: '11:45' }] as const;
    const clash = missedOf(plan({ until: '15:00', must: ['owl', 'seal'], fixed }, programme), 'owl');
    expect(clash).toMatchObject({ why: 'overlap', with: ['seal'] });
    expect(clash?.alternatives).toMatchObject([
      { performance: { id: 'owl-1130' }, instead: ['seal'] },
      { performance: { id: 'owl-1600' }, instead: [], until: '16:35' },
    ]);
  });
});

describe('what no plan of a visit can contain', () => {
  it.each([
    ['steps', { who: ['wheels'] }, usual, ['tower']],
    ['hours', { until: '12:00' }, usual, ['crow', 'meal', 'owl', 'seal']],
    ['over', { since: '16:00' }, usual, ['owl']],
    ['cancelled', {}, on({ from: day, cancelled: { show: 'owl' }, reason: 'weather' }), ['owl']],
  ] as const)('because of %s', (why, changes, programme, expected) => {
    const found = impossiblePlaces(preferences(changes), programme, park).filter(one => one.why === why);
    expect(found.map(({ id }) => id).sort()).toEqual(expect.arrayContaining(expected.toSorted()));
  });
});

describe('the progress of a plan', () => {
  const dropped = ['seal', 'crow', 'aviary', 'ice', 'nests', 'tower'];
  const [owl, meal] = [{ id: 'owl', at: '11:30' } as const, { id: 'meal', at: '12:30' } as const];
  const made = plan({ must: ['owl', 'meal'], dropped, fixed: [owl, meal] });
  it.each([
    ['11:17', undefined, 'owl', 0, []],
    ['11:20', 'owl', 'meal', 67, []],
    ['12:00', undefined, 'meal', 27, ['owl']],
    ['12:30', 'meal', undefined, undefined, ['owl']],
    ['13:15', undefined, undefined, undefined, ['owl', 'meal']],
  ] as const)('at %s', (time, current, next, leaveIn, over) => {
    const progress = progressAt(made, time);
    const told = [progress.current?.id, progress.next?.id, progress.leaveIn, progress.over];
    expect(told).toEqual([current, next, leaveIn, over]);
  });
});
