import { expect, it } from 'vitest';
import { day, plain } from '../../tests/support/fixture-park.ts';
import { stopOf } from '../../tests/support/plans.ts';
import { minutesOfDay as minutes, timeOfDay } from '../clock-time.ts';
import type { DaySchedule } from '../day-schedule.ts';
import { type Place, walkBetween } from '../places.ts';
import { scheduleOf, usualStart } from '../schedule.ts';
import { toggleFixed } from './edits.ts';
import { buildPlan, type Plan } from './plan.ts';
import { allAccessNeeds, dropPlace, type Preferences } from './preferences.ts';

const share = process.env['TEST_DEPTH'] === 'deep' ? 1 : 0.1;

let state = 0;
const fraction = () => {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return (state >>> 8) / 2 ** 23;
};
const integer = (count: number) => Math.floor(fraction() * count);
const subset = <T>(items: readonly T[], share: number) => items.filter(() => fraction() < share);
const pick = <T>(items: readonly T[]) => items[integer(items.length)] as T;
const time = (fromHour: number, toHour: number, step = 5) =>
  timeOfDay(fromHour * 60 + integer(Math.floor(((toHour - fromHour) * 60) / step) + 1) * step);

const place = (id: string, kind: Place['kind'], properties: Partial<Place> = {}): Place => ({
  ...plain,
  id,
  kind,
  at: [integer(400) - 200, integer(300)],
  noise: pick(['quiet', 'lively', 'loud'] as const),
  ...(fraction() < 0.2 && { steps: 3 }),
  ...properties,
});

function randomDay() {
  const hours = { opens: time(8, 11, 30), closes: time(13, 20, 30) };
  const shows = ['s0', 's1', 's2', 's3'].slice(0, integer(5)).map(id => {
    const starts = new Set(Array.from({ length: 1 + integer(3) }, () => time(9, 18, 15)));
    return { id, starts: [...starts].sort(), minutes: 15 + integer(6) * 5 };
  });
  const stays = subset(['e0', 'e1', 'a0', 'a1', 'a2'], 0.6).map(id =>
    place(id, id.startsWith('e') ? 'encounter' : 'activity', {
      minutes: 10 + integer(10) * 5,
      ...(fraction() < 0.3 && { suitsChildren: true as const }),
      ...(fraction() < 0.1 && { between: [time(9, 12), time(13, 15)] as const }),
    }),
  );
  const allPlaces = [
    place('gate', 'gate', { at: [0, 0] }),
    ...shows.map(({ id }) => place(id, 'show')),
    ...stays,
    place('meal', 'meal', { ...plain, minutes: 45, between: ['11:30', '15:00'] }),
    place('garden', 'quiet', { ...plain, minutes: 60 }),
  ];
  return { allPlaces, schedule: scheduleOf(day, { hours, shows, exceptions: [] }) };
}

function randomPreferences(allPlaces: readonly Place[], { performances }: DaySchedule): Preferences {
  const ids = allPlaces.map(({ id }) => id).filter(id => id !== 'gate');
  const droppedIds = subset(ids, 0.1);
  const remainingIds = ids.filter(id => !droppedIds.includes(id));
  const fixedTimes = subset(remainingIds, fraction() < 0.5 ? 0 : 0.3).map(id => {
    const showPerformances = performances.filter(({ show }) => show === id);
    const isPlayed = showPerformances.length > 0 && fraction() < 0.9;
    return { id, start: isPlayed ? usualStart(pick(showPerformances)) : time(8, 19) };
  });
  return {
    day,
    ...(fraction() < 0.4 && { from: time(8, 14) }),
    ...(fraction() < 0.4 && { until: time(11, 20) }),
    accessNeeds: subset(allAccessNeeds, 0.3),
    requestedIds: subset(remainingIds, pick([0, 0.3, 0.6, 1])),
    fixedTimes,
    droppedIds,
  };
}

const createCases = (count: number, firstSeed: number) =>
  Array.from({ length: count * share }, (_, index) => {
    const seed = firstSeed + index;
    state = Math.imul(seed, 0x9e3779b1);
    const { schedule, allPlaces } = randomDay();
    return { seed: `seed ${seed}`, schedule, allPlaces, preferences: randomPreferences(allPlaces, schedule) };
  });

const findPlace = (allPlaces: readonly Place[], id: string) =>
  allPlaces.find(place => place.id === id) as Place;

const namesOfFailed = (checks: Readonly<Record<string, boolean>>) =>
  Object.keys(checks).filter(name => !checks[name]);

function findErrors(
  { preferences, stops, missedPlaces, walkToExitMinutes }: Plan,
  schedule: DaySchedule,
  allPlaces: readonly Place[],
) {
  const hours = schedule.hours ?? ({ opens: '24:00', closes: '24:00' } as const);
  const isSlow = preferences.accessNeeds.includes('children') || preferences.accessNeeds.includes('wheels');
  const gate = findPlace(allPlaces, 'gate');
  const visitEnd = Math.min(minutes(hours.closes), minutes(preferences.until ?? '24:00'));
  const hasFixedTime = (id: string) => preferences.fixedTimes.some(fixedTime => fixedTime.id === id);
  const wishedIds = [...preferences.requestedIds, ...preferences.fixedTimes.map(({ id }) => id)];
  let freeFrom = Math.max(minutes(hours.opens), minutes(preferences.from ?? '00:00'));
  let previousPlace = gate;
  const stopErrors = stops.flatMap(stop => {
    const { id, arriveBy, start, end, performance, isFixed, isRequested, walkMinutes } = stop;
    const place = findPlace(allPlaces, id);
    const exitTime = minutes(end) + walkBetween(place, gate, isSlow);
    const fixedStart = preferences.fixedTimes.find(fixedTime => fixedTime.id === id)?.start;
    const checks = {
      walk: walkMinutes === walkBetween(previousPlace, place, isSlow),
      'there in time': minutes(arriveBy) >= freeFrom + walkMinutes,
      seats: minutes(start) - minutes(arriveBy) === (performance ? 10 : 0),
      fixed: !isFixed || fixedStart === (performance ? usualStart(performance) : start),
      requested: isRequested === preferences.requestedIds.includes(id),
      dropped: !preferences.droppedIds.includes(id),
      steps: !place.steps || !preferences.accessNeeds.includes('wheels') || hasFixedTime(id),
      loud: place.noise !== 'loud' || !preferences.accessNeeds.includes('quiet') || wishedIds.includes(id),
      performance: !performance || schedule.performances.includes(performance),
      times: performance
        ? performance.start === start && performance.end === end
        : minutes(end) - minutes(start) === place.minutes,
      'within the visit': (performance ? minutes(end) : exitTime) <= visitEnd,
      served: !place.between || (start >= place.between[0] && start <= place.between[1]),
    };
    freeFrom = minutes(end);
    previousPlace = place;
    return namesOfFailed(checks).map(name => `${id}: ${name}`);
  });
  const ids = stops.map(({ id }) => id);
  const planErrors = namesOfFailed({
    'walk to the exit': walkToExitMinutes === walkBetween(previousPlace, gate, isSlow),
    'a stop once': new Set(ids).size === ids.length,
  });
  const reportedIds = missedPlaces.filter(({ isRequested }) => isRequested).map(({ id }) => id);
  return [
    ...stopErrors,
    ...planErrors,
    ...wishedIds.filter(id => ![...ids, ...reportedIds].includes(id)).map(id => `${id}: forgotten`),
  ];
}

it('a random plan is valid, reproducible, and unchanged when all of it is fixed', () => {
  let stopCount = 0;
  for (const { seed, schedule, allPlaces, preferences } of createCases(400, 1)) {
    const plan = buildPlan(preferences, schedule, allPlaces);
    expect(findErrors(plan, schedule, allPlaces), seed).toEqual([]);
    expect(buildPlan(structuredClone(preferences), schedule, allPlaces), seed).toEqual(plan);
    const fixedPreferences = plan.stops
      .filter(({ isFixed }) => !isFixed)
      .reduce((preferences, { id }) => toggleFixed({ ...plan, preferences }, id), plan.preferences);
    const rebuiltPlan = buildPlan(fixedPreferences, schedule, allPlaces);
    for (const { id, start } of plan.stops)
      expect(stopOf(rebuiltPlan, id), seed).toMatchObject({ start, isFixed: true });
    stopCount += plan.stops.length;
  }
  expect(stopCount).toBeGreaterThan(1200 * share);
});

it('dropping a stop of a usual day moves no other', () => {
  for (const { seed, schedule, allPlaces, preferences: randomPreferences } of createCases(200, 3000)) {
    const preferences = { ...randomPreferences, requestedIds: [], fixedTimes: [], droppedIds: [] };
    const plan = buildPlan(preferences, schedule, allPlaces);
    // Missed places may take the room, and move stops.
    if (plan.missedPlaces.length > 0) continue;
    for (const { id } of plan.stops) {
      const editedPlan = buildPlan(dropPlace(preferences, id), schedule, allPlaces);
      expect(findErrors(editedPlan, schedule, allPlaces), `${seed}, ${id}`).toEqual([]);
      const startsOf = ({ stops }: Plan) => stops.map(({ id, start }) => `${id} ${start}`);
      const otherStarts = startsOf(plan).filter(start => !start.startsWith(`${id} `));
      expect(startsOf(editedPlan), `${seed}, ${id}`).toEqual(otherStarts);
    }
  }
});

/** By brute force: as many shows as possible, then other requests. */
function findOptimum(
  preferences: Preferences,
  { hours, performances }: DaySchedule,
  allPlaces: readonly Place[],
) {
  const isSlow = preferences.accessNeeds.includes('children') || preferences.accessNeeds.includes('wheels');
  const gate = findPlace(allPlaces, 'gate');
  const closes = minutes(hours?.closes ?? '00:00');
  const visitEnd = Math.min(closes, minutes(preferences.until ?? '24:00'));
  const best: [shows: number, stays: number] = [0, 0];
  const search = (place: Place, freeFrom: number, remainingPlaces: Place[], shows: number, stays: number) => {
    if (shows > best[0] || (shows === best[0] && stays > best[1])) best.splice(0, 2, shows, stays);
    for (const nextPlace of remainingPlaces) {
      const otherPlaces = remainingPlaces.filter(other => other !== nextPlace);
      const earliest = freeFrom + walkBetween(place, nextPlace, isSlow);
      const walkToExit = walkBetween(nextPlace, gate, isSlow);
      for (const { show, start, end } of performances)
        if (show === nextPlace.id && minutes(start) - 10 >= earliest)
          if (minutes(end) + (visitEnd === closes ? 0 : walkToExit) <= visitEnd)
            search(nextPlace, minutes(end), otherPlaces, shows + 1, stays);
      if (nextPlace.minutes === undefined) continue;
      const [firstStart, lastStart] = nextPlace.between ?? ['00:00', '24:00'];
      const start = Math.ceil(Math.max(earliest, minutes(firstStart)) / 5) * 5;
      const end = start + nextPlace.minutes;
      if (end + walkToExit <= visitEnd && start <= minutes(lastStart))
        search(nextPlace, end, otherPlaces, shows, stays + 1);
    }
  };
  const requestedPlaces = allPlaces.filter(
    ({ id, steps }) =>
      preferences.requestedIds.includes(id) && !(steps && preferences.accessNeeds.includes('wheels')),
  );
  if (hours)
    search(gate, Math.max(minutes(hours.opens), minutes(preferences.from ?? '00:00')), requestedPlaces, 0, 0);
  return best;
}

it('a plan fulfils as many requests as the brute-force optimum', () => {
  let overConstrained = 0;
  for (const { seed, schedule, allPlaces, preferences } of createCases(300, 200_000)) {
    const limited = { ...preferences, fixedTimes: [], requestedIds: preferences.requestedIds.slice(0, 7) };
    const requestedStops = buildPlan(limited, schedule, allPlaces).stops.filter(({ id }) =>
      limited.requestedIds.includes(id),
    );
    const shows = requestedStops.filter(({ kind }) => kind === 'show').length;
    expect([shows, requestedStops.length - shows], seed).toEqual(findOptimum(limited, schedule, allPlaces));
    if (requestedStops.length < limited.requestedIds.length) overConstrained++;
  }
  expect(overConstrained).toBeGreaterThan(60 * share);
});
