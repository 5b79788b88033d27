/** Places' words are in `content/<language>/` under the same ids. */
import { type ClockTime, isClockTime } from './clock-time.ts';
import { type Hours, type Park, park, type ShowId } from './park.ts';

export type PlaceKind = 'gate' | 'show' | 'encounter' | 'activity' | 'meal' | 'quiet';

type Noise = 'quiet' | 'lively' | 'loud';

/** How much of a place has seats, or shade. */
type Coverage = 'all' | 'some' | 'none';

/** Shown in the planner. Noise and steps also decide which places a plan leaves out. */
interface Access {
  noise: Noise;
  /** At least in the front rows. */
  mayGetWet?: true;
  /** Steps that cannot be avoided on the way in: 0 is step-free, unset is unknown, which the planner does not mention. */
  steps?: number;
  seats: Coverage;
  shade: Coverage;
}

export interface Place<Id extends string = string> extends Access {
  /** Shows have the id in `park.ts`. */
  id: Id;
  kind: PlaceKind;
  /** Meters from the gate. */
  at: readonly [east: number, north: number];
  show?: ShowId;
  /** Unset for shows (see `park.ts`). */
  minutes?: number;
  /** Suits small children: with them, plans prefer it, put it early, and omit other activities unless requested. */
  suitsChildren?: true;
  /** Decided on the day, so a planned time is approximate. */
  timeVaries?: true;
  /** Earliest and latest start. */
  between?: readonly [ClockTime, ClockTime];
}

const placeFacts = [
  { id: 'gate', kind: 'gate', at: [0, 0], noise: 'lively', steps: 0, seats: 'some', shade: 'some' },
  {
    id: 'dolphin',
    kind: 'show',
    at: [10, 115],
    noise: 'loud',
    mayGetWet: true,
    steps: 0,
    seats: 'all',
    shade: 'some',
  },
  { id: 'parrot', kind: 'show', at: [-120, 195], noise: 'lively', steps: 0, seats: 'all', shade: 'all' },
  {
    id: 'sealion',
    kind: 'show',
    at: [-70, 70],
    noise: 'loud',
    mayGetWet: true,
    steps: 0,
    seats: 'all',
    shade: 'some',
  },
  {
    id: 'parrots',
    kind: 'encounter',
    show: 'parrot',
    minutes: 40,
    at: [-115, 120],
    noise: 'lively',
    steps: 0,
    seats: 'some',
    shade: 'some',
  },
  {
    id: 'penguins',
    kind: 'encounter',
    minutes: 35,
    at: [130, 150],
    noise: 'quiet',
    // The owner has yet to say how one gets to the lower floor (`tools/owner-tasks.ts`).
    seats: 'some',
    shade: 'all',
  },
  {
    id: 'orca',
    kind: 'encounter',
    minutes: 30,
    at: [115, 70],
    noise: 'quiet',
    steps: 0,
    seats: 'some',
    shade: 'all',
  },
  {
    id: 'kids',
    kind: 'activity',
    minutes: 45,
    at: [-135, 45],
    noise: 'lively',
    mayGetWet: true,
    steps: 0,
    seats: 'some',
    shade: 'some',
    suitsChildren: true,
  },
  {
    id: 'feed',
    kind: 'activity',
    minutes: 20,
    at: [45, 75],
    timeVaries: true,
    noise: 'lively',
    steps: 0,
    seats: 'none',
    shade: 'some',
    suitsChildren: true,
  },
  {
    id: 'talk',
    kind: 'activity',
    minutes: 15,
    at: [-65, 18],
    timeVaries: true,
    noise: 'quiet',
    steps: 0,
    seats: 'all',
    shade: 'all',
  },
  {
    id: 'photo',
    kind: 'activity',
    minutes: 15,
    at: [60, 205],
    noise: 'quiet',
    steps: 12,
    seats: 'none',
    shade: 'none',
  },
  {
    id: 'meal',
    kind: 'meal',
    minutes: 45,
    at: [-60, 195],
    noise: 'lively',
    steps: 0,
    seats: 'all',
    shade: 'all',
    between: ['11:30', '15:30'],
  },
  {
    id: 'garden',
    kind: 'quiet',
    minutes: 60,
    at: [120, 15],
    noise: 'quiet',
    steps: 0,
    seats: 'all',
    shade: 'all',
  },
] as const satisfies readonly Place[];

export type PlaceId = (typeof placeFacts)[number]['id'];

export const places: readonly Place<PlaceId>[] = placeFacts;

export const timeVaries = (placeId: string): boolean =>
  places.some(place => place.id === placeId && place.timeVaries);

export const talkMinutes = places.find(({ id }) => id === 'talk')?.minutes ?? 0;

/** Meters per minute as the crow flies; `slow` with small children or on wheels. */
const pace = { usual: 50, slow: 35 };

/** How early visitors should be in their seats. */
export const seatsBeforeMinutes = 10;

/** Walking time in minutes. */
export function walkBetween(
  { at: [fromEast, fromNorth] }: Place,
  { at: [toEast, toNorth] }: Place,
  isSlow = false,
): number {
  return Math.ceil(Math.hypot(toEast - fromEast, toNorth - fromNorth) / (isSlow ? pace.slow : pace.usual));
}

export function validatePlaces(
  all: readonly Place[] = places,
  { hours, shows }: Pick<Park<string>, 'hours' | 'shows'> = park,
): string[] {
  const ids = all.map(({ id }) => id);
  const showIds = shows.map(({ id }) => id);
  const gates = all.filter(({ kind }) => kind === 'gate').length;
  return [
    ...(gates === 1 ? [] : [`There are ${gates} places of the kind "gate"; there must be one.`]),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map(id => `Two places have the id "${id}".`),
    ...showIds.filter(id => !ids.includes(id)).map(id => `There is no place for the show "${id}".`),
    ...all.flatMap(place => validatePlace(place, showIds, hours)),
  ];
}

function validatePlace({ id, kind, minutes, between, steps = 0 }: Place, showIds: string[], hours: Hours) {
  const name = `The place "${id}"`;
  const [first, last] = between ?? [hours.opens, hours.closes];
  const needsMinutes = kind !== 'gate' && kind !== 'show';
  const rules: [isBroken: boolean, error: string][] = [
    [
      !/^[a-z][a-z0-9-]*$/.test(id) || /-\d{4}$/.test(id),
      `${name} has an invalid id: use lower-case letters, digits and hyphens, and no time at the end.`,
    ],
    [kind === 'show' && !showIds.includes(id), `${name} is a show that is missing from domain/park.ts.`],
    [minutes === undefined && needsMinutes, `${name} needs minutes.`],
    [minutes !== undefined && !(minutes > 0), `${name} has ${minutes} minutes; it needs more than 0.`],
    [!(steps >= 0), `${name} has ${steps} steps.`],
    [
      !isClockTime(first) || !isClockTime(last) || first > last || first < hours.opens || last > hours.closes,
      `${name} is open from ${first} to ${last}, which are not times (HH:MM) within the park’s hours.`,
    ],
  ];
  return rules.flatMap(([isBroken, error]) => (isBroken ? error : []));
}
