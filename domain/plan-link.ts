import { type ClockTime, isClockTime } from './clock-time.ts';
import { type Day, isDay } from './day.ts';
import type { ReasonId } from './exceptions.ts';
import type { Hours } from './park.ts';
import { type Place, places } from './places.ts';
import type { Plan } from './plan.ts';
import type { DayProgramme } from './programme.ts';
import { visitors } from './promises.ts';
import { everyWho, type Fixed, type Who, type Wishes } from './wishes.ts';

/**
 * The plan as the fragment of an address: `v1&day=2026-12-24&from=0930&who=children&must=dolphin.parrots&at=meal-1230&not=photo&party=4`,
 * then what the programme was when the link was made: `&saw=dolphin-1130.parrot-1230-1300&hours=0900-1800` (the parrots were moved).
 * Nothing is stored or sent. A link lives as long as somebody keeps it, so what is written here can be read for ever; a change that
 * older links do not bear is `v2`.
 */
const version = 'v1';

/** A performance of a plan as it was when the link was made. */
export interface Seen {
  /** Of the performance. */
  id: string;
  start: ClockTime;
}

/** What a fragment says. */
export interface ReadPlan {
  /** Null where the fragment is no plan (another anchor, nothing), one of a later version, or one without a day. */
  wishes: Wishes | null;
  seen: readonly Seen[];
  hours?: Hours;
  /** Pieces that could not be read, shortened. Text of a stranger: show it as text, or only say that there was something. */
  unread: readonly string[];
}

/** No plan is longer; what is, is none. */
const longest = 2000;
/** Of ids in one list, and of pieces that are told as unread. */
const most = 40;

const digits = (time: ClockTime) => time.replace(':', '');

/** The fragment of a plan, without `#`. */
export function writePlan({ wishes, lines }: Plan, { hours }: DayProgramme): string {
  const { day, from, until, since, who, must, fixed, dropped, party } = wishes;
  const seen = lines.flatMap(({ performance }) => {
    if (!performance) return [];
    const start = digits(performance.start);
    return performance.id.endsWith(`-${start}`) ? performance.id : `${performance.id}-${start}`;
  });
  const pieces: [string, string | undefined][] = [
    ['day', day],
    ['from', from && digits(from)],
    ['until', until && digits(until)],
    ['since', since && digits(since)],
    ['who', everyWho.filter(one => who.includes(one)).join('.')],
    ['must', must.join('.')],
    ['at', fixed.map(({ id, at }) => `${id}-${digits(at)}`).join('.')],
    ['not', dropped.join('.')],
    ['party', party?.toString()],
    ['saw', seen.join('.')],
    ['hours', hours ? `${digits(hours.opens)}-${digits(hours.closes)}` : undefined],
  ];
  return [version, ...pieces.flatMap(([key, value]) => (value ? `${key}=${value}` : []))].join('&');
}

/** `0930` as it is written here; also `09:30`, as somebody would who changes a link by hand. */
function readTime(text = ''): ClockTime | undefined {
  const time = text.replace(/^(\d\d)(\d\d)$/, '$1:$2');
  return isClockTime(time) ? time : undefined;
}

/** `constructor` is none: whoever looks up words by it would find what every object has. */
const isId = (text: string) => /^[a-z][a-z0-9-]{0,39}$/.test(text) && !Object.hasOwn(Object.prototype, text);

/** Messengers and mailers encode what they like. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads a fragment, with or without `#`. Never throws: of what is spoilt the rest is read. */
export function readPlan(fragment: string): ReadPlan {
  const text = decoded(fragment.slice(0, longest * 3)).replace(/^#/, '');
  const [head = '', ...pieces] = text.slice(0, longest).split(/&(?:amp;)?/);
  const unread: string[] = [];
  const refuse = (piece: string) => {
    if (unread.length < most) unread.push(piece.length > most ? `${piece.slice(0, most)}…` : piece);
  };
  if (!/^v\d{1,3}$/.test(head)) return { wishes: null, seen: [], unread };
  if (head !== version) return { wishes: null, seen: [], unread: [head] };
  if (text.length > longest) refuse(text.slice(longest));

  const values = new Map<string, string>();
  for (const piece of pieces) {
    const [, key = '', value = ''] = /^([a-z]+)=(.*)$/s.exec(piece) ?? [];
    // Parameters that others put behind addresses (`utm_source`, `fbclid`) are none of ours.
    if (known.includes(key) && !values.has(key)) values.set(key, value);
    else if (piece !== '') refuse(piece);
  }
  /** What a piece says, or nothing where it says nothing that can be read. */
  const one = <T>(key: string, read: (value: string) => T | undefined): T | undefined => {
    const value = values.get(key);
    if (value === undefined) return undefined;
    const found = read(value);
    if (found === undefined) refuse(`${key}=${value}`);
    return found;
  };
  const list = <T>(key: string, read: (item: string) => T | undefined): T[] =>
    (values.get(key)?.split('.') ?? []).flatMap((item, index) => {
      const found = index < most ? read(item) : undefined;
      if (found === undefined) refuse(`${key}=${item}`);
      return found ?? [];
    });
  const id = (item: string) => (isId(item) ? item : undefined);
  const timed = (item: string): Fixed | undefined => {
    const [, name = '', time] = /^(.+)-(\d{4})$/.exec(item) ?? [];
    const at = readTime(time);
    return at && isId(name) ? { id: name, at } : undefined;
  };
  const saw = (item: string): Seen | undefined => {
    const [, name = '', usual, moved = usual] = /^(.+?)-(\d{4})(?:-(\d{4}))?$/.exec(item) ?? [];
    const start = readTime(moved);
    return start && readTime(usual) && isId(name) ? { id: `${name}-${usual}`, start } : undefined;
  };
  const party = (value: string) =>
    /^[1-9]\d*$/.test(value) && Number(value) <= visitors.max ? Number(value) : undefined;

  const day = one('day', value => (isDay(value) ? value : undefined));
  const from = one('from', readTime);
  const until = one('until', readTime);
  const since = one('since', readTime);
  const count = one('party', party);
  const hours = one('hours', (value): Hours | undefined => {
    const [opens, closes] = value.split('-').map(readTime);
    return opens && closes ? { opens, closes } : undefined;
  });
  const who = list('who', item => everyWho.find(other => other === item));
  const fixed = list('at', timed);
  const must = list('must', id);
  const dropped = list('not', id);
  const seen = list('saw', saw);
  return {
    wishes: day ? wishesOf(day, { from, until, since, count, who, must, fixed, dropped }) : null,
    seen,
    ...(hours && { hours }),
    unread,
  };
}

const known = ['day', 'from', 'until', 'since', 'who', 'must', 'at', 'not', 'party', 'saw', 'hours'];

interface Pieces extends Pick<Wishes, 'must' | 'fixed' | 'dropped'> {
  from: ClockTime | undefined;
  until: ClockTime | undefined;
  since: ClockTime | undefined;
  count: number | undefined;
  who: readonly Who[];
}

/** Each thing once: what is dropped is neither wished nor fixed, and of two times the later counts. */
function wishesOf(day: Day, { from, until, since, count, who, must, fixed, dropped }: Pieces): Wishes {
  return {
    day,
    ...(from && { from }),
    ...(until && { until }),
    ...(since && { since }),
    who: everyWho.filter(one => who.includes(one)),
    must: [...new Set(must)].filter(id => !dropped.includes(id)),
    fixed: fixed.filter(
      ({ id }, index) => !dropped.includes(id) && index === fixed.findLastIndex(other => other.id === id),
    ),
    dropped: [...new Set(dropped)],
    ...(count && { party: count }),
  };
}

/** What is different today from what a link was made with. */
export type PlanChange =
  | { kind: 'hours'; was: Hours; now: Hours; reason?: ReasonId }
  /** `id` is the show's, `was` when the performance was. */
  | { kind: 'moved'; id: string; was: ClockTime; now: ClockTime; reason?: ReasonId }
  | { kind: 'cancelled'; id: string; was: ClockTime; reason: ReasonId }
  /** A show or a performance that is not played any more, or (without `was`) a place that is no more. */
  | { kind: 'gone'; id: string; was?: ClockTime };

/** Nothing on a closed day: the plan itself says that, and why. */
export function changesSince(
  { wishes, seen, hours: was }: ReadPlan,
  { hours: now, reason, performances, changes }: DayProgramme,
  all: readonly Place[] = places,
): PlanChange[] {
  if (!now) return [];
  const hours: PlanChange[] =
    was && (was.opens !== now.opens || was.closes !== now.closes)
      ? [{ kind: 'hours', was, now, ...(reason && { reason }) }]
      : [];
  const moved = seen.flatMap(({ id: performed, start }): PlanChange[] => {
    const id = performed.replace(/-\d{4}$/, '');
    const played = performances.find(performance => performance.id === performed);
    const change = changes.find(({ performance }) => performance.id === performed);
    if (played?.start === start) return [];
    if (played)
      return [{ kind: 'moved', id, was: start, now: played.start, ...(change && { reason: change.reason }) }];
    return change
      ? [{ kind: 'cancelled', id, was: start, reason: change.reason }]
      : [{ kind: 'gone', id, was: start }];
  });
  const named = new Set([...(wishes?.must ?? []), ...(wishes?.fixed.map(({ id }) => id) ?? [])]);
  const told = (id: string) => moved.some(change => 'id' in change && change.id === id);
  const gone = [...named]
    .filter(id => !told(id) && !all.some(place => place.id === id))
    .map((id): PlanChange => ({ kind: 'gone', id }));
  return [...hours, ...moved, ...gone];
}
