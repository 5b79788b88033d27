/**
 * A plan as a URL fragment: `v1&day=2026-12-24&from=0930&who=children&must=dolphin.parrots&at=meal-1230&not=photo&party=4`, followed by
 * the schedule when the link was made: `&saw=dolphin-1130.parrot-1230-1300&hours=0900-1800` (1230 was moved to 1300). Visitors keep
 * links: an incompatible change needs `v2`.
 */
import { type ClockTime, isClockTime } from '../clock-time.ts';
import { isDay } from '../day.ts';
import type { DaySchedule } from '../day-schedule.ts';
import type { ReasonId } from '../exceptions.ts';
import type { Hours } from '../park.ts';
import { type Place, places } from '../places.ts';
import type { Plan } from './plan.ts';
import { type AccessNeed, allAccessNeeds, type PlaceTime, type Preferences } from './preferences.ts';
import { readPartySize } from './request.ts';
import { planVersion, readPlanText } from './text.ts';

interface LinkedPerformance {
  id: string;
  /** When the link was made. */
  start: ClockTime;
}

interface PlanLink {
  /** Null if it is not a plan, or has a later version or no valid day. */
  preferences: Preferences | null;
  performances: readonly LinkedPerformance[];
  hours?: Hours;
  hasUnreadableParts: boolean;
}

const maxItems = 40;

const toDigits = (time: ClockTime) => time.replace(':', '');

export function writePlan({ preferences, stops }: Plan, { hours }: DaySchedule): string {
  const { day, from, until, notBefore, accessNeeds, requestedIds, partySize } = preferences;
  const performanceTexts = stops.flatMap(({ performance }) => {
    if (!performance) return [];
    const start = toDigits(performance.start);
    return performance.id.endsWith(`-${start}`) ? performance.id : `${performance.id}-${start}`;
  });
  const values = {
    day,
    from: from && toDigits(from),
    until: until && toDigits(until),
    since: notBefore && toDigits(notBefore),
    who: allAccessNeeds.filter(need => accessNeeds.includes(need)).join('.'),
    must: requestedIds.join('.'),
    at: preferences.fixedTimes.map(writePlaceTime).join('.'),
    kept: preferences.previousTimes?.map(writePlaceTime).join('.'),
    not: preferences.droppedIds.join('.'),
    party: partySize,
    saw: performanceTexts.join('.'),
    hours: hours && `${toDigits(hours.opens)}-${toDigits(hours.closes)}`,
  };
  const parameters = Object.entries(values).flatMap(([key, value]) => (value ? `${key}=${value}` : []));
  return [planVersion, ...parameters].join('&');
}

const writePlaceTime = ({ id, start }: PlaceTime) => `${id}-${toDigits(start)}`;

/** Accepts `0930` and `09:30`. */
function readTime(text = ''): ClockTime | undefined {
  const time = text.replace(/^(\d\d)(\d\d)$/, '$1:$2');
  return isClockTime(time) ? time : undefined;
}

/** Ignores words after the link, which ends with the hours. */
function readHours(text: string): Hours | undefined {
  const [, opens, closes] = (/^([\d:]+)-([\d:]+)(?!\d)/.exec(text) ?? []).map(readTime);
  return opens && closes && { opens, closes };
}

/** Rejects `constructor` and the like, because words are looked up by id. */
const readId = (text = ''): string | undefined =>
  /^[a-z][a-z0-9-]{0,39}$/.test(text) && !Object.hasOwn(Object.prototype, text) ? text : undefined;

function readPlaceTime(text: string): PlaceTime | undefined {
  const [, idText, timeText] = /^(.+)-(\d{4})$/.exec(text) ?? [];
  const id = readId(idText);
  const start = readTime(timeText);
  return id && start ? { id, start } : undefined;
}

function readPerformance(text: string): LinkedPerformance | undefined {
  const [, show, usualStart, movedStart] = /^(.+?)-(\d{4})(?:-(\d{4}))?$/.exec(text) ?? [];
  const start = readTime(movedStart ?? usualStart);
  return start && readTime(usualStart) && readId(show) ? { id: `${show}-${usualStart}`, start } : undefined;
}

const readAccessNeed = (text: string): AccessNeed | undefined => allAccessNeeds.find(need => need === text);

/** The readable items of a parameter. */
interface ItemList<T> {
  values: readonly T[];
  isComplete: boolean;
}

/** Reads what it can, and never throws. Needs `allPlaces` to tell truncated ids from those of former places. */
export function readPlan(fragment: string, allPlaces: readonly Place[] = places): PlanLink {
  const text = readPlanText(fragment);
  if (text?.version !== planVersion)
    return { preferences: null, performances: [], hasUnreadableParts: text !== null };
  const { parameters } = text;
  const lastItem = [...parameters.values()].at(-1)?.split('.').at(-1);
  const isTruncated = (id: string) =>
    id === lastItem &&
    allPlaces.some(place => place.id.startsWith(id)) &&
    !allPlaces.some(place => place.id === id);
  const readWholeId = (item: string) => (isTruncated(item) ? undefined : readId(item));

  function readList<T>(key: string, readItem: (item: string) => T | undefined): ItemList<T> {
    const items = parameters.get(key)?.split('.') ?? [];
    const values = items.slice(0, maxItems).flatMap(item => readItem(item) ?? []);
    return { values, isComplete: values.length === items.length };
  }
  const lists = {
    from: readList('from', readTime),
    until: readList('until', readTime),
    notBefore: readList('since', readTime),
    accessNeeds: readList('who', readAccessNeed),
    requestedIds: readList('must', readWholeId),
    fixedTimes: readList('at', readPlaceTime),
    previousTimes: readList('kept', readPlaceTime),
    droppedIds: readList('not', readWholeId),
    partySize: readList('party', readPartySize),
    performances: readList('saw', readPerformance),
    hours: readList('hours', readHours),
  };
  const day = parameters.get('day') ?? '';
  const [hours] = lists.hours.values;
  return {
    preferences: isDay(day) ? { day, ...toPreferences(lists) } : null,
    performances: lists.performances.values,
    ...(hours && { hours }),
    hasUnreadableParts:
      text.isDamaged ||
      !isDay(day) ||
      // The hours follow the shows. A link without them was truncated.
      (parameters.has('saw') && !parameters.has('hours')) ||
      Object.values(lists).some(({ isComplete }) => !isComplete),
  };
}

type ItemLists<Values> = { readonly [Name in keyof Values]: ItemList<Values[Name]> };

function toPreferences(
  lists: ItemLists<{
    from: ClockTime;
    until: ClockTime;
    notBefore: ClockTime;
    accessNeeds: AccessNeed;
    requestedIds: string;
    fixedTimes: PlaceTime;
    previousTimes: PlaceTime;
    droppedIds: string;
    partySize: number;
  }>,
): Omit<Preferences, 'day'> {
  const [from] = lists.from.values;
  const [until] = lists.until.values;
  const [notBefore] = lists.notBefore.values;
  const [partySize] = lists.partySize.values;
  const fixedTimes = lists.fixedTimes.values;
  const previousTimes = lists.previousTimes.values;
  const droppedIds = [...new Set(lists.droppedIds.values)];
  const isLastForPlace = (id: string, index: number) =>
    index === fixedTimes.findLastIndex(fixedTime => fixedTime.id === id);
  return {
    ...(from && { from }),
    ...(until && { until }),
    ...(notBefore && { notBefore }),
    ...(partySize && { partySize }),
    accessNeeds: allAccessNeeds.filter(need => lists.accessNeeds.values.includes(need)),
    // A dropped place is neither requested nor fixed.
    requestedIds: [...new Set(lists.requestedIds.values)].filter(id => !droppedIds.includes(id)),
    fixedTimes: fixedTimes.filter(({ id }, index) => !droppedIds.includes(id) && isLastForPlace(id, index)),
    ...(previousTimes.length > 0 && { previousTimes }),
    droppedIds,
  };
}

/** `id` is that of a place. `before` is what the link says, `now` what the schedule says. */
export type LinkChange =
  | { kind: 'hours'; before: Hours; now: Hours }
  | { kind: 'moved'; id: string; before: ClockTime; now: ClockTime }
  | { kind: 'cancelled'; id: string; before: ClockTime; reason: ReasonId }
  /** A performance, or a whole place if there is no `before`. */
  | { kind: 'gone'; id: string; before?: ClockTime };

/** On a closed day, the plan itself reports the closure. */
export function findLinkChanges(
  { preferences, performances, hours }: PlanLink,
  schedule: DaySchedule,
  allPlaces: readonly Place[] = places,
): LinkChange[] {
  if (!schedule.hours) return [];
  const linkChanges: LinkChange[] = [];
  if (hours && (hours.opens !== schedule.hours.opens || hours.closes !== schedule.hours.closes))
    linkChanges.push({ kind: 'hours', before: hours, now: schedule.hours });
  const reportedIds = new Set<string>();
  for (const { id: performanceId, start: before } of performances) {
    const id = performanceId.replace(/-\d{4}$/, '');
    const performance = schedule.performances.find(performance => performance.id === performanceId);
    if (performance?.start === before) continue;
    const scheduleChange = schedule.changes.find(({ performance }) => performance.id === performanceId);
    if (performance) linkChanges.push({ kind: 'moved', id, before, now: performance.start });
    else if (scheduleChange)
      linkChanges.push({ kind: 'cancelled', id, before, reason: scheduleChange.reason });
    else linkChanges.push({ kind: 'gone', id, before });
    reportedIds.add(id);
  }
  const { requestedIds = [], fixedTimes = [] } = preferences ?? {};
  const goneIds = [...requestedIds, ...fixedTimes.map(({ id }) => id)].filter(
    id => !reportedIds.has(id) && !allPlaces.some(place => place.id === id),
  );
  return [...linkChanges, ...[...new Set(goneIds)].map((id): LinkChange => ({ kind: 'gone', id }))];
}
