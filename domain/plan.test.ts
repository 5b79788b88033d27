import { describe, expect, it } from 'vitest';
import { type ClockTime, minutesOfDay, timeOfDay } from './clock-time.ts';
import type { Day } from './day.ts';
import type { Exception } from './exceptions.ts';
import { type Place, places, walkBetween } from './places.ts';
import {
  add,
  composePlan,
  drop,
  everyWho,
  fromNow,
  type Line,
  momentIn,
  moveLine,
  noWishes,
  type Plan,
  placeAt,
  toggleFixed,
  usualStart,
  type Wishes,
} from './plan.ts';
import { type DayProgramme, type ProgrammeFacts, programmeOf } from './programme.ts';

const day: Day = '2026-12-24';

/** A made-up day: what the owner's shows and hours are is not the affair of this test. */
const facts: ProgrammeFacts<string> = {
  hours: { opens: '09:00', closes: '18:00' },
  otherHours: [],
  shows: [
    { id: 'owl', starts: ['11:30', '15:30'], minutes: 30 },
    { id: 'seal', starts: ['12:30', '16:30'], minutes: 25 },
    { id: 'crow', starts: ['13:30', '17:30'], minutes: 20 },
  ],
  talks: [],
  exceptions: [],
};

const plain = { noise: 'lively', splash: false, steps: 0, seats: 'all', shade: 'all' } as const;
const park: Place[] = [
  { ...plain, id: 'gate', kind: 'gate', at: [0, 0] },
  { ...plain, id: 'owl', kind: 'show', at: [-120, 180], noise: 'loud' },
  { ...plain, id: 'seal', kind: 'show', at: [90, 150] },
  { ...plain, id: 'crow', kind: 'show', at: [-60, 90] },
  { ...plain, id: 'aviary', kind: 'encounter', at: [60, 60], minutes: 40 },
  { ...plain, id: 'ice', kind: 'encounter', at: [150, 90], minutes: 35, noise: 'quiet' },
  { ...plain, id: 'nests', kind: 'activity', at: [30, 120], minutes: 45, children: true },
  { ...plain, id: 'tower', kind: 'activity', at: [60, 210], minutes: 15, steps: 12 },
  { ...plain, id: 'meal', kind: 'meal', at: [0, 150], minutes: 45, between: ['11:30', '15:30'] },
  { ...plain, id: 'garden', kind: 'quiet', at: [120, 30], minutes: 60, noise: 'quiet' },
];

const on = (...exceptions: Exception[]) => programmeOf(day, { ...facts, exceptions });
const usual = on();
const wish = (wishes: Partial<Wishes> = {}): Wishes => ({ ...noWishes(day), ...wishes });
const plan = (wishes: Partial<Wishes> = {}, programme = usual) => composePlan(wish(wishes), programme, park);
const lineOf = ({ lines }: Plan, id: string) => lines.find(line => line.id === id);
const missedOf = ({ missed }: Plan, id: string) => missed.find(one => one.id === id);
const ids = ({ lines }: Plan) => lines.map(({ id }) => id);

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

describe('a moment in a plan', () => {
  const made = plan({
    must: ['owl', 'meal'],
    dropped: ['seal', 'crow', 'aviary', 'ice', 'nests', 'tower'],
    fixed: [
      { id: 'owl', at: '11:30' },
      { id: 'meal', at: '12:30' },
    ],
  });
  it.each([
    ['10:00', undefined, 'owl', 75, 90, []],
    ['11:17', undefined, 'owl', 0, 13, []],
    ['11:20', 'owl', 'meal', 67, 70, []],
    ['11:59', 'owl', 'meal', 28, 31, []],
    ['12:00', undefined, 'meal', 27, 30, ['owl']],
    ['12:30', 'meal', undefined, undefined, undefined, ['owl']],
    ['13:15', undefined, undefined, undefined, undefined, ['owl', 'meal']],
  ] as const)('at %s', (time, now, next, leaveIn, startsIn, over) => {
    const moment = momentIn(made, time);
    expect([moment.now?.id, moment.next?.id, moment.leaveIn, moment.startsIn, moment.over]).toEqual([
      now,
      next,
      leaveIn,
      startsIn,
      over,
    ]);
  });
});

// What holds for any wishes on any day.

/** Random numbers that are the same in every run (mulberry32). */
function dice(seed: number) {
  let state = seed;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (count: number) => Math.floor(roll() * count);
  return {
    roll,
    upTo,
    some: <T>(all: readonly T[], share: number) => all.filter(() => roll() < share),
    time: (from: number, to: number, step = 5) =>
      timeOfDay(from + upTo(Math.floor((to - from) / step) + 1) * step),
    one: <T>(all: readonly T[]) => all[upTo(all.length)] as T,
  };
}
type Dice = ReturnType<typeof dice>;

function randomDay({ roll, upTo, time, one, some }: Dice): { programme: DayProgramme; all: Place[] } {
  const opens = time(8 * 60, 11 * 60, 30);
  const closes = time(13 * 60, 20 * 60, 30);
  const shows = ['s0', 's1', 's2', 's3'].slice(0, upTo(5)).map(id => {
    const minutes = 15 + upTo(6) * 5;
    const starts = new Set(Array.from({ length: 1 + upTo(3) }, () => time(9 * 60, 18 * 60, 15)));
    return { id, starts: [...starts].sort(), minutes };
  });
  const exceptions: Exception[] = [];
  const show = shows.length > 0 ? one(shows) : undefined;
  if (roll() < 0.05) exceptions.push({ from: day, closed: true, reason: 'event' });
  if (show && roll() < 0.3) {
    const at = show.starts[0] as ClockTime;
    exceptions.push(
      roll() < 0.5
        ? { from: day, cancelled: { show: show.id, ...(roll() < 0.5 && { at }) }, reason: 'weather' }
        : { from: day, moved: { show: show.id, at, to: time(9 * 60, 17 * 60) }, reason: 'animals' },
    );
  }
  const somewhere = (): [number, number] => [upTo(400) - 200, upTo(300)];
  const access = () => ({
    noise: one(['quiet', 'lively', 'loud'] as const),
    splash: false,
    steps: roll() < 0.2 ? 3 : 0,
    seats: 'all' as const,
    shade: 'all' as const,
  });
  const all: Place[] = [
    { ...plain, id: 'gate', kind: 'gate', at: [0, 0] },
    ...shows.map(({ id }): Place => ({ ...access(), id, kind: 'show', at: somewhere() })),
    ...some(['e0', 'e1', 'a0', 'a1', 'a2'], 0.6).map(
      (id): Place => ({
        ...access(),
        id,
        kind: id.startsWith('e') ? 'encounter' : 'activity',
        at: somewhere(),
        minutes: 10 + upTo(10) * 5,
        ...(roll() < 0.3 && { children: true as const }),
        ...(roll() < 0.1 && { between: [time(9 * 60, 12 * 60), time(13 * 60, 15 * 60)] as const }),
      }),
    ),
    { ...plain, id: 'meal', kind: 'meal', at: somewhere(), minutes: 45, between: ['11:30', '15:00'] },
    { ...plain, id: 'garden', kind: 'quiet', at: somewhere(), minutes: 60 },
  ];
  const programme = programmeOf(day, {
    hours: { opens, closes },
    otherHours: [],
    shows,
    talks: [],
    exceptions,
  });
  return { programme, all };
}

function randomWishes(
  { roll, some, time, one, upTo }: Dice,
  all: readonly Place[],
  programme: DayProgramme,
): Wishes {
  const known = [...all.map(({ id }) => id).filter(id => id !== 'gate'), 'panda'];
  const dropped = some(known, 0.1);
  const left = known.filter(id => !dropped.includes(id));
  const fixed = some(left, roll() < 0.5 ? 0 : 0.3).map(id => {
    const played = programme.performances.filter(({ show }) => show === id);
    const at = played.length > 0 && roll() < 0.9 ? usualStart(one(played)) : time(8 * 60, 19 * 60);
    return { id, at };
  });
  return {
    day,
    ...(roll() < 0.4 && { from: time(8 * 60, 14 * 60) }),
    ...(roll() < 0.4 && { until: time(11 * 60, 20 * 60) }),
    who: some(everyWho, 0.3),
    must: some(left, [0, 0.3, 0.6, 1][upTo(4)] ?? 0),
    fixed,
    dropped,
  };
}

const minutes = (time: ClockTime) => minutesOfDay(time);
const at = (all: readonly Place[], id: string) => all.find(place => place.id === id) as Place;

/** Everything that is wrong with a plan, found without the composer's own means. */
function wrongsOf(made: Plan, programme: DayProgramme, all: readonly Place[]): string[] {
  const { wishes, lines, missed, visit } = made;
  const slow = wishes.who.includes('children') || wishes.who.includes('wheels');
  const wrongs: string[] = [];
  const check = (holds: boolean, what: string) => holds || wrongs.push(what);
  const { hours } = programme;
  if (!hours) check(lines.length === 0 && visit === null, 'a line on a closed day');
  let free = Math.max(minutes(hours?.opens ?? '00:00'), minutes(wishes.from ?? '00:00'));
  const end = Math.min(minutes(hours?.closes ?? '24:00'), minutes(wishes.until ?? '24:00'));
  let place = at(all, 'gate');
  for (const line of lines) {
    const next = at(all, line.id);
    const walk = walkBetween(place, next, slow);
    check(line.walk === walk, `${line.id}: walk`);
    check(minutes(line.by) >= free + walk, `${line.id}: nobody is there by ${line.by}`);
    check(minutes(line.start) - minutes(line.by) === (line.performance ? 10 : 0), `${line.id}: seats`);
    check(line.fixed === isHeld(line, wishes), `${line.id}: fixed`);
    check(
      line.wished === (wishes.must.includes(line.id) || wishes.fixed.some(({ id }) => id === line.id)),
      'wished',
    );
    check(!wishes.dropped.includes(line.id), `${line.id}: dropped`);
    check(
      next.steps === 0 ||
        !wishes.who.includes('wheels') ||
        line.fixed ||
        wishes.fixed.some(({ id }) => id === line.id),
      `${line.id}: steps`,
    );
    check(next.noise !== 'loud' || !wishes.who.includes('quiet') || line.wished, `${line.id}: loud`);
    if (line.performance) {
      const { start, end: over } = line.performance;
      check(programme.performances.includes(line.performance), `${line.id}: not played`);
      check(line.start === start && line.end === over, `${line.id}: other times`);
      check(minutes(over) <= end, `${line.id}: after the visit`);
    } else {
      check(minutes(line.end) - minutes(line.start) === next.minutes, `${line.id}: length`);
      check(minutes(line.end) + walkBetween(next, at(all, 'gate'), slow) <= end, `${line.id}: not home`);
      if (next.between)
        check(line.start >= next.between[0] && line.start <= next.between[1], `${line.id}: not served`);
    }
    free = minutes(line.end);
    place = next;
  }
  check(made.home === (lines.length > 0 ? walkBetween(place, at(all, 'gate'), slow) : 0), 'home');
  check(new Set(lines.map(({ id }) => id)).size === lines.length, 'a line twice');
  for (const id of [...wishes.must, ...wishes.fixed.map(one => one.id)])
    check(
      lines.some(line => line.id === id) || missed.some(one => one.id === id && one.wished),
      `${id}: forgotten`,
    );
  for (const { id, at: time } of hours ? wishes.fixed : [])
    check(
      lines.some(line => line.id === id && line.fixed) ||
        missed.some(
          one => one.id === id && (one.at === time || one.why === 'gone' || one.why === 'cancelled'),
        ),
      `${id}: not held, and no word of it`,
    );
  for (const one of missed) {
    check(one.at !== undefined || !lines.some(line => line.id === one.id), `${one.id}: missed and not`);
    check(
      one.with.every(id => lines.some(line => line.id === id)),
      `${one.id}: with what is not there`,
    );
    check(one.why !== 'overlap' || one.with.length > 0, `${one.id}: overlaps with nothing`);
    check(one.why !== 'cancelled' || one.reason !== undefined, `${one.id}: no reason`);
  }
  return wrongs;
}

const isHeld = (line: Line, { fixed }: Wishes) =>
  fixed.some(
    ({ id, at: time }) =>
      id === line.id && time === (line.performance ? usualStart(line.performance) : line.start),
  ) && line.fixed;

const cases = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => {
    const thrown = dice(first + index);
    const { programme, all } = randomDay(thrown);
    return { seed: first + index, programme, all, wishes: randomWishes(thrown, all, programme), thrown };
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

describe('any plan', () => {
  it('holds what a plan promises', () => {
    let lines = 0;
    let misses = 0;
    for (const { seed, programme, all, wishes } of cases(2000, 1)) {
      const made = composePlan(wishes, programme, all);
      expect(wrongsOf(made, programme, all), `seed ${seed}`).toEqual([]);
      lines += made.lines.length;
      misses += made.missed.length;
    }
    // The dice are good: plans are full, and much is missed.
    expect(lines).toBeGreaterThan(6000);
    expect(misses).toBeGreaterThan(2000);
  }, 60_000);

  it('is the same again, and stays when all of it is fixed', () => {
    for (const { seed, programme, all, wishes } of cases(200, 50_000)) {
      const made = composePlan(wishes, programme, all);
      expect(composePlan(structuredClone(wishes), programme, all), `seed ${seed}`).toEqual(made);
      let fixed = made;
      for (const { id } of made.lines.filter(line => !line.fixed))
        fixed = { ...fixed, wishes: toggleFixed({ ...made, wishes: fixed.wishes }, id) };
      const again = composePlan(fixed.wishes, programme, all);
      for (const line of made.lines)
        expect(lineOf(again, line.id), `seed ${seed}`).toMatchObject({ start: line.start, fixed: true });
    }
  }, 60_000);

  it('is had as it is offered, and nothing is missed for it that was not told', () => {
    let told = 0;
    for (const { seed, programme, all, wishes } of cases(200, 130_000)) {
      const made = composePlan(wishes, programme, all);
      for (const { id, offers } of made.missed)
        for (const { performance, instead, from, until } of offers) {
          const taken = placeAt(wishes, id, usualStart(performance));
          const next = composePlan(
            { ...taken, ...(from && { from }), ...(until && { until }) },
            programme,
            all,
          );
          expect(lineOf(next, id)?.performance, `seed ${seed}`).toEqual(performance);
          const lost = made.lines.filter(
            ({ id: other, kind, wished, fixed }) =>
              (wished || kind === 'meal' || kind === 'quiet') &&
              !next.lines.some(line => line.id === other && (line.fixed || !fixed)),
          );
          expect(instead, `seed ${seed}`).toEqual(lost.map(line => line.id));
          told += instead.length;
        }
    }
    expect(told).toBeGreaterThan(20);
  }, 60_000);

  it('can be moved about, and keeps what was moved', () => {
    for (const { seed, programme, all, wishes, thrown } of cases(200, 90_000)) {
      let made = composePlan(wishes, programme, all);
      for (let times = 0; times < 3 && made.lines.length > 0; times++) {
        const { id, start } = thrown.one(made.lines);
        const by = thrown.roll() < 0.5 ? -1 : 1;
        const moved = moveLine(made, programme, id, by, all);
        const next = composePlan(moved, programme, all);
        const line = lineOf(next, id);
        if (moved !== made.wishes)
          expect(line?.fixed && (minutes(line.start) - minutes(start)) * by > 0, `seed ${seed}`).toBe(true);
        expect(wrongsOf(next, programme, all), `seed ${seed}`).toEqual([]);
        made = next;
      }
    }
  }, 60_000);
});

/** The most that can be had of the wishes: every order and every performance is tried. */
function mostByTrying(wishes: Wishes, programme: DayProgramme, all: readonly Place[]): [number, number] {
  const { hours } = programme;
  if (!hours) return [0, 0];
  const slow = wishes.who.includes('children') || wishes.who.includes('wheels');
  const gate = at(all, 'gate');
  const end = Math.min(minutes(hours.closes), minutes(wishes.until ?? hours.closes));
  const wanted = all.filter(
    ({ id, steps }) => wishes.must.includes(id) && !(steps > 0 && wishes.who.includes('wheels')),
  );
  const most: [number, number] = [0, 0];
  const go = (place: Place, free: number, left: Place[], shows: number, others: number) => {
    if (shows > most[0] || (shows === most[0] && others > most[1])) most.splice(0, 2, shows, others);
    for (const next of left) {
      const rest = left.filter(other => other !== next);
      const there = free + walkBetween(place, next, slow);
      for (const { show, start, end: over } of programme.performances)
        if (show === next.id && minutes(start) - 10 >= there) {
          const home = minutes(over) + walkBetween(next, gate, slow);
          if (home <= end || (end === minutes(hours.closes) && minutes(over) <= end))
            go(next, minutes(over), rest, shows + 1, others);
        }
      if (next.minutes === undefined) continue;
      let start = Math.max(there, minutes(next.between?.[0] ?? '00:00'));
      while (start % 5 !== 0) start++;
      const home = start + next.minutes + walkBetween(next, gate, slow);
      if (home <= end && start <= minutes(next.between?.[1] ?? '24:00'))
        go(next, start + next.minutes, rest, shows, others + 1);
    }
  };
  const from = Math.max(minutes(hours.opens), minutes(wishes.from ?? '00:00'));
  go(gate, from, wanted, 0, 0);
  return most;
}

describe('the search', () => {
  it('finds as much of the wishes as there is, whatever the order', () => {
    let short = 0;
    for (const { seed, programme, all, wishes } of cases(1000, 200_000)) {
      const asked = { ...wishes, fixed: [], must: wishes.must.slice(0, 7) };
      const made = composePlan(asked, programme, all);
      const wished = made.lines.filter(line => asked.must.includes(line.id));
      const shows = wished.filter(({ kind }) => kind === 'show').length;
      expect([shows, wished.length - shows], `seed ${seed}`).toEqual(mostByTrying(asked, programme, all));
      if (wished.length < asked.must.length) short++;
    }
    // Not all wishes were easy.
    expect(short).toBeGreaterThan(200);
  }, 60_000);

  it('has room for more than it searches exactly', () => {
    const many = Array.from(
      { length: 24 },
      (_, index): Place => ({
        ...plain,
        id: `hut-${index}`,
        kind: 'activity',
        at: [index * 5, 10],
        minutes: 10,
      }),
    );
    const all = [...park, ...many];
    const made = composePlan(wish({ must: ['owl'] }), usual, all);
    expect(made.lines.length).toBeGreaterThan(20);
    expect(wrongsOf(made, usual, all)).toEqual([]);
    // What is wished comes first all the same.
    const must = ['owl', 'seal', 'crow', 'hut-23'];
    const tight = composePlan(wish({ from: '11:10', until: '14:00', must }), usual, all);
    expect(
      ids(tight)
        .filter(id => must.includes(id))
        .sort(),
    ).toEqual([...must].sort());
    expect(wrongsOf(tight, usual, all)).toEqual([]);
  });
});

describe('the park of today', () => {
  it('has a place for everything, and a day with all of it', () => {
    const today = programmeOf(day);
    const made = composePlan(noWishes(day), today);
    expect(wrongsOf(made, today, places)).toEqual([]);
    expect(made.lines.length).toBeGreaterThan(5);
  });
});
