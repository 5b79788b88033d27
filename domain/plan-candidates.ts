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
import { usualStart } from './programme.ts';

/** A place that may come into a plan. */
export interface Candidate {
  place: Place;
  wished: boolean;
  /** Those of the day; none where one stays when one likes. */
  performances: readonly Occasion[];
  /** Where the visitor has fixed it. */
  fixed?: Occasion;
  /** What it is worth in the plan. Walks, waiting and odd times are subtracted. */
  value: number;
  /** When one may be there, and for how long it then takes. */
  windows: readonly TimeWindow[];
  minutes: number;
  /** The best time to be there, and what each minute away from it costs. */
  ideal?: { at: number; cost: number };
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
const worth = { fixed: 1e9, show: 1e7, preference: 1e5 };
const unasked = { quiet: 2e4, meal: 1e4, show: 400, encounter: 200, activity: 100, gate: 0 };
const childrenFirst = 3;
const calm = { quiet: 50, lively: -50, loud: 0 };

/** The ids that a plan is about, in the order of the park's places. */
export function idsOf({ must, fixed, dropped }: Preferences, places: readonly Place[] = []): string[] {
  const ids = [...places.map(({ id }) => id), ...must, ...fixed.map(({ id }) => id)];
  return [...new Set(ids)].filter(id => !dropped.includes(id));
}

/** What may come into the plan, and what may not. */
export function candidatesOf(outing: Outing): { candidates: Candidate[]; refusals: Refusal[] } {
  const { preferences, programme, places } = outing;
  const free: Candidate[] = [];
  const refusals: Refusal[] = [];
  for (const id of idsOf(preferences, places)) {
    const place = places.find(one => one.id === id && one.kind !== 'gate');
    const at = preferences.fixed.find(one => one.id === id)?.at;
    const wished = at !== undefined || preferences.must.includes(id);
    if (!wished && !(place && isUsual(place, outing))) continue;
    const why = place ? whyLeftOut(place, preferences.who, wished, at) : 'gone';
    const performances = place ? performancesAt(place, programme) : [];
    if (!place || why) refusals.push({ id, why: why ?? 'gone', wished });
    else if (performances.length > 0 || place.minutes)
      free.push(candidateOf(place, wished, performances, outing));
    // What nobody wished stands in the programme's own list of changes.
    else if (wished) refusals.push({ id, wished, ...whyNotPlayed(id, outing, at) });
  }
  const { held, clashes } = holdFixed(free, outing);
  const candidates = free.map(one =>
    fixedTo(
      one,
      held.find(({ place }) => place === one.place),
    ),
  );
  return { candidates, refusals: [...refusals, ...clashes] };
}

/** Whether something belongs into a plan unasked. */
function isUsual({ kind, minutes = 0 }: Place, { preferences: { who }, from, until }: Outing): boolean {
  if (kind === 'quiet') return who.includes('quiet');
  return kind !== 'meal' || (from <= mealtime(who) && until >= mealtime(who) + minutes);
}

function whyLeftOut({ steps, noise }: Place, who: readonly Who[], wished: boolean, at?: ClockTime) {
  if (steps > 0 && who.includes('wheels') && !at) return 'steps';
  return noise === 'loud' && who.includes('quiet') && !wished ? 'noise' : undefined;
}

/** Why a show is not played, or its performance of a usual time. */
function whyNotPlayed(id: string, { programme: { performances, changes } }: Outing, at?: ClockTime) {
  const cancelled = changes.filter(({ performance, to }) => performance.show === id && !to);
  const isOff = !performances.some(({ show }) => show === id);
  const change =
    cancelled.find(({ performance }) => usualStart(performance) === at) ?? (isOff && cancelled[0]);
  return change ? ({ why: 'cancelled', reason: change.reason } as const) : ({ why: 'gone' } as const);
}

function candidateOf(place: Place, wished: boolean, performances: Occasion[], outing: Outing): Candidate {
  const { kind, noise, children } = place;
  const { who } = outing.preferences;
  const ideal = idealOf(place, outing);
  const stay = stayWindow(place, outing);
  const { latest } = stay;
  const earliest = upToFive(Math.max(stay.earliest, outing.since));
  const waits = ideal && ideal.at > earliest && ideal.at <= latest;
  // As soon as one comes, or when the best time has come.
  const stays = [{ earliest, latest }, ...(waits ? [{ earliest: ideal.at, latest }] : [])];
  // All performances of a show are as long.
  const [one = occasionAt(place, 0)] = performances;
  return {
    place,
    wished,
    performances,
    minutes: one.end - one.by,
    ...(ideal && { ideal }),
    value:
      unasked[kind] * (children && who.includes('children') ? childrenFirst : 1) +
      (who.includes('quiet') ? calm[noise] : 0) +
      (wished ? (kind === 'show' ? worth.show : worth.preference) : 0),
    windows: one.performance ? performances.filter(one => isAhead(one, outing)).map(windowOf) : stays,
  };
}

function idealOf({ kind, children }: Place, { preferences: { who }, from }: Outing): Candidate['ideal'] {
  if (kind === 'meal') return { at: mealtime(who), cost: who.includes('children') ? 1 : 0.6 };
  if (kind === 'quiet') return { at: restTime, cost: 0.5 };
  return children && who.includes('children') ? { at: from, cost: 0.1 } : undefined;
}

const windowOf = ({ by }: Occasion): TimeWindow => ({ earliest: by, latest: by });

const fixedTo = (free: Candidate, fixed?: Occasion): Candidate =>
  fixed ? { ...free, fixed, value: free.value + worth.fixed, windows: [windowOf(fixed)] } : free;

export const occasionFixedAt = ({ place, performances }: Candidate, at: ClockTime): Occasion | undefined =>
  performances.length > 0
    ? performances.find(one => usualTime(one) === at)
    : occasionAt(place, minutesOfDay(at));

/** What stays where it is fixed. Of two that are in each other's way it is the one that was fixed later. */
function holdFixed(candidates: readonly Candidate[], outing: Outing) {
  const held: Occasion[] = [];
  const clashes: Refusal[] = [];
  for (const { id, at } of outing.preferences.fixed.toReversed()) {
    const candidate = candidates.find(({ place }) => place.id === id);
    const occasion = candidate && occasionFixedAt(candidate, at);
    const refuse = (why: Pick<Refusal, 'why' | 'reason'>) => clashes.push({ id, at, wished: true, ...why });
    if (!candidate) continue;
    if (!occasion) refuse(whyNotPlayed(id, outing, at));
    else if (!fits(occasion, outing)) refuse({ why: 'hours' });
    else if (!held.every(other => areApart(other, occasion, outing))) refuse({ why: 'overlap' });
    else held.push(occasion);
  }
  return { held, clashes };
}
