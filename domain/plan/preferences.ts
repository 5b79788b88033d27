import type { ClockTime } from '../clock-time.ts';
import type { Day } from '../day.ts';

/** What a visitor wants of a day at the park. Each edit returns new preferences, from which the next plan is composed. */

/** Who comes: small children, somebody with a pushchair or wheelchair, somebody sensitive to noise. */
export type Who = 'children' | 'wheels' | 'quiet';
export const everyWho: readonly Who[] = ['children', 'wheels', 'quiet'];

/** A place with a time chosen by the visitor. */
export interface Fixed {
  id: string;
  /** Its start. Of a show the usual time of the performance (`usualStart`), so that it follows a moved show. */
  at: ClockTime;
}

/** Everything a plan is composed from, including manual edits. No personal data. */
export interface Preferences {
  day: Day;
  /** Arrival and departure; by default the opening hours. */
  from?: ClockTime;
  until?: ClockTime;
  /** The time of the last edit during the visit (`fromNow`): only what is fixed may begin earlier. */
  since?: ClockTime;
  who: readonly Who[];
  /** Ids of requested places: shows, encounters, activities, `meal`, the quiet place. */
  must: readonly string[];
  /** Each place at most once, in the order of the edits: if two overlap, the later wins. */
  fixed: readonly Fixed[];
  /** The stops before the last edit, with their times: they move only if they have to, and nothing fills the gaps. */
  kept?: readonly Fixed[];
  /** Removed by the visitor. */
  dropped: readonly string[];
  /** Number of visitors, for the ticket form only. */
  party?: number;
}

export const noPreferences = (day: Day): Preferences => ({ day, who: [], must: [], fixed: [], dropped: [] });

/** Fixes a place at a time (of a show: the usual time of a performance), whether or not it is in the plan. */
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

/** Requests a place, even if it was dropped. */
export const add = ({ must, dropped, ...rest }: Preferences, id: string): Preferences => ({
  ...rest,
  must: [...must.filter(other => other !== id), id],
  dropped: dropped.filter(other => other !== id),
});

/** The same preferences for another day. An arrival today may be just the time of the day. */
export const onDay = (
  { from, since: _since, kept: _kept, ...preferences }: Preferences,
  day: Day,
  today: Day | undefined,
): Preferences => ({ ...preferences, ...(from && preferences.day !== today && { from }), day });
