import { describe, expect, it } from 'vitest';
import { day, ids, lineOf, park, plain, usual, wish } from '../tests/support/made-up-park.ts';
import { at, cases, minutes, wrongsOf } from '../tests/support/random-plans.ts';
import { type Place, places, walkBetween } from './places.ts';
import { composePlan } from './plan.ts';
import { moveLine, toggleFixed } from './plan-steps.ts';
import { type DayProgramme, programmeOf } from './programme.ts';
import { usualStart } from './visit.ts';
import { noWishes, placeAt, type Wishes } from './wishes.ts';

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
