/** Places' words are in `content/<language>/` under the same ids. */
import type { ClockTime } from './clock-time.ts';
import { type Park, park, type ShowId } from './park.ts';

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

/** Finds what a change of `times.json` can break. */
export function validatePlaces(
  all: readonly Place[] = places,
  { hours, shows }: Pick<Park<string>, 'hours' | 'shows'> = park,
): string[] {
  const showIds = shows.map(({ id }) => id);
  const placeIds = all.flatMap(({ id, kind }) => (kind === 'show' ? id : []));
  return [
    ...showIds.filter(id => !placeIds.includes(id)).map(id => `There is no place for the show "${id}".`),
    ...placeIds
      .filter(id => !showIds.includes(id))
      .map(id => `The place "${id}" is a show that is missing from domain/times.json.`),
    ...all.flatMap(({ id, between: [first, last] = [hours.opens, hours.closes] }) =>
      first < hours.opens || last > hours.closes
        ? `The place "${id}" is open from ${first} to ${last}, which is not within the park’s hours.`
        : [],
    ),
  ];
}
