import { type ClockTime, isClockTime } from './clock-time.ts';
import { visitors } from './commitments.ts';
import { type Day, isDay } from './day.ts';
import type { ReasonId } from './exceptions.ts';
import type { Hours } from './park.ts';
import { type Place, places } from './places.ts';
import type { Plan } from './plan.ts';
import { everyWho, type Fixed, type Preferences, type Who } from './plan-preferences.ts';
import type { DayProgramme } from './programme.ts';

/**
 * The plan as the fragment of an address: `v1&day=2026-12-24&from=0930&who=children&must=dolphin.parrots&at=meal-1230&not=photo&party=4`,
 * then what the programme was when the link was made: `&saw=dolphin-1130.parrot-1230-1300&hours=0900-1800` (the parrots were moved).
 * Nothing is stored or sent. A link lives as long as somebody keeps it, so what is written here can be read for ever; a change that
 * older links do not bear is `v2`.
 */
const version = 'v1';

/** A performance of a plan (its id), and when it began when the link was made. */
export interface PlacedStop {
  id: string;
  start: ClockTime;
}

export interface PlanLink {
  /** Null where the fragment is no plan (another anchor, nothing), one of a later version, or one without a day. */
  preferences: Preferences | null;
  seen: readonly PlacedStop[];
  hours?: Hours;
  /** Whether a part could not be read. */
  unread: boolean;
}

/** No plan is longer, and no list: what is, is none. */
const [longest, longestList] = [2000, 40];

const digits = (time: ClockTime) => time.replace(':', '');

/** The fragment of a plan, without `#`. */
export function writePlan({ preferences, stops }: Plan, { hours }: DayProgramme): string {
  const { day, from, until, since, who, must, fixed, dropped, party } = preferences;
  const seen = stops.flatMap(({ performance }) => {
    if (!performance) return [];
    const start = digits(performance.start);
    return performance.id.endsWith(`-${start}`) ? performance.id : `${performance.id}-${start}`;
  });
  const pieces = {
    day,
    from: from && digits(from),
    until: until && digits(until),
    since: since && digits(since),
    who: everyWho.filter(one => who.includes(one)).join('.'),
    must: must.join('.'),
    at: fixed.map(({ id, at }) => `${id}-${digits(at)}`).join('.'),
    not: dropped.join('.'),
    party,
    saw: seen.join('.'),
    hours: hours && `${digits(hours.opens)}-${digits(hours.closes)}`,
  };
  const said = Object.entries(pieces).flatMap(([key, value]) => (value ? `${key}=${value}` : []));
  return [version, ...said].join('&');
}

/** How each piece is read; undefined where it says nothing that can be read. */
const readDay = (text: string): Day | undefined => (isDay(text) ? text : undefined);

/** `0930` as it is written here; also `09:30`, as somebody would who changes a link by hand. */
function readTime(text = ''): ClockTime | undefined {
  const time = text.replace(/^(\d\d)(\d\d)$/, '$1:$2');
  return isClockTime(time) ? time : undefined;
}

function readHours(text: string): Hours | undefined {
  const [opens, closes] = text.split('-').map(readTime);
  return opens && closes && { opens, closes };
}

/** `constructor` is no id: whoever looks up words by it would find what every object has. */
const readId = (text = ''): string | undefined =>
  /^[a-z][a-z0-9-]{0,39}$/.test(text) && !Object.hasOwn(Object.prototype, text) ? text : undefined;

function readFixed(text: string): Fixed | undefined {
  const [, name, time] = /^(.+)-(\d{4})$/.exec(text) ?? [];
  const [id, at] = [readId(name), readTime(time)];
  return id && at ? { id, at } : undefined;
}

function readSeen(text: string): PlacedStop | undefined {
  const [, name, usual, moved = usual] = /^(.+?)-(\d{4})(?:-(\d{4}))?$/.exec(text) ?? [];
  const start = readTime(moved);
  return start && readTime(usual) && readId(name) ? { id: `${name}-${usual}`, start } : undefined;
}

const readWho = (text: string): Who | undefined => everyWho.find(one => one === text);

const readParty = (text: string): number | undefined =>
  /^[1-9]\d*$/.test(text) && Number(text) <= visitors.max ? Number(text) : undefined;

/** Messengers and mailers encode what they like; of what a link holds nothing is more than a byte. */
const decoded = (text: string) =>
  text.replace(/%([\da-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));

/** The pieces of a link, and whether one of them could not be read. */
interface Pieces {
  values: Map<string, string>;
  unread: boolean;
}

const keys = ['day', 'from', 'until', 'since', 'who', 'must', 'at', 'not', 'party', 'saw', 'hours'];

function piecesOf(text: string): Pieces {
  const pieces: Pieces = { values: new Map(), unread: text.length > longest };
  const [, ...parts] = text.slice(0, longest).split(/&(?:amp;)?/);
  for (const part of parts.filter(one => one !== '')) {
    const [, key = '', value = ''] = /^([a-z]+)=(.*)$/s.exec(part) ?? [];
    // Of two the first counts. Parameters that others put behind addresses (`utm_source`, `fbclid`) are none of ours.
    if (pieces.values.has(key) || !keys.includes(key)) pieces.unread = true;
    else pieces.values.set(key, value);
  }
  return pieces;
}

function listOf<T>(pieces: Pieces, key: string, read: (item: string) => T | undefined): T[] {
  const items = pieces.values.get(key)?.split('.') ?? [];
  const found = items.slice(0, longestList).flatMap(item => read(item) ?? []);
  pieces.unread ||= found.length < items.length;
  return found;
}

/** What there is under a key, as a property of that name; none where there is nothing. */
function oneOf<Key extends string, T>(pieces: Pieces, key: Key, read: (text: string) => T | undefined) {
  const [value] = listOf(pieces, key, read);
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: T };
}

/** Reads a fragment, with or without `#`. Never throws: of what is spoilt the rest is read. */
export function readPlan(fragment: string): PlanLink {
  const text = decoded(fragment.slice(0, longest * 3)).replace(/^#/, '');
  const head = text.replace(/&.*/s, '');
  if (head !== version) return { preferences: null, seen: [], unread: /^v\d{1,3}$/.test(head) };
  const pieces = piecesOf(text);
  const { day } = oneOf(pieces, 'day', readDay);
  const who = listOf(pieces, 'who', readWho);
  const fixed = listOf(pieces, 'at', readFixed);
  const dropped = [...new Set(listOf(pieces, 'not', readId))];
  const isLast = (id: string, index: number) => index === fixed.findLastIndex(other => other.id === id);
  const preferences = {
    ...oneOf(pieces, 'from', readTime),
    ...oneOf(pieces, 'until', readTime),
    ...oneOf(pieces, 'since', readTime),
    ...oneOf(pieces, 'party', readParty),
    who: everyWho.filter(one => who.includes(one)),
    // What is dropped is neither wished nor fixed, and of two times the later counts.
    must: [...new Set(listOf(pieces, 'must', readId))].filter(id => !dropped.includes(id)),
    fixed: fixed.filter(({ id }, index) => !dropped.includes(id) && isLast(id, index)),
    dropped,
  };
  const seen = listOf(pieces, 'saw', readSeen);
  const hours = oneOf(pieces, 'hours', readHours);
  return { preferences: day ? { day, ...preferences } : null, seen, ...hours, unread: pieces.unread };
}

/** What is different today from what a link was made with. `id` is a place's, `was` when its performance was. */
export type PlanChange =
  | { kind: 'hours'; was: Hours; now: Hours }
  | { kind: 'moved'; id: string; was: ClockTime; now: ClockTime }
  | { kind: 'cancelled'; id: string; was: ClockTime; reason: ReasonId }
  /** A show or a performance that is not played any more, or (without `was`) a place that is no more. */
  | { kind: 'gone'; id: string; was?: ClockTime };

/** Nothing on a closed day: the plan itself says that, and why. */
export function changesSince(
  { preferences, seen, hours: was }: PlanLink,
  { hours: now, performances, changes }: DayProgramme,
  all: readonly Place[] = places,
): PlanChange[] {
  if (!now) return [];
  const found: PlanChange[] = [];
  if (was && (was.opens !== now.opens || was.closes !== now.closes)) found.push({ kind: 'hours', was, now });
  const told = new Set(all.map(({ id }) => id));
  for (const { id: performed, start: was } of seen) {
    const id = performed.replace(/-\d{4}$/, '');
    const played = performances.find(performance => performance.id === performed);
    if (played?.start === was) continue;
    const reason = changes.find(({ performance }) => performance.id === performed)?.reason;
    if (played) found.push({ kind: 'moved', id, was, now: played.start });
    else found.push(reason ? { kind: 'cancelled', id, was, reason } : { kind: 'gone', id, was });
    told.add(id);
  }
  const named = [...(preferences?.must ?? []), ...(preferences?.fixed ?? []).map(({ id }) => id)];
  const gone = [...new Set(named)].filter(id => !told.has(id));
  return [...found, ...gone.map((id): PlanChange => ({ kind: 'gone', id }))];
}
