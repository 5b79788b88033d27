import type { ClockTime } from '../clock-time.ts';
import type { Day } from '../day.ts';

/** For small children, for a stroller or wheelchair, and for visitors who are sensitive to noise. */
export type AccessNeed = 'children' | 'wheels' | 'quiet';
export const allAccessNeeds: readonly AccessNeed[] = ['children', 'wheels', 'quiet'];

export interface PlaceTime {
  id: string;
  /** For a performance its `usualStart`, so that the time follows a show that is moved. */
  start: ClockTime;
}

/** Contains no personal data. */
export interface Preferences {
  day: Day;
  /** By default the opening hours. */
  from?: ClockTime;
  until?: ClockTime;
  /** For an edit during the visit: only fixed stops may begin earlier. */
  notBefore?: ClockTime;
  accessNeeds: readonly AccessNeed[];
  requestedIds: readonly string[];
  /** One for each place. If two overlap, the later entry wins. */
  fixedTimes: readonly PlaceTime[];
  droppedIds: readonly string[];
  /** Handed to the ticket form; plans do not depend on it. */
  partySize?: number;
}

export const createPreferences = (day: Day): Preferences => ({
  day,
  accessNeeds: [],
  requestedIds: [],
  fixedTimes: [],
  droppedIds: [],
});

const removeId = (ids: readonly string[], id: string) => ids.filter(candidate => candidate !== id);

export const removePlaceTime = (times: readonly PlaceTime[], id: string) =>
  times.filter(time => time.id !== id);

export const fixPlaceTime = (preferences: Preferences, id: string, start: ClockTime): Preferences => ({
  ...preferences,
  fixedTimes: [...removePlaceTime(preferences.fixedTimes, id), { id, start }],
  droppedIds: removeId(preferences.droppedIds, id),
});

export const dropPlace = (preferences: Preferences, id: string): Preferences => ({
  ...preferences,
  requestedIds: removeId(preferences.requestedIds, id),
  fixedTimes: removePlaceTime(preferences.fixedTimes, id),
  droppedIds: [...removeId(preferences.droppedIds, id), id],
});

export const requestPlace = (preferences: Preferences, id: string): Preferences => ({
  ...preferences,
  requestedIds: [...removeId(preferences.requestedIds, id), id],
  droppedIds: removeId(preferences.droppedIds, id),
});

/** Does not keep an arrival today, which may just be the current time. */
export const changeDay = (
  { from, notBefore: _, ...preferences }: Preferences,
  day: Day,
  today: Day | undefined,
): Preferences => ({ ...preferences, ...(from && preferences.day !== today && { from }), day });
