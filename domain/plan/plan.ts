import { type ClockTime, roundUpToFive, timeOfDay } from '../clock-time.ts';
import type { Day } from '../day.ts';
import type { ReasonId } from '../exceptions.ts';
import type { Hours } from '../park.ts';
import { type Place, type PlaceKind, places, walkBetween } from '../places.ts';
import type { DaySchedule, Performance } from '../schedule.ts';
import { type Candidate, candidatesOf, idsOf, type Refusal, slotFixedAt, type Why } from './candidates.ts';
import { fixAt, type Preferences } from './preferences.ts';
import { searchDay } from './search.ts';
import {
  areApart,
  fits,
  hoursFor,
  isStillPossible,
  slotAt,
  stayWindow,
  type TimeSlot,
  usualTime,
  type VisitContext,
  visitContextOf,
} from './slots.ts';

/**
 * A day at the park, composed from a visitor's preferences. Composing is deterministic: a shared link shows the same plan on every
 * phone.
 */
export interface Plan {
  preferences: Preferences;
  day: Day;
  /** Start and end of the visit, within the opening hours. Null if the park is closed. */
  visit: Hours | null;
  /** Why the park is closed, or has other hours. */
  reason?: ReasonId;
  /** In chronological order, without overlaps. */
  stops: readonly Stop[];
  /** Minutes from the last stop to the gate. */
  home: number;
  missed: readonly Missed[];
}

/** A performance in a plan, or a stay. */
export interface Stop {
  /** The place's id, unique in a plan. */
  id: string;
  kind: PlaceKind;
  /** Minutes to walk there from the previous stop or the gate. */
  walk: number;
  /** When to arrive: before a performance, to get seats; otherwise `start`. */
  by: ClockTime;
  start: ClockTime;
  end: ClockTime;
  performance?: Performance;
  /** Why the performance was moved, if it was. */
  moved?: ReasonId;
  requested: boolean;
  fixed: boolean;
}

/** Something that is not in the plan, or not at the time it was fixed at. */
export interface Missed extends Refusal {
  /** The stops it overlaps with. */
  with: readonly string[];
  alternatives: readonly Alternative[];
}

/** Another performance of a missed show, and what it takes to see it. */
export interface Alternative {
  performance: Performance;
  /** Stops that would drop out or lose their fixed time. Unrequested ones do not count. */
  instead: readonly string[];
  /** The visit would have to begin that early, or end that late. */
  from?: ClockTime;
  until?: ClockTime;
}

/** The result of the search, from which the plan is described. */
interface Arrangement {
  context: VisitContext;
  candidates: readonly Candidate[];
  refusals: readonly Refusal[];
  /** In chronological order. */
  chosen: readonly (TimeSlot & { candidate: Candidate })[];
}

/** Composes a plan for these preferences. */
export function composePlan(
  preferences: Preferences,
  programme: DaySchedule,
  all: readonly Place[] = places,
): Plan {
  const reason = programme.reason && { reason: programme.reason };
  const about = { preferences, day: preferences.day, ...reason };
  const context = visitContextOf(preferences, programme, all);
  if (!context) {
    const closed = { why: 'closed', ...reason, requested: true, with: [], alternatives: [] } as const;
    const missed = idsOf(preferences).map(id => ({ id, ...closed }));
    return { ...about, visit: null, stops: [], home: 0, missed };
  }
  const { from, until, gate, isSlow } = context;
  const day = arrange(context);
  const missing = day.candidates.filter(
    one => isFirm(one) && !day.chosen.some(({ place }) => place === one.place),
  );
  return {
    ...about,
    visit: { opens: timeOfDay(from), closes: timeOfDay(Math.max(from, until)) },
    stops: day.chosen.map((_, index) => stopOf(day, index)),
    home: walkBetween(day.chosen.at(-1)?.place ?? gate, gate, isSlow),
    missed: [...day.refusals.map(one => missedBecause(one, day)), ...missing.map(one => missedFor(one, day))],
  };
}

function arrange(context: VisitContext): Arrangement {
  const { candidates, refusals } = candidatesOf(context);
  const chosen = searchDay(candidates, context).map(({ candidate, by }) => {
    const { place, performances, fixed } = candidate;
    return { candidate, ...(fixed ?? performances.find(one => one.by === by) ?? slotAt(place, by)) };
  });
  return { context, candidates, refusals, chosen };
}

function stopOf({ context, chosen }: Arrangement, index: number): Stop {
  const { candidate, place, performance, by, start, end } = chosen[index] as Arrangement['chosen'][0];
  const { requested, fixed } = candidate;
  const { gate, programme, isSlow } = context;
  const moved = programme.changes.find(change => change.to && change.performance.id === performance?.id);
  return {
    id: place.id,
    kind: place.kind,
    walk: walkBetween(chosen[index - 1]?.place ?? gate, place, isSlow),
    by: timeOfDay(by),
    start: timeOfDay(start),
    end: timeOfDay(end),
    ...(performance && { performance }),
    ...(moved && { moved: moved.reason }),
    requested,
    fixed: fixed !== undefined,
  };
}

/** Whether to report it when it does not fit: requests, the meal and the rest, but nothing that merely fills the day. */
const isFirm = ({ requested, place: { kind } }: Candidate) =>
  requested || kind === 'meal' || kind === 'quiet';

/** The stops that something overlaps with. */
const overlapping = (
  one: TimeSlot,
  { chosen, context }: Arrangement,
  counts: (candidate: Candidate) => boolean,
) =>
  chosen
    .filter(({ candidate, place }) => counts(candidate) && place !== one.place)
    .filter(other => !areApart(one, other, context))
    .map(({ place }) => place.id);

function missedBecause(refusal: Refusal, day: Arrangement): Missed {
  const { id, at, why } = refusal;
  const candidate = at && day.candidates.find(({ place }) => place.id === id);
  const slot = candidate && slotFixedAt(candidate, at);
  const held = slot && why === 'overlap' ? overlapping(slot, day, ({ fixed }) => !!fixed) : [];
  return { ...refusal, with: held, alternatives: candidate ? alternativesOf(candidate, day, at) : [] };
}

/** Describes a candidate for which the search found no room. */
function missedFor(candidate: Candidate, day: Arrangement): Missed {
  const { place, requested, performances } = candidate;
  const possible = performances.filter(one => isStillPossible(one, day.context));
  const others = [...new Set(possible.flatMap(one => overlapping(one, day, isFirm)))];
  const why = whyNever(candidate, day.context) ?? (others.length > 0 ? 'overlap' : 'full');
  return { id: place.id, why, with: others, requested, alternatives: alternativesOf(candidate, day) };
}

/** Why a candidate has no place in the visit, even on its own. */
function whyNever({ place, performances }: Candidate, context: VisitContext): Why | undefined {
  const { earliest, latest } = stayWindow(place, context);
  const isPossible =
    performances.length > 0
      ? performances.some(one => isStillPossible(one, context))
      : roundUpToFive(earliest) <= latest;
  if (isPossible) return undefined;
  return performances.some(one => fits(one, context)) ? 'over' : 'hours';
}

/** The places that cannot be in any plan for such a visit, whether wished for or not. */
export function impossiblePlaces(
  preferences: Preferences,
  programme: DaySchedule,
  all: readonly Place[] = places,
): Refusal[] {
  const must = all.filter(({ kind }) => kind !== 'gate').map(({ id }) => id);
  const context = visitContextOf({ ...preferences, must, fixed: [], dropped: [] }, programme, all);
  if (!context) return [];
  const { candidates, refusals } = candidatesOf(context);
  return [
    ...refusals,
    ...candidates.flatMap(one => {
      const why = whyNever(one, context);
      return why ? { id: one.place.id, why, requested: true } : [];
    }),
  ];
}

/** Other performances of a show; the one at `impossible` is out of the question. */
const alternativesOf = (
  { performances }: Candidate,
  day: Arrangement,
  impossible?: ClockTime,
): Alternative[] =>
  performances
    .filter(one => usualTime(one) !== impossible)
    .filter(one => !day.chosen.some(({ performance }) => performance === one.performance))
    .flatMap(one => alternativeOf(one, day) ?? []);

function alternativeOf(slot: TimeSlot, { context, chosen }: Arrangement): Alternative | undefined {
  const { opens, closes, since, preferences, programme } = context;
  const { place, performance, by } = slot;
  const { from, until } = hoursFor(slot, context);
  if (!performance || by < since || from < opens || until > closes) return undefined;
  const longer = {
    ...(from < context.from && { from: timeOfDay(Math.max(opens, Math.floor(from / 5) * 5)) }),
    ...(until > context.until && { until: timeOfDay(Math.min(closes, roundUpToFive(until))) }),
  };
  const taken = { ...fixAt(preferences, place.id, usualTime(slot)), ...longer };
  const other = visitContextOf(taken, programme, context.places);
  const others = other ? arrange(other).chosen : [];
  const isKept = ({ place, fixed }: Candidate) =>
    others.some(one => one.place === place && (one.candidate.fixed || !fixed));
  const instead = chosen.filter(({ candidate }) => isFirm(candidate) && !isKept(candidate));
  return { performance, instead: instead.map(({ place }) => place.id), ...longer };
}
