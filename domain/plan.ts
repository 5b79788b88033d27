import type { ClockTime } from './clock-time.ts';
import type { Day } from './day.ts';
import type { ReasonId } from './exceptions.ts';
import type { Hours } from './park.ts';
import type { PlaceKind } from './places.ts';
import type { DayProgramme, Performance } from './programme.ts';

/**
 * A day at the park, composed of what somebody wishes. Everything here is a pure function: the same wishes on the same programme are
 * the same plan, whichever phone opens the link.
 */

/** Who comes: small children, a pushchair or a wheelchair, somebody whom noise hurts. */
export type Who = 'children' | 'wheels' | 'quiet';
export const everyWho: readonly Who[] = ['children', 'wheels', 'quiet'];

/** Something that stays at a time that the visitor has chosen. */
export interface Fixed {
  id: string;
  /** When it begins. Of a show the usual time of the performance (`usualStart`): it goes along when the show is moved. */
  at: ClockTime;
}

/** All that a plan is made of, with what the visitor has done by hand. It holds nothing about a person. */
export interface Wishes {
  day: Day;
  /** When they come and leave; not given: with the hours of the day. */
  from?: ClockTime;
  until?: ClockTime;
  who: readonly Who[];
  /** Ids of places that must not be missed: shows, encounters, activities, `meal`, the quiet place. */
  must: readonly string[];
  /** Moved or fixed by hand, in the order in which it was done: where two are in each other's way, the later stays. */
  fixed: readonly Fixed[];
  /** Dropped by hand: these are in no plan. */
  dropped: readonly string[];
  /** How many come, for the ticket form only. */
  party?: number;
}

/** One line of a plan: a performance, or a stay at a place. */
export interface Line {
  /** Of the place; unique in a plan. */
  id: string;
  kind: PlaceKind;
  /** Minutes to walk there from the line before, or from the gate. */
  walk: number;
  /** When one should be there: ten minutes before a performance, for the seats; else `start`. */
  by: ClockTime;
  start: ClockTime;
  end: ClockTime;
  /** Of a show. */
  performance?: Performance;
  /** Of a show that has been moved today: why. Its usual time is `usualStart(performance)`. */
  moved?: ReasonId;
  wished: boolean;
  fixed: boolean;
}

/**
 * - `closed`: the park is closed on the day.
 * - `cancelled`: it does not take place on the day (`reason`).
 * - `gone`: there is no such place any more, or (with `at`) no such performance on any day like this.
 * - `hours`: it takes place outside of the hours of the visit.
 * - `overlap`: something else is at that time (`with`).
 * - `full`: there is no time left for it (`with` is empty).
 * - `steps`: left out because of wheels.
 * - `noise`: left out because of the noise; never what was wished.
 */
export type Why = 'closed' | 'cancelled' | 'gone' | 'hours' | 'overlap' | 'full' | 'steps' | 'noise';

/** Another performance of what was missed, and what it would take to see it. */
export interface Offer {
  performance: Performance;
  /** Lines of the plan that it is in the way of, which would be moved or missed. None: nothing. */
  instead: readonly string[];
  /** One would have to come that early, or stay that late. */
  from?: ClockTime;
  until?: ClockTime;
}

/** Something that is not in the plan, or not at the time `at` that it was fixed at, and why. */
export interface Missed {
  id: string;
  why: Why;
  /** Why the park is closed, or why the performance is cancelled. */
  reason?: ReasonId;
  /** The lines that it is in the way of. */
  with: readonly string[];
  /** The time that it was fixed at. The thing itself may be in the plan at another time. */
  at?: ClockTime;
  /** Whether the visitor wished it (or fixed it); what is left out because of steps or noise may be unwished. */
  wished: boolean;
  offers: readonly Offer[];
}

export interface Plan {
  wishes: Wishes;
  day: Day;
  /** When the visit begins and ends, within the hours of the day. Null where the park is closed. */
  visit: Hours | null;
  /** Why the park is closed, or has other hours. */
  reason?: ReasonId;
  /** In the order of the day; none overlap. */
  lines: readonly Line[];
  /** Minutes from the last line to the gate. */
  home: number;
  missed: readonly Missed[];
}

/** The best day for these wishes. */
export function composePlan(_wishes: Wishes, _programme: DayProgramme): Plan {
  throw new Error('to be written');
}

/** Wishes of somebody who has wished nothing yet. */
export const noWishes = (day: Day): Wishes => ({ day, who: [], must: [], fixed: [], dropped: [] });

/** The usual time of a performance, as its id has it. */
export const usualStart = ({ id, start }: Performance): ClockTime =>
  id.replace(/^.*-(\d\d)(\d\d)$/, '$1:$2') === id
    ? start
    : (id.replace(/^.*-(\d\d)(\d\d)$/, '$1:$2') as ClockTime);

// What the visitor does to a line. Each answers the wishes that the next plan is composed of.

/** Moves a line: a show to the performance before or after, another by a quarter of an hour. The same wishes where there is no way. */
export function moveLine(_plan: Plan, _programme: DayProgramme, _id: string, _by: -1 | 1): Wishes {
  throw new Error('to be written');
}

/** Puts something at a time (of a show: the usual time of a performance), and leaves it there. It needs not be in the plan yet. */
export function placeAt(_wishes: Wishes, _id: string, _at: ClockTime): Wishes {
  throw new Error('to be written');
}

/** Fixes a line where it is, or lets it go where it is fixed. */
export function toggleFixed(_plan: Plan, _id: string): Wishes {
  throw new Error('to be written');
}

/** Drops something from the plan. */
export function drop(_wishes: Wishes, _id: string): Wishes {
  throw new Error('to be written');
}

/** Adds something: it is wished from now on, and no longer dropped. */
export function add(_wishes: Wishes, _id: string): Wishes {
  throw new Error('to be written');
}

/** Where one is in a plan at a time of its day. */
export interface Moment {
  /** The line that is on, seats included. */
  now?: Line;
  next?: Line;
  /** Minutes until one should set out for `next` (0: now), and until it begins. */
  leaveIn?: number;
  startsIn?: number;
  /** Ids of lines that are over. */
  over: readonly string[];
}

export function momentIn(_plan: Plan, _time: ClockTime): Moment {
  throw new Error('to be written');
}
