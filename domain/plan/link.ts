/**
 * A plan as one word of a URL, of digits of base 64 (RFC 4648, section 5), which nothing on its way changes. In order, with their length:
 * version (1), day (3), arrival (2), departure (2), party (3), lists of access needs, requested places, dropped places and fixed times,
 * the time of the last edit during the visit (2, if any), check (1). A list is the number of its items (1) and the items: each 1, and 2
 * for its start if it is fixed. Days count from 2020-01-01, times in minutes from midnight plus one, because 0 stands for none.
 */
import { type ClockTime, minutesOfDay, timeOfDay } from '../clock-time.ts';
import { addDays, dayLengthMs } from '../day-counts.ts';
import type { PlaceId } from '../places.ts';
import { type AccessNeed, allAccessNeeds, type PlaceTime, type Preferences } from './preferences.ts';

const version = '1';

/** Visitors' links contain these numbers, up to 63: give a new place a new one, and never that of a former place. */
const placeNumbers: Readonly<Record<string, number>> = {
  dolphin: 0,
  parrot: 1,
  sealion: 2,
  parrots: 3,
  penguins: 4,
  orca: 5,
  kids: 6,
  feed: 7,
  talk: 8,
  photo: 9,
  meal: 10,
  garden: 11,
} satisfies Record<Exclude<PlaceId, 'gate'>, number>;

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A plan without lists has 16 digits. Shorter words are the ids of elements. */
const wordPattern = /[\w-]{12,200}/;

const firstDay = '2020-01-01';

const write = (value: number, length: number): string =>
  Array.from({ length }, (_, index) => digits[Math.floor(value / 64 ** (length - 1 - index)) % 64]).join('');

const writeList = <T>(items: readonly T[], writeItem: (item: T) => string): string =>
  write(items.length, 1) + items.map(writeItem).join('');

const writeNeed = (need: AccessNeed) => write(allAccessNeeds.indexOf(need), 1);
const writePlace = (id: string) => write(placeNumbers[id] ?? 63, 1);
const writeTime = (time: ClockTime | undefined) => write(time ? minutesOfDay(time) + 1 : 0, 2);

/** Detects every changed digit, and nearly every missing digit and swapped pair. */
const checkDigitOf = (word: string) =>
  digits[[...word].reduce((sum, digit) => (sum * 3 + digits.indexOf(digit)) % 64, 0)];

export function writePlan(preferences: Preferences): string {
  const word = [
    version,
    write((Date.parse(preferences.day) - Date.parse(firstDay)) / dayLengthMs, 3),
    writeTime(preferences.from),
    writeTime(preferences.until),
    write(preferences.partySize ?? 0, 3),
    writeList(preferences.accessNeeds, writeNeed),
    writeList(preferences.requestedIds, writePlace),
    writeList(preferences.droppedIds, writePlace),
    writeList(preferences.fixedTimes, ({ id, start }) => writePlace(id) + writeTime(start)),
    preferences.notBefore ? writeTime(preferences.notBefore) : '',
  ].join('');
  return word + checkDigitOf(word);
}

/** Reads the first word in a fragment that may be a plan: null if there is none, `damaged` if it is incomplete or of another version. */
export function readPlan(fragment: string): Preferences | 'damaged' | null {
  const [word] = wordPattern.exec(fragment) ?? [];
  if (!word) return null;
  if (!word.startsWith(version) || checkDigitOf(word.slice(0, -1)) !== word.at(-1)) return 'damaged';
  let position = version.length;
  const read = (length: number) => {
    position += length;
    const part = [...word.slice(position - length, position)];
    return part.reduce((value, digit) => value * 64 + digits.indexOf(digit), 0);
  };
  const readTime = () => {
    const minutes = read(2) - 1;
    return minutes >= 0 && minutes < 24 * 60 ? timeOfDay(minutes) : undefined;
  };
  const readList = <T>(readItem: () => T | undefined): T[] =>
    Array.from({ length: read(1) }, readItem).filter(item => item !== undefined);
  /** Former places are left out. */
  const readPlace = () => {
    const number = read(1);
    return Object.keys(placeNumbers).find(id => placeNumbers[id] === number);
  };
  const readPlaceTime = (): PlaceTime | undefined => {
    const [id, start] = [readPlace(), readTime()];
    return id && start ? { id, start } : undefined;
  };
  const [day, from, until, partySize] = [addDays(firstDay, read(3)), readTime(), readTime(), read(3)];
  const preferences: Preferences = {
    day,
    ...(from && { from }),
    ...(until && { until }),
    ...(partySize > 0 && { partySize }),
    accessNeeds: readList(() => allAccessNeeds[read(1)]),
    requestedIds: readList(readPlace),
    droppedIds: readList(readPlace),
    fixedTimes: readList(readPlaceTime),
  };
  const notBefore = position < word.length - 1 ? readTime() : undefined;
  return position === word.length - 1 ? { ...preferences, ...(notBefore && { notBefore }) } : 'damaged';
}

/** Null if there is no plan, or a damaged one. */
export function readPreferences(fragment: string): Preferences | null {
  const plan = readPlan(fragment);
  return plan === 'damaged' ? null : plan;
}
