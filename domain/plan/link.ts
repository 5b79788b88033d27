import { type ClockTime, isClockTime } from '../clock-time.ts';
import { visitors } from '../commitments.ts';
import { isDay } from '../day.ts';
import type { ReasonId } from '../exceptions.ts';
import type { Hours } from '../park.ts';
import { type Place, places } from '../places.ts';
import type { DaySchedule } from '../schedule.ts';
import type { Plan } from './plan.ts';
import { everyWho, type Fixed, type Preferences, type Who } from './preferences.ts';
import { planVersion, readPlanText } from './text.ts';

/**
 * A plan as a URL fragment: `v1&day=2026-12-24&from=0930&who=children&must=dolphin.parrots&at=meal-1230&not=photo&party=4`, followed by
 * the programme at the time the link was made: `&saw=dolphin-1130.parrot-1230-1300&hours=0900-1800` (the parrots were moved).
 * Sent only with an inquiry (`inquiry-plan.ts`). Visitors keep links: the format must stay readable, and an incompatible change is `v2`.
 * What happens to links on their way is undone by `text.ts`.
 */

/** A performance in a plan (its id) and its start when the link was made. */
interface ScheduledPerformance {
  id: string;
  start: ClockTime;
}

interface PlanLink {
  /** Null if the fragment is not a plan, is of a later version, or has no valid day. */
  preferences: Preferences | null;
  scheduled: readonly ScheduledPerformance[];
  hours?: Hours;
  /** Whether a part could not be read. */
  unread: boolean;
}

/** Limit on untrusted input. */
const maxItems = 40;

const digits = (time: ClockTime) => time.replace(':', '');

/** The fragment of a plan, without `#`. */
export function writePlan({ preferences, stops }: Plan, { hours }: DaySchedule): string {
  const { day, from, until, since, who, must, fixed, kept, dropped, party } = preferences;
  const scheduled = stops.flatMap(({ performance }) => {
    if (!performance) return [];
    const start = digits(performance.start);
    return performance.id.endsWith(`-${start}`) ? performance.id : `${performance.id}-${start}`;
  });
  const values = {
    day,
    from: from && digits(from),
    until: until && digits(until),
    since: since && digits(since),
    who: everyWho.filter(one => who.includes(one)).join('.'),
    must: must.join('.'),
    at: fixed.map(writeFixed).join('.'),
    kept: kept?.map(writeFixed).join('.'),
    not: dropped.join('.'),
    party,
    saw: scheduled.join('.'),
    hours: hours && `${digits(hours.opens)}-${digits(hours.closes)}`,
  };
  const parameters = Object.entries(values).flatMap(([key, value]) => (value ? `${key}=${value}` : []));
  return [planVersion, ...parameters].join('&');
}

const writeFixed = ({ id, at }: Fixed) => `${id}-${digits(at)}`;

/** Takes `0930`, and `09:30` in links edited by hand. */
function readTime(text = ''): ClockTime | undefined {
  const time = text.replace(/^(\d\d)(\d\d)$/, '$1:$2');
  return isClockTime(time) ? time : undefined;
}

/** They come last: words that follow them in a sentence do not count. */
function readHours(text: string): Hours | undefined {
  const [, opens, closes] = (/^([\d:]+)-([\d:]+)(?!\d)/.exec(text) ?? []).map(readTime);
  return opens && closes && { opens, closes };
}

/** Rejects `constructor` and the like: looking up words by it would find inherited properties. */
const readId = (text = ''): string | undefined =>
  /^[a-z][a-z0-9-]{0,39}$/.test(text) && !Object.hasOwn(Object.prototype, text) ? text : undefined;

function readFixed(text: string): Fixed | undefined {
  const [, name, time] = /^(.+)-(\d{4})$/.exec(text) ?? [];
  const [id, at] = [readId(name), readTime(time)];
  return id && at ? { id, at } : undefined;
}

function readScheduled(text: string): ScheduledPerformance | undefined {
  const [, name, usual, moved = usual] = /^(.+?)-(\d{4})(?:-(\d{4}))?$/.exec(text) ?? [];
  const start = readTime(moved);
  return start && readTime(usual) && readId(name) ? { id: `${name}-${usual}`, start } : undefined;
}

const readWho = (text: string): Who | undefined => everyWho.find(one => one === text);

const readParty = (text: string): number | undefined =>
  /^[1-9]\d*$/.test(text) && Number(text) <= visitors.max ? Number(text) : undefined;

/**
 * Reads a fragment, with or without `#`. Never throws; reads what it can of a damaged one.
 * @param all tells ids that were cut off from those of former places
 */
export function readPlan(fragment: string, all: readonly Place[] = places): PlanLink {
  const text = readPlanText(fragment);
  if (text?.version !== planVersion) return { preferences: null, scheduled: [], unread: text !== null };
  const { parameters } = text;
  // Links with shows end with the opening hours.
  let unread = text.isDamaged || (parameters.has('saw') && !parameters.has('hours'));
  const lastItem = [...parameters.values()].at(-1)?.split('.').at(-1);
  /** Whether the link ends within this id. */
  const isCut = (id: string) =>
    id === lastItem && all.some(place => place.id.startsWith(id)) && !all.some(place => place.id === id);
  const readWholeId = (item: string) => (isCut(item) ? undefined : readId(item));

  function list<T>(key: string, read: (item: string) => T | undefined): T[] {
    const items = parameters.get(key)?.split('.') ?? [];
    const found = items.slice(0, maxItems).flatMap(item => read(item) ?? []);
    unread ||= found.length < items.length;
    return found;
  }
  /** The value as a property, to be spread; nothing if there is none. */
  function property<Key extends string, T>(key: Key, read: (text: string) => T | undefined) {
    const [value] = list(key, read);
    return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: T };
  }

  const day = parameters.get('day') ?? '';
  unread ||= !isDay(day);
  const who = list('who', readWho);
  const fixed = list('at', readFixed);
  const kept = list('kept', readFixed);
  const dropped = [...new Set(list('not', readWholeId))];
  const isLast = (id: string, index: number) => index === fixed.findLastIndex(other => other.id === id);
  const preferences = {
    ...property('from', readTime),
    ...property('until', readTime),
    ...property('since', readTime),
    ...property('party', readParty),
    who: everyWho.filter(one => who.includes(one)),
    // A dropped place is neither requested nor fixed, and of two times the later counts.
    must: [...new Set(list('must', readWholeId))].filter(id => !dropped.includes(id)),
    fixed: fixed.filter(({ id }, index) => !dropped.includes(id) && isLast(id, index)),
    ...(kept.length > 0 && { kept }),
    dropped,
  };
  const scheduled = list('saw', readScheduled);
  const hours = property('hours', readHours);
  return { preferences: isDay(day) ? { day, ...preferences } : null, scheduled, ...hours, unread };
}

/** A difference between the programme now and when the link was made. `id` is a place's, `was` the former start. */
export type PlanChange =
  | { kind: 'hours'; was: Hours; now: Hours }
  | { kind: 'moved'; id: string; was: ClockTime; now: ClockTime }
  | { kind: 'cancelled'; id: string; was: ClockTime; reason: ReasonId }
  /** A show or performance no longer in the programme, or (without `was`) a place no longer in the park. */
  | { kind: 'gone'; id: string; was?: ClockTime };

/** Empty on a closed day: the plan itself reports the closure and its reason. */
export function changesSince(
  { preferences, scheduled, hours: was }: PlanLink,
  { hours: now, performances, changes }: DaySchedule,
  all: readonly Place[] = places,
): PlanChange[] {
  if (!now) return [];
  const found: PlanChange[] = [];
  if (was && (was.opens !== now.opens || was.closes !== now.closes)) found.push({ kind: 'hours', was, now });
  const known = new Set(all.map(({ id }) => id));
  for (const { id: performanceId, start: was } of scheduled) {
    const id = performanceId.replace(/-\d{4}$/, '');
    const played = performances.find(performance => performance.id === performanceId);
    if (played?.start === was) continue;
    const reason = changes.find(({ performance }) => performance.id === performanceId)?.reason;
    if (played) found.push({ kind: 'moved', id, was, now: played.start });
    else found.push(reason ? { kind: 'cancelled', id, was, reason } : { kind: 'gone', id, was });
    // Reported already.
    known.add(id);
  }
  const named = [...(preferences?.must ?? []), ...(preferences?.fixed ?? []).map(({ id }) => id)];
  const gone = [...new Set(named)].filter(id => !known.has(id));
  return [...found, ...gone.map((id): PlanChange => ({ kind: 'gone', id }))];
}
