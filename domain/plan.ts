import { type ClockTime, minutesOfDay, timeOfDay } from './clock-time.ts';
import type { Day } from './day.ts';
import type { ReasonId } from './exceptions.ts';
import type { Hours } from './park.ts';
import { type Place, type PlaceKind, places } from './places.ts';
import { type Candidate, fullFive, searchDay, type TimeWindow } from './plan-search.ts';
import type { DayProgramme, Performance } from './programme.ts';
import {
  areApart,
  type Frame,
  fits,
  frameOf,
  isAhead,
  needs,
  type Played,
  seatsBefore,
  stay,
  stayTimes,
  toPerformance,
  usualStart,
  type Visit,
} from './visit.ts';
import { type Fixed, placeAt, type Who, type Wishes } from './wishes.ts';

/**
 * A day at the park, composed of what somebody wishes. Everything here is a pure function: the same wishes on the same programme are
 * the same plan, whichever phone opens the link.
 */

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
 * - `over`: it has been played for the last time on the day.
 * - `gone`: there is no such place any more, or (with `at`) no such performance on any day like this.
 * - `hours`: it takes place outside of the hours of the visit.
 * - `overlap`: something else is at that time (`with`).
 * - `full`: there is no time left for it (`with` is empty).
 * - `steps`: left out because of wheels.
 * - `noise`: left out because of the noise; never what was wished.
 */
export type Why = 'closed' | 'cancelled' | 'over' | 'gone' | 'hours' | 'overlap' | 'full' | 'steps' | 'noise';

/** Another performance of what was missed, and what it would take to see it. */
export interface Offer {
  performance: Performance;
  /** Lines of the plan that would be missed for it, or not be where they are fixed; what only fills gaps is not told. */
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

/** When people like to eat, small children earlier; and when a quiet hour does most good. */
const mealtime = { usual: 13 * 60, children: 12 * 60 + 15 };
const restTime = 14 * 60 + 30;

/**
 * What was fixed is worth more than any show that is wished, such a show more than any other wish, and so on. The rest fills the gaps,
 * less the cost of walks and of odd times.
 */
const worth = { fixed: 1e9, show: 1e7, wish: 1e5, rest: 2e4, meal: 1e4 };
const fills: Partial<Record<PlaceKind, number>> = { show: 400, encounter: 200, activity: 100 };
const childrenFirst = 3;
const calm = { quiet: 50, lively: -50, loud: 0 };

/** What may come into the plan. */
interface Wanted {
  place: Place;
  wished: boolean;
  /** All performances of the day; none where one stays when one likes. */
  performances: readonly Played[];
  /** The time that it is fixed at. */
  fixed?: Visit;
}

/** What could not be held, before the plan shows what is in its way. */
type Fault = Omit<Missed, 'with' | 'offers'> & { visit?: Visit };

/** What is wanted of the places of the park, and what is not possible whatever the plan. */
function wants(
  { who, must, fixed, dropped }: Wishes,
  { performances, changes }: DayProgramme,
  all: readonly Place[],
  frame: Frame,
): { wanted: Wanted[]; faults: Fault[] } {
  const wanted: Wanted[] = [];
  const faults: Fault[] = [];
  /** Why a show is not played, or its performance of a usual time. */
  const notPlayed = (id: string, at?: ClockTime): Pick<Fault, 'why' | 'reason'> => {
    const cancelled = changes.filter(({ performance, to }) => performance.show === id && !to);
    const change =
      cancelled.find(({ performance }) => usualStart(performance) === at) ??
      cancelled.find(() => !performances.some(({ show }) => show === id));
    return change ? { why: 'cancelled', reason: change.reason } : { why: 'gone' };
  };
  for (const id of idsOf(all, must, fixed)) {
    const place = all.find(candidate => candidate.id === id && candidate.kind !== 'gate');
    const at = fixed.findLast(entry => entry.id === id)?.at;
    const wished = at !== undefined || must.includes(id);
    if (dropped.includes(id)) continue;
    if (!place) {
      if (wished) faults.push({ id, why: 'gone', wished });
      continue;
    }
    if (!wished && !isUsual(place, who, frame)) continue;
    const why =
      place.steps > 0 && who.includes('wheels') && at === undefined
        ? 'steps'
        : place.noise === 'loud' && who.includes('quiet') && !wished
          ? 'noise'
          : undefined;
    if (why) {
      faults.push({ id, why, wished });
      continue;
    }
    const played = performances.filter(({ show }) => show === id).map(one => toPerformance(place, one));
    if (played.length === 0 && place.minutes === undefined) {
      // What nobody wished stands in the programme's own list of changes.
      if (wished) faults.push({ id, ...notPlayed(id, at), wished });
      continue;
    }
    const visit =
      at === undefined || played.length === 0
        ? at && stay(place, minutesOfDay(at))
        : played.find(({ performance }) => usualStart(performance) === at);
    const holds = visit && fits(visit, frame);
    if (at && !visit) faults.push({ id, ...notPlayed(id, at), at, wished });
    else if (at && visit && !holds) faults.push({ id, why: 'hours', at, wished, visit });
    wanted.push({ place, wished, performances: played, ...(visit && holds && { fixed: visit }) });
  }
  // Of two that are in each other's way stays what was fixed later.
  const held: Visit[] = [];
  for (const { id, at } of [...fixed].reverse()) {
    const entry = wanted.find(({ place, fixed: visit }) => place.id === id && visit);
    if (!entry?.fixed || held.includes(entry.fixed)) continue;
    if (held.every(other => areApart(other, entry.fixed as Visit, frame))) held.push(entry.fixed);
    else {
      faults.push({ id, why: 'overlap', at, wished: true, visit: entry.fixed });
      delete entry.fixed;
    }
  }
  return { wanted, faults };
}

/** The ids that a plan is about, in the order of the park's places. */
const idsOf = (all: readonly Place[], must: readonly string[], fixed: readonly Fixed[]) => [
  ...new Set([...all.map(({ id }) => id), ...must, ...fixed.map(({ id }) => id)]),
];

/** Whether something belongs into a plan unasked. */
function isUsual({ kind, minutes = 0 }: Place, who: readonly Who[], { from, until }: Frame): boolean {
  if (kind === 'quiet') return who.includes('quiet');
  const eats = who.includes('children') ? mealtime.children : mealtime.usual;
  return kind !== 'meal' || (from <= eats && until >= eats + minutes);
}

function taskOf(
  { place, wished, performances, fixed }: Wanted,
  who: readonly Who[],
  frame: Frame,
): Candidate {
  const { kind, noise, children } = place;
  const [family, hushed] = [who.includes('children'), who.includes('quiet')];
  const eats = family ? mealtime.children : mealtime.usual;
  const possible = fixed ? [fixed] : performances.filter(visit => isAhead(visit, frame));
  const { minutes, earliest, latest } = stayTimes(place, frame);
  const [one] = performances;
  const windows: TimeWindow[] =
    fixed || one
      ? possible.map(({ start }) => ({ earliest: start, latest: start }))
      : [{ earliest: fullFive(Math.max(earliest, frame.since)), latest }];
  const ideal =
    kind === 'meal'
      ? { at: eats, cost: family ? 1 : 0.6 }
      : kind === 'quiet'
        ? { at: restTime, cost: 0.5 }
        : family && children && { at: frame.from, cost: 0.1 };
  return {
    value:
      (fills[kind] ?? 0) * (family && children ? childrenFirst : 1) +
      (hushed ? calm[noise] : 0) +
      (kind === 'quiet' ? worth.rest : kind === 'meal' ? worth.meal : 0) +
      (wished ? (kind === 'show' ? worth.show : worth.wish) : 0) +
      (fixed ? worth.fixed : 0),
    // All performances of a show are as long.
    minutes: one ? one.end - one.start : minutes,
    early: one ? seatsBefore : 0,
    windows,
    ...(ideal && { ideal }),
  };
}

/** What is in the plan, by which want. */
type Arranged = Visit & { entry: Wanted };

/** What is wanted, and the best of it that a day can hold. */
function arrange(
  wishes: Wishes,
  programme: DayProgramme & { hours: Hours },
  all: readonly Place[],
): { frame: Frame; wanted: readonly Wanted[]; faults: readonly Fault[]; visits: readonly Arranged[] } {
  const frame = frameOf(wishes, programme.hours, all);
  const { wanted, faults } = wants(wishes, programme, all, frame);
  const stops = [...wanted.map(({ place }) => place), frame.gate];
  const found = searchDay(
    wanted.map(entry => taskOf(entry, wishes.who, frame)),
    {
      from: frame.from,
      walks: stops.map(one => stops.map(other => frame.walk(one, other))),
      effort: frame.slowly ? 4 : 2,
      idle: 0.4,
    },
  );
  const visits = found.map(({ index, start }): Arranged => {
    const entry = wanted[index] as Wanted;
    const { place, performances, fixed } = entry;
    const visit = fixed ?? performances.find(performance => performance.start === start);
    return { entry, ...(visit ?? stay(place, start)) };
  });
  return { frame, wanted, faults, visits };
}

/** The best day for these wishes. */
export function composePlan(wishes: Wishes, programme: DayProgramme, all: readonly Place[] = places): Plan {
  const { day, must, dropped } = wishes;
  const { hours, reason } = programme;
  const about = { wishes, day, ...(reason && { reason }) };
  if (!hours) {
    const wished = idsOf([], must, wishes.fixed).filter(id => !dropped.includes(id));
    const missed = wished.map(
      (id): Missed => ({ id, why: 'closed', ...(reason && { reason }), with: [], wished: true, offers: [] }),
    );
    return { ...about, visit: null, lines: [], home: 0, missed };
  }

  const opened = { ...programme, hours };
  const { frame, wanted, faults, visits } = arrange(wishes, opened, all);
  const fixedVisits = visits.filter(({ entry }) => entry.fixed);
  /** What fills a gap gives way; the rest is wished, or is the meal or the rest of the day. */
  const firm = visits.filter(({ place, entry }) => entry.wished || !fills[place.kind]);
  /** The lines that something is in the way of. */
  const inTheWay = (visit: Visit, of = firm) =>
    of
      .filter(other => other.place !== visit.place && !areApart(visit, other, frame))
      .map(({ place }) => place.id);
  const offersOf = (id: string, at?: ClockTime): Offer[] =>
    (wanted.find(({ place }) => place.id === id)?.performances ?? []).flatMap(visit => {
      const { performance } = visit;
      const { from, until } = needs(visit, frame);
      if (visit.by < frame.since || from < frame.opens || until > frame.closes) return [];
      if (at === usualStart(performance) || visits.some(other => other.performance === performance))
        return [];
      const longer = {
        ...(from < frame.from && { from: timeOfDay(Math.max(frame.opens, Math.floor(from / 5) * 5)) }),
        ...(until > frame.until && { until: timeOfDay(Math.min(frame.closes, fullFive(until))) }),
      };
      const taken = { ...placeAt(wishes, id, usualStart(performance)), ...longer };
      const kept = arrange(taken, opened, all).visits;
      const instead = firm.filter(
        ({ place, entry }) =>
          !kept.some(other => other.place === place && (other.entry.fixed || !entry.fixed)),
      );
      return { performance, instead: instead.map(({ place }) => place.id), ...longer };
    });
  const missing = wanted
    .filter(
      entry => (entry.wished || !fills[entry.place.kind]) && !visits.some(visit => visit.entry === entry),
    )
    .map(({ place, wished, performances }): Missed => {
      const { earliest, latest } = stayTimes(place, frame);
      const possible = performances.filter(visit => isAhead(visit, frame));
      const others = [...new Set(possible.flatMap(visit => inTheWay(visit)))];
      const never = performances.length > 0 ? possible.length === 0 : fullFive(earliest) > latest;
      const isOver = never && performances.some(visit => fits(visit, frame));
      const why = isOver ? 'over' : never ? 'hours' : others.length > 0 ? 'overlap' : 'full';
      return { id: place.id, why, with: others, wished, offers: offersOf(place.id) };
    });
  const missed = faults.map(
    ({ visit, ...fault }): Missed => ({
      ...fault,
      with: visit && fault.why === 'overlap' ? inTheWay(visit, fixedVisits) : [],
      offers: fault.at ? offersOf(fault.id, fault.at) : [],
    }),
  );
  const last = visits.at(-1);
  return {
    ...about,
    visit: { opens: timeOfDay(frame.from), closes: timeOfDay(Math.max(frame.from, frame.until)) },
    lines: visits.map(
      ({ entry: { place, wished, fixed: chosen }, performance, by, start, end }, index): Line => {
        const moved =
          performance &&
          programme.changes.find(({ performance: usual, to }) => to && usual.id === performance.id);
        return {
          id: place.id,
          kind: place.kind,
          walk: frame.walk(visits[index - 1]?.place ?? frame.gate, place),
          by: timeOfDay(by),
          start: timeOfDay(start),
          end: timeOfDay(end),
          ...(performance && { performance }),
          ...(moved && { moved: moved.reason }),
          wished,
          fixed: chosen !== undefined,
        };
      },
    ),
    home: last ? frame.walk(last.place, frame.gate) : 0,
    missed: [...missed, ...missing],
  };
}
