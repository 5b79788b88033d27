import { describe, expect, it } from 'vitest';
import {
  day,
  facts,
  ids,
  lineOf,
  missedOf,
  on,
  park,
  plan,
  usual,
  wish,
} from '../tests/support/made-up-park.ts';
import { type ClockTime, minutesOfDay } from './clock-time.ts';
import { composePlan, type Plan } from './plan.ts';
import { fromNow, moveLine, toggleFixed } from './plan-steps.ts';
import { programmeOf } from './programme.ts';
import { add, drop, placeAt } from './wishes.ts';

describe('a plan', () => {
  it('has everything that there is time for, and a meal when people eat', () => {
    const full = plan();
    expect(ids(full).sort()).toEqual(['aviary', 'crow', 'ice', 'meal', 'nests', 'owl', 'seal', 'tower']);
    expect(full.missed).toEqual([]);
    expect(minutesOfDay(lineOf(full, 'meal')?.start ?? '0:0')).toBeGreaterThanOrEqual(12 * 60);
    expect(minutesOfDay(lineOf(full, 'meal')?.start ?? '0:0')).toBeLessThanOrEqual(14 * 60);
  });

  it('takes seats ten minutes before a show', () => {
    expect(lineOf(plan(), 'seal')).toMatchObject({ by: '12:20', start: '12:30', end: '12:55' });
  });

  it('leaves a meal out of a visit that is over before, or begins after', () => {
    expect(ids(plan({ until: '12:30' }))).not.toContain('meal');
    expect(ids(plan({ until: '13:44' }))).not.toContain('meal');
    expect(ids(plan({ until: '13:45' }))).toContain('meal');
    expect(ids(plan({ from: '13:00' }))).toContain('meal');
    expect(ids(plan({ from: '13:01' }))).not.toContain('meal');
    expect(ids(plan({ from: '14:00' }))).not.toContain('meal');
    expect(plan({ from: '14:00' }).missed).toEqual([]);
    expect(ids(plan({ from: '14:00', must: ['meal'] }))).toContain('meal');
  });

  it('waits for the meal and the quiet hour where there is nothing else to do', () => {
    const dropped = ['owl', 'seal', 'crow', 'aviary', 'ice', 'nests', 'tower'];
    const starts = (made: Plan) => made.lines.map(({ id, start }) => `${id} ${start}`);
    expect(starts(plan({ who: ['quiet'], dropped }))).toEqual(['meal 13:00', 'garden 14:30']);
    expect(starts(plan({ who: ['children'], dropped }))).toEqual(['meal 12:15']);
    expect(starts(plan({ must: ['meal'], from: '15:00', dropped }))).toEqual(['meal 15:05']);
  });

  it('gives small children an early meal, what is made for them first, and more time to walk', () => {
    const family = plan({ who: ['children'] });
    const [meal, usualMeal] = [lineOf(family, 'meal'), lineOf(plan(), 'meal')];
    expect(meal && usualMeal && meal.start < usualMeal.start).toBe(true);
    expect(ids(family)[0]).toBe('nests');
    const short = { from: '09:00', until: '10:10' } as const;
    expect(ids(plan({ ...short, who: ['children'] }))).toEqual(['nests']);
    expect(ids(plan(short))).not.toContain('nests');
    const [owl] = plan({ from: '11:10', until: '12:10', must: ['owl'], dropped: ['crow'] }).lines;
    expect(owl).toMatchObject({ id: 'owl', walk: 5 });
    expect(plan({ from: '11:10', until: '12:07', who: ['children'], must: ['owl'] }).lines[0]?.walk).toBe(7);
  });

  it('leaves out what has steps on wheels, and says so', () => {
    const rolling = plan({ who: ['wheels'] });
    expect(missedOf(rolling, 'tower')).toMatchObject({ why: 'steps', wished: false });
    expect(missedOf(plan({ who: ['wheels'], must: ['tower'] }), 'tower')).toMatchObject({
      why: 'steps',
      wished: true,
    });
    expect(ids(plan({ who: ['wheels'], fixed: [{ id: 'tower', at: '10:00' }] }))).toContain('tower');
  });

  it('avoids what is loud for ears that noise hurts, unless it is wished, and rests', () => {
    const quiet = plan({ who: ['quiet'] });
    expect(missedOf(quiet, 'owl')).toMatchObject({ why: 'noise', wished: false });
    expect(ids(quiet)).toContain('garden');
    expect(ids(plan())).not.toContain('garden');
    expect(ids(plan({ who: ['quiet'], must: ['owl'] }))).toContain('owl');
  });

  it('is rather quiet than lively for such ears, where there is time for one', () => {
    const short = { until: '10:00', dropped: ['garden', 'nests', 'tower'] } as const;
    expect(ids(plan(short))).toEqual(['aviary']);
    expect(ids(plan({ ...short, who: ['quiet'] }))).toEqual(['ice']);
  });

  it('plays every wished show where that is possible, whatever must give way', () => {
    const must = ['owl', 'seal', 'crow'];
    const tight = plan({ from: '11:10', until: '14:00', must });
    expect(ids(tight).filter(id => must.includes(id))).toEqual(must);
    const fixed = plan({ must, fixed: [{ id: 'meal', at: '12:20' }] });
    expect(lineOf(fixed, 'seal')?.start).toBe('16:30');
  });

  it('names the plan for the day, whoever made it', () => {
    const one = plan({ must: ['owl', 'meal', 'crow'], who: ['children', 'wheels'] });
    const other = plan({ must: ['crow', 'owl', 'meal'], who: ['wheels', 'children'] });
    expect(other.lines).toEqual(one.lines);
  });
});

describe('what does not fit', () => {
  it('is everything on a closed day', () => {
    const closed = plan({ must: ['owl', 'meal'] }, on({ from: day, closed: true, reason: 'holiday' }));
    expect(closed).toMatchObject({ visit: null, reason: 'holiday', lines: [] });
    expect(closed.missed.map(({ id, why, reason }) => [id, why, reason])).toEqual([
      ['owl', 'closed', 'holiday'],
      ['meal', 'closed', 'holiday'],
    ]);
  });

  it('is a show that is cancelled, with the reason; unwished it is no word worth', () => {
    const programme = on({ from: day, cancelled: { show: 'owl' }, reason: 'weather' });
    expect(missedOf(plan({ must: ['owl'] }, programme), 'owl')).toMatchObject({
      why: 'cancelled',
      reason: 'weather',
      offers: [],
    });
    expect(plan({}, programme).missed).toEqual([]);
  });

  it('is one performance that is cancelled: then the other is played', () => {
    const programme = on({ from: day, cancelled: { show: 'owl', at: '11:30' }, reason: 'animals' });
    const chosen = plan({ must: ['owl'], fixed: [{ id: 'owl', at: '11:30' }] }, programme);
    expect(missedOf(chosen, 'owl')).toMatchObject({ why: 'cancelled', reason: 'animals', at: '11:30' });
    expect(lineOf(chosen, 'owl')).toMatchObject({ start: '15:30', fixed: false, wished: true });
  });

  it('has the reason of its own show, and of its own performance', () => {
    const programme = on(
      { from: day, cancelled: { show: 'seal' }, reason: 'weather' },
      { from: day, cancelled: { show: 'owl', at: '11:30' }, reason: 'animals' },
      { from: day, cancelled: { show: 'owl', at: '15:30' }, reason: 'maintenance' },
    );
    const reasonOf = (at: ClockTime) =>
      missedOf(plan({ fixed: [{ id: 'owl', at }] }, programme), 'owl')?.reason;
    expect([reasonOf('11:30'), reasonOf('15:30')]).toEqual(['animals', 'maintenance']);
    expect(missedOf(plan({ must: ['owl'] }, programme), 'owl')?.reason).toBe('animals');
    const gone = programmeOf(day, {
      ...facts,
      shows: [{ id: 'seal', starts: ['11:30'], minutes: 20 }],
      exceptions: [{ from: day, cancelled: { show: 'seal' }, reason: 'weather' }],
    });
    expect(missedOf(plan({ must: ['owl'], fixed: [{ id: 'owl', at: '11:30' }] }, gone), 'owl')?.why).toBe(
      'gone',
    );
    const moved = on({ from: day, moved: { show: 'crow', at: '13:30', to: '14:00' }, reason: 'event' });
    expect(missedOf(plan({ fixed: [{ id: 'owl', at: '12:00' }] }, moved), 'owl')).toMatchObject({
      why: 'gone',
    });
    expect(missedOf(plan({ fixed: [{ id: 'crow', at: '14:00' }] }, moved), 'crow')).toMatchObject({
      why: 'gone',
    });
  });

  it('offers what begins with the gates or ends with them, and nothing that nobody can reach', () => {
    const offersWith = (starts: ClockTime[]) => {
      const programme = programmeOf(day, { ...facts, shows: [{ id: 'owl', starts, minutes: 30 }] });
      return missedOf(plan({ from: '12:00', until: '13:00', must: ['owl'] }, programme), 'owl')?.offers.map(
        ({ performance, from, until }) => [performance.start, from, until],
      );
    };
    // Five minutes to walk, ten to sit.
    expect(offersWith(['09:15', '17:30'])).toEqual([
      ['09:15', '09:00', undefined],
      ['17:30', undefined, '18:00'],
    ]);
    expect(offersWith(['09:14'])).toEqual([]);
    expect(offersWith(['09:22'])).toEqual([['09:22', '09:05', undefined]]);
    // Three minutes to walk.
    const crow = (from: ClockTime, until: ClockTime) =>
      missedOf(plan({ from, until, must: ['crow'] }), 'crow')?.offers[0];
    expect(crow('13:17', '13:40')).toMatchObject({ until: '13:55' });
    expect(crow('13:17', '13:40')?.from).toBeUndefined();
    expect(crow('13:18', '13:53')).toMatchObject({ from: '13:15' });
    expect(crow('13:18', '13:53')?.until).toBeUndefined();
  });

  it('follows a show that is moved, with the reason', () => {
    const programme = on({ from: day, moved: { show: 'owl', at: '11:30', to: '10:45' }, reason: 'event' });
    const moved = plan({ fixed: [{ id: 'owl', at: '11:30' }] }, programme);
    expect(lineOf(moved, 'owl')).toMatchObject({ start: '10:45', moved: 'event', fixed: true });
  });

  it('is what lies outside of the visit, and it says how long one would have to stay', () => {
    const short = plan({ from: '14:00', until: '16:00', must: ['crow', 'seal'] });
    expect(missedOf(short, 'crow')).toMatchObject({ why: 'hours', wished: true });
    expect(
      missedOf(short, 'crow')?.offers.map(({ performance, from, until }) => [performance.id, from, until]),
    ).toEqual([
      ['crow-1330', '13:15', undefined],
      ['crow-1730', undefined, '17:55'],
    ]);
    expect(missedOf(plan({ from: '10:00', until: '10:20', must: ['aviary'] }), 'aviary')?.why).toBe('hours');
    // Two minutes to walk, forty to stay, two to walk, and nobody begins at two past.
    expect(missedOf(plan({ from: '10:00', until: '10:46', must: ['aviary'] }), 'aviary')?.why).toBe('hours');
    expect(ids(plan({ from: '10:00', until: '10:47', must: ['aviary'] }))).toEqual(['aviary']);
    const full = plan({
      from: '10:00',
      until: '10:47',
      must: ['aviary'],
      fixed: [{ id: 'nests', at: '10:00' }],
    });
    expect(missedOf(full, 'nests')).toMatchObject({ why: 'hours', at: '10:00' });
    const late = plan({
      fixed: [
        { id: 'owl', at: '15:30' },
        { id: 'meal', at: '15:45' },
      ],
    });
    expect(missedOf(late, 'meal')).toMatchObject({ why: 'hours', at: '15:45', with: [] });
    const taken = plan({
      from: '10:00',
      until: '10:47',
      must: ['aviary'],
      fixed: [{ id: 'tower', at: '10:15' }],
    });
    expect(missedOf(taken, 'aviary')?.why).toBe('full');
  });

  it('is everything in a visit that is over before it begins', () => {
    const none = plan({ from: '15:00', until: '12:00', must: ['owl', 'meal'] });
    expect(none).toMatchObject({ visit: { opens: '15:00', closes: '15:00' }, lines: [], home: 0 });
    expect(none.missed.map(({ id, why }) => [id, why])).toEqual([
      ['owl', 'hours'],
      ['meal', 'hours'],
    ]);
    expect(plan({ from: '07:00', until: '23:00' }).visit).toEqual(facts.hours);
  });

  it('is what overlaps with a line, and it offers the other performance', () => {
    const programme = programmeOf(day, {
      ...facts,
      shows: [
        { id: 'owl', starts: ['11:30', '16:00'], minutes: 30 },
        { id: 'seal', starts: ['11:45'], minutes: 25 },
      ],
    });
    const clash = plan(
      { until: '15:00', must: ['owl', 'seal'], fixed: [{ id: 'seal', at: '11:45' }] },
      programme,
    );
    expect(missedOf(clash, 'owl')).toMatchObject({ why: 'overlap', with: ['seal'] });
    expect(missedOf(clash, 'owl')?.offers).toMatchObject([
      { performance: { id: 'owl-1130' }, instead: ['seal'] },
      { performance: { id: 'owl-1600' }, instead: [], until: '16:35' },
    ]);
  });

  it('is what there is no time left for', () => {
    const must = ['aviary', 'ice', 'nests', 'tower'];
    const short = plan({ from: '09:00', until: '10:30', must });
    expect(short.missed.every(({ why, wished }) => why === 'full' && wished)).toBe(true);
    expect(short.lines.length + short.missed.length).toBe(must.length);
  });

  it('is what is no more, of an old link', () => {
    expect(missedOf(plan({ must: ['panda', 'gate', 'constructor', '__proto__'] }), 'panda')).toMatchObject({
      why: 'gone',
      wished: true,
    });
    expect(plan({ must: ['panda', 'gate'] }).missed.map(({ id }) => id)).toEqual(['gate', 'panda']);
  });
});

describe('what is done by hand', () => {
  it('stays: of two that are in each other’s way the later, and the earlier is elsewhere', () => {
    const first = placeAt(placeAt(wish(), 'meal', '12:00'), 'owl', '11:30');
    const made = composePlan(first, usual, park);
    expect(lineOf(made, 'owl')).toMatchObject({ start: '11:30', fixed: true });
    expect(missedOf(made, 'meal')).toMatchObject({ why: 'overlap', at: '12:00', with: ['owl'] });
    expect(lineOf(made, 'meal')?.fixed).toBe(false);
    const other = composePlan(placeAt(first, 'meal', '12:00'), usual, park);
    expect(lineOf(other, 'meal')).toMatchObject({ start: '12:00', fixed: true });
    expect(missedOf(other, 'owl')).toMatchObject({ why: 'overlap', at: '11:30', with: ['meal'] });
    expect(missedOf(other, 'owl')?.offers).toEqual([]);
    expect(lineOf(other, 'owl')?.start).toBe('15:30');
  });

  it('moves a show to its other performance, and back', () => {
    const made = plan({ fixed: [{ id: 'owl', at: '11:30' }] });
    const later = moveLine(made, usual, 'owl', 1, park);
    expect(later.fixed).toEqual([{ id: 'owl', at: '15:30' }]);
    const moved = composePlan(later, usual, park);
    expect(lineOf(moved, 'owl')?.start).toBe('15:30');
    expect(moveLine(moved, usual, 'owl', 1, park)).toBe(later);
    expect(moveLine(moved, usual, 'owl', -1, park).fixed).toEqual([{ id: 'owl', at: '11:30' }]);
  });

  it('moves a stay by a quarter of an hour, within the visit', () => {
    const made = plan({ fixed: [{ id: 'meal', at: '12:55' }] });
    expect(moveLine(made, usual, 'meal', 1, park).fixed).toEqual([{ id: 'meal', at: '13:00' }]);
    expect(moveLine(made, usual, 'meal', -1, park).fixed).toEqual([{ id: 'meal', at: '12:45' }]);
    const early = plan({ fixed: [{ id: 'meal', at: '11:30' }] });
    expect(moveLine(early, usual, 'meal', -1, park)).toBe(early.wishes);
  });

  it('moves a stay over what is fixed', () => {
    const made = plan({
      fixed: [
        { id: 'owl', at: '11:30' },
        { id: 'meal', at: '12:10' },
      ],
    });
    const earlier = moveLine(made, usual, 'aviary', 1, park);
    expect(earlier.fixed.at(-1)?.id).toBe('aviary');
    const fixed = composePlan(moveLine(made, usual, 'owl', 1, park), usual, park);
    expect(fixed.missed).toEqual([]);
    const over = moveLine(
      plan({
        fixed: [
          { id: 'owl', at: '11:30' },
          { id: 'aviary', at: '10:30' },
        ],
      }),
      usual,
      'aviary',
      1,
      park,
    );
    expect(over.fixed.at(-1)).toEqual({ id: 'aviary', at: '12:15' });
    // Two minutes to walk after 12:57.
    const close = plan({
      fixed: [
        { id: 'meal', at: '12:12' },
        { id: 'tower', at: '11:45' },
      ],
    });
    expect(moveLine(close, usual, 'tower', 1, park).fixed.at(-1)).toEqual({ id: 'tower', at: '13:00' });
    expect(moveLine(close, usual, 'panda', 1, park)).toBe(close.wishes);
  });

  it('fixes a line, and lets it go', () => {
    const made = plan();
    const fixed = composePlan(toggleFixed(made, 'owl'), usual, park);
    expect(lineOf(fixed, 'owl')).toMatchObject({ fixed: true, start: lineOf(made, 'owl')?.start });
    expect(toggleFixed(fixed, 'owl')).toEqual(wish());
    expect(toggleFixed(made, 'panda')).toBe(made.wishes);
  });

  it('drops and adds', () => {
    const dropped = drop(wish({ must: ['owl'], fixed: [{ id: 'owl', at: '11:30' }] }), 'owl');
    expect(dropped).toEqual(wish({ dropped: ['owl'] }));
    expect(drop(drop(dropped, 'meal'), 'owl').dropped).toEqual(['meal', 'owl']);
    expect(placeAt(drop(dropped, 'meal'), 'meal', '12:00').dropped).toEqual(['owl']);
    expect(add(drop(dropped, 'meal'), 'meal').dropped).toEqual(['owl']);
    expect(drop(wish({ must: ['owl', 'meal'] }), 'owl').must).toEqual(['meal']);
    expect(ids(composePlan(dropped, usual, park))).not.toContain('owl');
    expect(composePlan(dropped, usual, park).missed).toEqual([]);
    expect(add(add(dropped, 'owl'), 'owl')).toEqual(wish({ must: ['owl'] }));
    expect(placeAt(dropped, 'owl', '15:30').dropped).toEqual([]);
    expect(ids(composePlan(add(wish(), 'garden'), usual, park))).toContain('garden');
  });
});

describe('a plan that is changed in the park', () => {
  const morning = plan();
  const begun = morning.lines.filter(({ by }) => by <= '13:00');

  it('keeps what has begun, and puts nothing new before it', () => {
    const changed = composePlan(fromNow(add(wish(), 'garden'), morning, '13:00'), usual, park);
    expect(begun.length).toBeGreaterThan(2);
    for (const { id, start } of begun) expect(lineOf(changed, id)).toMatchObject({ start, fixed: true });
    const ahead = changed.lines.filter(({ fixed }) => !fixed);
    expect(ahead.map(({ id }) => id)).toContain('garden');
    for (const { by } of ahead) expect(by >= '13:00').toBe(true);
    expect(changed.missed).toEqual([]);
  });

  it('takes what it is told of what has begun', () => {
    const id = begun[0]?.id ?? '';
    expect(ids(composePlan(fromNow(drop(wish(), id), morning, '13:00'), usual, park))).not.toContain(id);
    const moved = composePlan(fromNow(placeAt(wish(), id, '17:00'), morning, '13:00'), usual, park);
    expect(lineOf(moved, id)).toMatchObject({ start: '17:00' });
  });

  it('says of a show that it is over, and offers no performance that has begun', () => {
    const without = plan({ dropped: ['owl', 'crow'] });
    const late = (time: ClockTime) =>
      missedOf(
        composePlan(fromNow(wish({ must: ['owl'], until: '15:00' }), without, time), usual, park),
        'owl',
      );
    expect(late('12:00')).toMatchObject({ why: 'over', offers: [{ performance: { id: 'owl-1530' } }] });
    expect(late('16:00')).toMatchObject({ why: 'over', offers: [] });
  });

  it('is as it was before the gates open', () => {
    expect(fromNow(wish(), morning, '08:30')).toEqual(wish());
  });
});
