/** Numbers, times, cases and lists as Polish writes them in a sentence. */
import { type ClockTime, minutesOfDay } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { type Hours, park } from '../../domain/park.ts';
import { type MonthDay, type Season, type Weekday, weekdayOf } from '../../domain/season.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';

export { capitalized, uncapitalized } from '../letters.ts';

const { intl } = locales.pl;

/** A noun beside numbers: `1 rok`, `2 lata`, `5 lat`, and `od 1 roku`. The genitive of several is `many`. */
interface Noun {
  one: string;
  few: string;
  many: string;
  /** Genitive of one. */
  ofOne: string;
  feminine?: true;
}

export const nouns = {
  hour: { one: 'godzina', few: 'godziny', many: 'godzin', ofOne: 'godziny', feminine: true },
  minute: { one: 'minuta', few: 'minuty', many: 'minut', ofOne: 'minuty', feminine: true },
  month: { one: 'miesiąc', few: 'miesiące', many: 'miesięcy', ofOne: 'miesiąca' },
  year: { one: 'rok', few: 'lata', many: 'lat', ofOne: 'roku' },
  person: { one: 'osoba', few: 'osoby', many: 'osób', ofOne: 'osoby', feminine: true },
  show: { one: 'pokaz', few: 'pokazy', many: 'pokazów', ofOne: 'pokazu' },
  world: { one: 'świat', few: 'światy', many: 'światów', ofOne: 'świata' },
  species: { one: 'gatunek', few: 'gatunki', many: 'gatunków', ofOne: 'gatunku' },
} satisfies Record<string, Noun>;

const numbers = [
  'zero',
  'jeden',
  'dwa',
  'trzy',
  'cztery',
  'pięć',
  'sześć',
  'siedem',
  'osiem',
  'dziewięć',
  'dziesięć',
  'jedenaście',
  'dwanaście',
];

const numbersOf = [
  'zera',
  'jednego',
  'dwóch',
  'trzech',
  'czterech',
  'pięciu',
  'sześciu',
  'siedmiu',
  'ośmiu',
  'dziewięciu',
  'dziesięciu',
  'jedenastu',
  'dwunastu',
];

const feminine: Record<number, string> = { 1: 'jedna', 2: 'dwie' };

const inFigures = (count: number) => count.toLocaleString(intl);

/** `sześć`; from thirteen on in digits. */
export const inWords = (count: number): string => numbers[count] ?? inFigures(count);

/** `sześciu`; from thirteen on in digits. */
const inWordsOf = (count: number, { feminine: isFeminine }: Noun): string =>
  isFeminine && count === 1 ? 'jednej' : (numbersOf[count] ?? inFigures(count));

/** `pokaz`, `pokazy`, `pokazów`: the noun alone, as it follows a number. */
export function form(count: number, { one, few, many }: Noun): string {
  const rule = new Intl.PluralRules(intl).select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

/** `1 godzina`, `3 godziny`, `24 godziny`, `48 godzin`. */
export const counted = (count: number, noun: Noun): string => `${inFigures(count)} ${form(count, noun)}`;

/** After `do`, `od`, `dla`, `w ciągu`: `1 godziny`, `24 godzin`. */
export const countedOf = (count: number, noun: Noun): string =>
  `${inFigures(count)} ${count === 1 ? noun.ofOne : noun.many}`;

/** `jeden pokaz`, `dwie osoby`, `sześć pokazów`. */
export const countedInWords = (count: number, noun: Noun & { feminine?: true }): string =>
  `${(noun.feminine && feminine[count]) || inWords(count)} ${form(count, noun)}`;

/** After `w ciągu`: `jednego miesiąca`, `dwóch miesięcy`. */
export const countedInWordsOf = (count: number, noun: Noun): string =>
  `${inWordsOf(count, noun)} ${count === 1 ? noun.ofOne : noun.many}`;

/** After `o`: `kolejny miesiąc`, `kolejne dwa miesiące`, `kolejnych pięć miesięcy`. */
export function further(count: number): string {
  const { month } = nouns;
  if (count === 1) return `kolejny ${month.one}`;
  return `${form(count, month) === month.few ? 'kolejne' : 'kolejnych'} ${countedInWords(count, month)}`;
}

const often = (count: number) => ['ani razu', 'raz'][count] ?? `${inWords(count)} razy`;

/** `dwa razy`, `raz lub dwa razy`, `od dwóch do pięciu razy`, `najwyżej dwa razy`. */
export function howOften({ least, most }: { least: number; most: number }): string {
  if (least === most) return often(least);
  if (least === 0) return `najwyżej ${often(most)}`;
  if (most - least > 1) return `od ${inWordsOf(least, nouns.show)} do ${inWordsOf(most, nouns.show)} razy`;
  return `${least === 1 ? often(least) : inWords(least)} lub ${often(most)}`;
}

/** In front of what is seen whole, from two on: `Oba`, `Wszystkie trzy`. Of masculine things. */
export const allOf = (count: number): string => (count === 2 ? 'Oba' : `Wszystkie ${inWords(count)}`);

/** `papugi, pingwiny i orki`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} i ${items.at(-1)}`;
}

/** The hours of the day after `o`, `od` and `do`. */
const hours =
  ' pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej trzynastej czternastej piętnastej szesnastej siedemnastej osiemnastej dziewiętnastej dwudziestej'.split(
    ' ',
  );
const hourName = (hour: number): string =>
  hour % 24 === 0 ? 'północy' : (hours[hour] ?? `dwudziestej ${hours[hour - 20]}`);

const figures = (time: ClockTime) => clockTime(time, locales.pl);

/** When something begins: `o dziewiątej`, `o wpół do dwunastej`, `w południe`; other minutes in figures, `o 13:45`. */
export function atTime(time: ClockTime): string {
  const minutes = minutesOfDay(time);
  const hour = Math.floor(minutes / 60);
  if (minutes === 12 * 60) return 'w południe';
  if (minutes % 60 === 0) return `o ${hourName(hour)}`;
  // In the afternoon hours are told in twenty-four, and halves of those are in figures.
  if (minutes % 60 === 30 && hour > 0 && hour <= 12) return `o wpół do ${hourName((hour % 12) + 1)}`;
  return `o ${figures(time)}`;
}

/** `od dziewiątej do osiemnastej`; in figures where one of them is no full hour. */
export function fromTo({ opens, closes }: Hours): string {
  const times = [opens, closes].map(minutesOfDay);
  const [from, to] = times.every(minutes => minutes % 60 === 0)
    ? times.map(minutes => hourName(minutes / 60))
    : [figures(opens), figures(closes)];
  return `od ${from} do ${to}`;
}

/** The full hour by which it is that late: `do czternastej`. */
export const byHour = (time: ClockTime): string => `do ${hourName(Math.ceil(minutesOfDay(time) / 60))}`;

const weekdayNames: Record<Weekday, { one: string; several: string }> = {
  Mon: { one: 'poniedziałek', several: 'poniedziałki' },
  Tue: { one: 'wtorek', several: 'wtorki' },
  Wed: { one: 'środa', several: 'środy' },
  Thu: { one: 'czwartek', several: 'czwartki' },
  Fri: { one: 'piątek', several: 'piątki' },
  Sat: { one: 'sobota', several: 'soboty' },
  Sun: { one: 'niedziela', several: 'niedziele' },
};

/** `piątek, 25 grudnia`, with its year where that is not `thisYear` (`YYYY`). */
export function dayInWords(day: Day, thisYear: string): string {
  const date = longDate(day, locales.pl).replace(` ${thisYear}`, '');
  return `${weekdayNames[weekdayOf(day)].one}, ${date}`;
}

/** `poniedziałki i wtorki, od 1 listopada do 28 lutego`; nothing where it is the whole year. */
export function seasonInWords({ weekdays, from, to }: Season): string {
  const days = weekdays && listed(weekdays.map(name => weekdayNames[name].several));
  const date = (monthDay: MonthDay) => longDate(`2000-${monthDay}`, locales.pl).replace(' 2000', '');
  const [first = '01-01', last = '12-31'] = [from, to];
  const dates = (from ?? to) && (first === last ? date(first) : `od ${date(first)} do ${date(last)}`);
  return [days, dates].filter(Boolean).join(', ');
}

interface IslandNames {
  name: string;
  /** Genitive. */
  of: string;
  /** Where one is. */
  on: string;
}

/** Islands that have a Polish name. Others are called what they are: `na wyspie La Gomera`. */
const islands: Record<string, IslandNames | undefined> = {
  Tenerife: { name: 'Teneryfa', of: 'Teneryfy', on: 'na Teneryfie' },
};

const { island: ownName } = park.address;
export const island: IslandNames = islands[ownName] ?? {
  name: `wyspa ${ownName}`,
  of: `wyspy ${ownName}`,
  on: `na wyspie ${ownName}`,
};

const lone = /(?<![^\s(„])([aiouwz]|art\.|ust\.|lit\.|godz\.) (?=\S)/giu;

/** All texts of a page with words of one letter, and what abbreviates, held to the word that follows: no Polish line ends with them. */
export function bound<T>(value: T): T {
  if (typeof value === 'string') return value.replace(lone, '$1\u00a0') as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(bound) as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bound(inner)])) as T;
}
