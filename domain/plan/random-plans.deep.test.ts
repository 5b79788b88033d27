import { expect, it } from 'vitest';
import { day, plain, stopOf } from '../../tests/support/fixture-park.ts';
import { minutesOfDay as minutes, timeOfDay } from '../clock-time.ts';
import { type Place, walkBetween } from '../places.ts';
import { type DaySchedule, scheduleOf, usualStart } from '../schedule.ts';
import { stopChanges } from './diff.ts';
import { keepTimes, toggleFixed } from './edits.ts';
import { composePlan, type Plan } from './plan.ts';
import { drop, everyWho, type Preferences } from './preferences.ts';

/** A seeded random number generator. */
function dice(seed: number) {
  let state = Math.imul(seed, 0x9e3779b1);
  const roll = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) / 2 ** 23;
  };
  const upTo = (count: number) => Math.floor(roll() * count);
  return {
    roll,
    upTo,
    some: <T>(all: readonly T[], share: number) => all.filter(() => roll() < share),
    time: (from: number, to: number, step = 5) =>
      timeOfDay(from * 60 + upTo(Math.floor(((to - from) * 60) / step) + 1) * step),
    one: <T>(all: readonly T[]) => all[upTo(all.length)] as T,
  };
}
type Dice = ReturnType<typeof dice>;

function randomDay({ roll, upTo, time, one, some }: Dice): { schedule: DaySchedule; all: Place[] } {
  const hours = { opens: time(8, 11, 30), closes: time(13, 20, 30) };
  const shows = ['s0', 's1', 's2', 's3'].slice(0, upTo(5)).map(id => {
    const starts = new Set(Array.from({ length: 1 + upTo(3) }, () => time(9, 18, 15)));
    return { id, starts: [...starts].sort(), minutes: 15 + upTo(6) * 5 };
  });
  const place = (id: string, kind: Place['kind'], more: Partial<Place> = {}): Place => ({
    ...plain,
    id,
    kind,
    at: [upTo(400) - 200, upTo(300)],
    noise: one(['quiet', 'lively', 'loud'] as const),
    ...(roll() < 0.2 && { steps: 3 }),
    ...more,
  });
  const stays = some(['e0', 'e1', 'a0', 'a1', 'a2'], 0.6).map(id =>
    place(id, id.startsWith('e') ? 'encounter' : 'activity', {
      minutes: 10 + upTo(10) * 5,
      ...(roll() < 0.3 && { children: true as const }),
      ...(roll() < 0.1 && { between: [time(9, 12), time(13, 15)] as const }),
    }),
  );
  const all = [
    place('gate', 'gate', { at: [0, 0] }),
    ...shows.map(({ id }) => place(id, 'show')),
    ...stays,
    place('meal', 'meal', { ...plain, minutes: 45, between: ['11:30', '15:00'] }),
    place('garden', 'quiet', { ...plain, minutes: 60 }),
  ];
  return { all, schedule: scheduleOf(day, { hours, otherHours: [], shows, talks: [], exceptions: [] }) };
}

function randomPreferences(
  { roll, some, time, one }: Dice,
  all: readonly Place[],
  { performances }: DaySchedule,
) {
  const known = [...all.map(({ id }) => id).filter(id => id !== 'gate'), 'panda'];
  const dropped = some(known, 0.1);
  const left = known.filter(id => !dropped.includes(id));
  const fixed = some(left, roll() < 0.5 ? 0 : 0.3).map(id => {
    const played = performances.filter(({ show }) => show === id);
    return { id, at: played.length > 0 && roll() < 0.9 ? usualStart(one(played)) : time(8, 19) };
  });
  const from = roll() < 0.4 && { from: time(8, 14) };
  const until = roll() < 0.4 && { until: time(11, 20) };
  return {
    day,
    ...from,
    ...until,
    who: some(everyWho, 0.3),
    must: some(left, one([0, 0.3, 0.6, 1])),
    fixed,
    dropped,
  };
}

const cases = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => {
    const thrown = dice(first + index);
    const { schedule, all } = randomDay(thrown);
    return { seed: first + index, schedule, all, preferences: randomPreferences(thrown, all, schedule) };
  });

const at = (all: readonly Place[], id: string) => all.find(place => place.id === id) as Place;

/** Checks a plan independently of the composer. */
function faultsOf({ preferences, stops, missed, home }: Plan, schedule: DaySchedule, all: readonly Place[]) {
  const hours = schedule.hours ?? ({ opens: '24:00', closes: '24:00' } as const);
  const slow = preferences.who.includes('children') || preferences.who.includes('wheels');
  const gate = at(all, 'gate');
  const end = Math.min(minutes(hours.closes), minutes(preferences.until ?? '24:00'));
  const isFixed = (id: string) => preferences.fixed.some(one => one.id === id);
  const isRequested = (id: string) => preferences.must.includes(id) || isFixed(id);
  let free = Math.max(minutes(hours.opens), minutes(preferences.from ?? '00:00'));
  let last = gate;
  const faults = stops.flatMap(line => {
    const { id, by, start, end: over, performance, fixed, requested, walk } = line;
    const place = at(all, id);
    const backBy = minutes(over) + walkBetween(place, gate, slow);
    const held = preferences.fixed.find(one => one.id === id)?.at;
    const holds = {
      walk: walk === walkBetween(last, place, slow),
      'there in time': minutes(by) >= free + walk,
      seats: minutes(start) - minutes(by) === (performance ? 10 : 0),
      fixed: !fixed || held === (performance ? usualStart(performance) : start),
      requested: requested === isRequested(id),
      dropped: !preferences.dropped.includes(id),
      steps: !place.steps || !preferences.who.includes('wheels') || isFixed(id),
      loud: place.noise !== 'loud' || !preferences.who.includes('quiet') || requested,
      played: !performance || schedule.performances.includes(performance),
      'performance’s times': !performance || (performance.start === start && performance.end === over),
      length: performance !== undefined || minutes(over) - minutes(start) === place.minutes,
      'within the visit': (performance ? minutes(over) : backBy) <= end,
      served: !place.between || (start >= place.between[0] && start <= place.between[1]),
    };
    free = minutes(over);
    last = place;
    return Object.entries(holds).flatMap(([what, is]) => (is ? [] : [`${id}: ${what}`]));
  });
  const inPlan = new Set(stops.map(({ id }) => id));
  const lost = (id: string) => !inPlan.has(id) && !missed.some(one => one.id === id && one.requested);
  return [
    ...faults,
    ...(home === (stops.length > 0 ? walkBetween(last, gate, slow) : 0) ? [] : ['home']),
    ...(inPlan.size === stops.length ? [] : ['a stop twice']),
    ...[...preferences.must, ...preferences.fixed.map(({ id }) => id)]
      .filter(lost)
      .map(id => `${id}: forgotten`),
  ];
}

it('a random plan is valid, reproducible, and unchanged when all of it is fixed', () => {
  let stops = 0;
  for (const { seed, schedule, all, preferences } of cases(400, 1)) {
    const made = composePlan(preferences, schedule, all);
    expect(faultsOf(made, schedule, all), `seed ${seed}`).toEqual([]);
    expect(composePlan(structuredClone(preferences), schedule, all), `seed ${seed}`).toEqual(made);
    let fixed = made;
    for (const { id } of made.stops.filter(line => !line.fixed))
      fixed = { ...fixed, preferences: toggleFixed({ ...made, preferences: fixed.preferences }, id) };
    const again = composePlan(fixed.preferences, schedule, all);
    for (const { id, start } of made.stops)
      expect(stopOf(again, id), `seed ${seed}`).toMatchObject({ start, fixed: true });
    stops += made.stops.length;
  }
  // Plans are full.
  expect(stops).toBeGreaterThan(1200);
});

it('dropping a stop moves no other', () => {
  for (const { seed, schedule, all, preferences } of cases(200, 3000)) {
    const made = composePlan(preferences, schedule, all);
    // Room for what was missed may take moves.
    if (made.missed.length > 0) continue;
    for (const { id } of made.stops) {
      const next = composePlan(keepTimes(drop(preferences, id), made), schedule, all);
      expect(faultsOf(next, schedule, all), `seed ${seed}, ${id}`).toEqual([]);
      const others = stopChanges(made, next).filter(one => one.id !== id);
      expect(others, `seed ${seed}, ${id}`).toEqual([]);
    }
  }
});

/** The optimum by brute force: the maximum number of shows, then of other requests. */
function bruteForce(preferences: Preferences, { hours, performances }: DaySchedule, all: readonly Place[]) {
  const slow = preferences.who.includes('children') || preferences.who.includes('wheels');
  const gate = at(all, 'gate');
  const closes = minutes(hours?.closes ?? '00:00');
  const end = Math.min(closes, minutes(preferences.until ?? '24:00'));
  const most: [shows: number, others: number] = [0, 0];
  const go = (place: Place, free: number, left: Place[], shows: number, others: number) => {
    if (shows > most[0] || (shows === most[0] && others > most[1])) most.splice(0, 2, shows, others);
    for (const next of left) {
      const rest = left.filter(other => other !== next);
      const there = free + walkBetween(place, next, slow);
      const back = walkBetween(next, gate, slow);
      for (const { show, start, end: over } of performances)
        if (show === next.id && minutes(start) - 10 >= there)
          if (minutes(over) + (end === closes ? 0 : back) <= end)
            go(next, minutes(over), rest, shows + 1, others);
      if (next.minutes === undefined) continue;
      const start = Math.ceil(Math.max(there, minutes(next.between?.[0] ?? '00:00')) / 5) * 5;
      if (start + next.minutes + back <= end && start <= minutes(next.between?.[1] ?? '24:00'))
        go(next, start + next.minutes, rest, shows, others + 1);
    }
  };
  const wanted = all.filter(
    ({ id, steps }) => preferences.must.includes(id) && !(steps && preferences.who.includes('wheels')),
  );
  if (hours) go(gate, Math.max(minutes(hours.opens), minutes(preferences.from ?? '00:00')), wanted, 0, 0);
  return most;
}

it('a plan fulfils as many requests as the brute-force optimum', () => {
  let short = 0;
  for (const { seed, schedule, all, preferences } of cases(300, 200_000)) {
    const asked = { ...preferences, fixed: [], must: preferences.must.slice(0, 7) };
    const requested = composePlan(asked, schedule, all).stops.filter(({ id }) => asked.must.includes(id));
    const shows = requested.filter(({ kind }) => kind === 'show').length;
    expect([shows, requested.length - shows], `seed ${seed}`).toEqual(bruteForce(asked, schedule, all));
    if (requested.length < asked.must.length) short++;
  }
  // Many cases are over-constrained.
  expect(short).toBeGreaterThan(60);
});
