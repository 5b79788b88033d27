import type { ClockTime } from './clock-time.ts';
import type { Day } from './day.ts';

/** What somebody wants of a day at the park. Each change answers new preferences, which the next plan is composed of. */

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
export interface Preferences {
  day: Day;
  /** When they come and leave; not given: with the hours of the day. */
  from?: ClockTime;
  until?: ClockTime;
  /** When it was changed, on the day itself (`fromNow`): nothing that is not fixed begins before. */
  since?: ClockTime;
  who: readonly Who[];
  /** Ids of places that must not be missed: shows, encounters, activities, `meal`, the quiet place. */
  must: readonly string[];
  /** Moved or fixed by hand, each once, in that order: where two are in each other's way, the later stays. */
  fixed: readonly Fixed[];
  /** Dropped by hand: these are in no plan. */
  dropped: readonly string[];
  /** How many come, for the ticket form only. */
  party?: number;
}

export const noPreferences = (day: Day): Preferences => ({ day, who: [], must: [], fixed: [], dropped: [] });

/** Keeps something at a time (of a show: the usual time of a performance). It need not be in the plan yet. */
export const fixAt = ({ fixed, dropped, ...rest }: Preferences, id: string, at: ClockTime): Preferences => ({
  ...rest,
  fixed: [...withoutId(fixed, id), { id, at }],
  dropped: dropped.filter(other => other !== id),
});

export const withoutId = (fixed: readonly Fixed[], id: string) => fixed.filter(other => other.id !== id);

export const drop = ({ must, fixed, dropped, ...rest }: Preferences, id: string): Preferences => ({
  ...rest,
  must: must.filter(other => other !== id),
  fixed: withoutId(fixed, id),
  dropped: [...dropped.filter(other => other !== id), id],
});

/** It is wished from now on, and no longer dropped. */
export const add = ({ must, dropped, ...rest }: Preferences, id: string): Preferences => ({
  ...rest,
  must: [...must.filter(other => other !== id), id],
  dropped: dropped.filter(other => other !== id),
});
