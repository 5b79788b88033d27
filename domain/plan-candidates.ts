import { type ClockTime, minutesOfDay, upToFive } from './clock-time.ts';
import type { ReasonId } from './exceptions.ts';
import type { Place } from './places.ts';
import type { Occasion, Outing, TimeWindow } from './plan-occasions.ts';
import {
  areApart,
  fits,
  isAhead,
  occasionAt,
  performancesAt,
  stayWindow,
  usualTime,
} from './plan-occasions.ts';
import type { Preferences, Who } from './plan-preferences.ts';
import { type DayProgramme, usualStart } from './programme.ts';

/** A place that may come into a plan, and what it is worth there. */
export interface Candidate {
  place: Place;
  wished: boolean;
  /** Those of the day; none where one stays when one likes. */
  performances: readonly Occasion[];
  /** Where the visitor has fixed it. */
  fixed?: Occasion | undefined;
  /** Walks, waiting and odd times are subtracted. */
  value: number;
  /** When one may be there, and for how long it then takes. */
  windows: readonly TimeWindow[];
  minutes: number;
  /** The best time to be there, and what each minute away from it costs. */
  ideal?: { at: number; cost: number } | undefined;
}

/**
 * `over`: played for the last time on the day. `gone`: there is no such place any more, or (with `at`) no such performance on any day like
 * this. `hours`: outside the visit. `overlap`: something else is at that time. `full`: there is no time left. The last two: for who comes.
 */
export type Why = 'closed' | 'cancelled' | 'over' | 'gone' | 'hours' | 'overlap' | 'full' | 'steps' | 'noise';

/** What cannot be as it was asked for, whatever else the day holds. */
export interface Refusal {
  id: string;
  why: Why;
  /** Why the park is closed, or the performance cancelled. */
  reason?: ReasonId;
  /** The time that it was fixed at: it may be in the plan at another. */
  at?: ClockTime;
  /** What is left out because of steps or noise may be unwished. */
  wished: boolean;
}

/** When people like to eat, small children earlier; and when a quiet hour does most good. */
const mealtime = (who: readonly Who[]) => (who.includes('children') ? 12 * 60 + 15 : 13 * 60);
const restTime = 14 * 60 + 30;

/** What was fixed outranks any show that is wished, such a show any other wish, and so on; what fills the gaps is worth a walk. */
const worth = { fixed: 1e9, show: 1e7, wish: 1e5 };
const unasked = { quiet: 2e4, meal: 1e4, show: 400, encounter: 200, activity: 100, gate: 0 };
const childrenFirst = 3;
const calm = { quiet: 50, lively: -50, loud: 0 };

/** The ids that a plan is about, in the order of the park's places. */
export const idsOf = (all: readonly Place[], { must, fixed, dropped }: Preferences): string[] => {
  const ids = [...all.map(({ id }) => id), ...must, ...fixed.map(({ id }) => id)];
  return [...new Set(ids)].filter(id => !dropped.includes(id));
};

/** What may come into the plan, and what may not. */
export function candidatesOf(
  preferences: Preferences,
  programme: DayProgramme,
  all: readonly Place[],
  outing: Outing,
): { candidates: Candidate[]; refusals: Refusal[] } {
  const { who, must, fixed } = preferences;
  const candidates: Candidate[] = [];
  const refusals: Refusal[] = [];
  for (const id of idsOf(all, preferences)) {
    const place = all.find(one => one.id === id && one.kind !== 'gate');
    const at = fixed.find(one => one.id === id)?.at;
    const wished = at !== undefined || must.includes(id);
    if (!wished && !(place && isUsual(place, who, outing))) continue;
    const performances = place ? performancesAt(place, programme) : [];
    const why = place ? whyLeftOut(place, who, wished, at) : 'gone';
    if (!place || why) refusals.push({ id, why: why ?? 'gone', wished });
    else if (performances.length > 0 || place.minutes)
      candidates.push(candidateOf(place, wished, performances, who, outing));
    // What nobody wished stands in the programme's own list of changes.
    else if (wished) refusals.push({ id, wished, ...whyNotPlayed(id, programme, at) });
  }
  return { candidates, refusals: [...refusals, ...holdFixed(candidates, fixed, programme, outing)] };
}

/** Whether something belongs into a plan unasked. */
function isUsual({ kind, minutes = 0 }: Place, who: readonly Who[], { from, until }: Outing): boolean {
  if (kind === 'quiet') return who.includes('quiet');
  return kind !== 'meal' || (from <= mealtime(who) && until >= mealtime(who) + minutes);
}

function whyLeftOut({ steps, noise }: Place, who: readonly Who[], wished: boolean, at?: ClockTime) {
  if (steps > 0 && who.includes('wheels') && !at) return 'steps';
  return noise === 'loud' && who.includes('quiet') && !wished ? 'noise' : undefined;
}

/** Why a show is not played, or its performance of a usual time. */
function whyNotPlayed(id: string, { performances, changes }: DayProgramme, at?: ClockTime) {
  const cancelled = changes.filter(({ performance, to }) => performance.show === id && !to);
  const isOff = !performances.some(({ show }) => show === id);
  const change =
    cancelled.find(({ performance }) => usualStart(performance) === at) ?? (isOff && cancelled[0]);
  return change ? ({ why: 'cancelled', reason: change.reason } as const) : ({ why: 'gone' } as const);
}

function candidateOf(
  place: Place,
  wished: boolean,
  performances: readonly Occasion[],
  who: readonly Who[],
  outing: Outing,
): Candidate {
  const { kind, noise } = place;
  const isForChildren = place.children && who.includes('children');
  const ideal =
    kind === 'meal'
      ? { at: mealtime(who), cost: who.includes('children') ? 1 : 0.6 }
      : kind === 'quiet'
        ? { at: restTime, cost: 0.5 }
        : isForChildren && { at: outing.from, cost: 0.1 };
  const value =
    unasked[kind] * (isForChildren ? childrenFirst : 1) +
    (who.includes('quiet') ? calm[noise] : 0) +
    (wished ? (kind === 'show' ? worth.show : worth.wish) : 0);
  // All performances of a show are as long.
  const [one = occasionAt(place, 0)] = performances;
  const { earliest, latest } = stayWindow(place, outing);
  const stay = { earliest: upToFive(Math.max(earliest, outing.since)), latest };
  // As soon as one comes, or when the best time has come.
  const stays =
    ideal && ideal.at > earliest && ideal.at <= latest ? [stay, { earliest: ideal.at, latest }] : [stay];
  const windows =
    performances.length > 0 ? performances.filter(one => isAhead(one, outing)).map(momentOf) : stays;
  return { place, wished, performances, value, windows, minutes: one.end - one.by, ...(ideal && { ideal }) };
}

const momentOf = ({ by }: Occasion): TimeWindow => ({ earliest: by, latest: by });

export const occasionFixedAt = ({ place, performances }: Candidate, at: ClockTime): Occasion | undefined =>
  performances.length > 0
    ? performances.find(one => usualTime(one) === at)
    : occasionAt(place, minutesOfDay(at));

/** Holds candidates where they are fixed. Of two that are in each other's way it is the one that was fixed later. */
function holdFixed(
  candidates: readonly Candidate[],
  fixed: Preferences['fixed'],
  programme: DayProgramme,
  outing: Outing,
): Refusal[] {
  const held: Occasion[] = [];
  return fixed.toReversed().flatMap(({ id, at }): Refusal | [] => {
    const candidate = candidates.find(({ place }) => place.id === id);
    if (!candidate) return [];
    const occasion = occasionFixedAt(candidate, at);
    if (!occasion) return { id, at, wished: true, ...whyNotPlayed(id, programme, at) };
    if (!fits(occasion, outing)) return { id, at, wished: true, why: 'hours' };
    if (!held.every(other => areApart(other, occasion, outing)))
      return { id, at, wished: true, why: 'overlap' };
    held.push(occasion);
    Object.assign(candidate, {
      fixed: occasion,
      value: candidate.value + worth.fixed,
      windows: [momentOf(occasion)],
    });
    return [];
  });
}
