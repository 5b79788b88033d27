import { type ClockTime, minutesOfDay, timeOfDay } from '../../domain/clock-time.ts';
import type { Exception } from '../../domain/exceptions.ts';
import { type Place, walkBetween } from '../../domain/places.ts';
import type { Line, Plan } from '../../domain/plan.ts';
import { type DayProgramme, programmeOf } from '../../domain/programme.ts';
import { usualStart } from '../../domain/visit.ts';
import { everyWho, type Wishes } from '../../domain/wishes.ts';
import { day, plain } from './made-up-park.ts';

/** Any wishes on any day, and what is wrong with a plan of them. */

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

export const minutes = (time: ClockTime) => minutesOfDay(time);
export const at = (all: readonly Place[], id: string) => all.find(place => place.id === id) as Place;

/** Everything that is wrong with a plan, found without the composer's own means. */
export function wrongsOf(made: Plan, programme: DayProgramme, all: readonly Place[]): string[] {
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

export const cases = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => {
    const thrown = dice(first + index);
    const { programme, all } = randomDay(thrown);
    return { seed: first + index, programme, all, wishes: randomWishes(thrown, all, programme), thrown };
  });
