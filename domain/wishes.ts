import type { ClockTime } from './clock-time.ts';
import type { Day } from './day.ts';

/** What somebody wishes of a day at the park. Everything that changes it answers new wishes, which the next plan is composed of. */

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
  /** When it was changed, on the day itself (`fromNow`): nothing that is not fixed begins before. */
  since?: ClockTime;
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

/** Wishes of somebody who has wished nothing yet. */
export const noWishes = (day: Day): Wishes => ({ day, who: [], must: [], fixed: [], dropped: [] });

/** Puts something at a time (of a show: the usual time of a performance), and leaves it there. It needs not be in the plan yet. */
export const placeAt = (wishes: Wishes, id: string, at: ClockTime): Wishes => ({
  ...wishes,
  fixed: [...without(wishes.fixed, id), { id, at }],
  dropped: wishes.dropped.filter(other => other !== id),
});

export const without = (fixed: readonly Fixed[], id: string) => fixed.filter(other => other.id !== id);

/** Drops something from the plan. */
export const drop = (wishes: Wishes, id: string): Wishes => ({
  ...wishes,
  must: wishes.must.filter(other => other !== id),
  fixed: without(wishes.fixed, id),
  dropped: [...wishes.dropped.filter(other => other !== id), id],
});

/** Adds something: it is wished from now on, and no longer dropped. */
export const add = (wishes: Wishes, id: string): Wishes => ({
  ...wishes,
  must: [...wishes.must.filter(other => other !== id), id],
  dropped: wishes.dropped.filter(other => other !== id),
});
