/** Numbers, times, days and lists as Italian writes them in a sentence. */
import { type ClockTime, minutesOfDay } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { type MonthDay, type Season, type Weekday, weekdayOf } from '../../domain/season.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';

export { capitalized, uncapitalized } from '../letters.ts';

const numbers = [
  'zero',
  'uno',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
];

/** `sei`; from thirteen on in digits. Only one has a gender, and stands with its noun: `uno spettacolo`, `una volta`. */
export const inWords = (count: number): string => numbers[count] ?? String(count);

/** `1 ora`, `24 ore`. */
export const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

/** `un mese`, `sei spettacoli`. One is given with its article, which depends on the noun: `un mese`, `uno spettacolo`. */
export const countedInWords = (count: number, one: string, several: string): string =>
  count === 1 ? one : `${inWords(count)} ${several}`;

const often = (count: number) => (count === 0 ? 'mai' : countedInWords(count, 'una volta', 'volte'));

/** `due volte`, `due o tre volte`, `da due a cinque volte`, `al massimo una volta`. */
export function howOften({ least, most }: { least: number; most: number }): string {
  if (least === most) return often(least);
  if (least === 0) return `al massimo ${often(most)}`;
  const first = least === 1 ? 'una' : inWords(least);
  return most - least === 1 ? `${first} o ${often(most)}` : `da ${first} a ${often(most)}`;
}

/** `tutti e tre`, of masculine nouns. */
export const allOf = (count: number): string => `tutti e ${inWords(count)}`;

/** `pappagalli, pinguini e orche`; `orche ed elefanti`. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  const last = items.at(-1) ?? '';
  return `${items.slice(0, -1).join(', ')} ${/^[eèé]/i.test(last) ? 'ed' : 'e'} ${last}`;
}

/** `a Tenerife`, `ad Arona`. */
export const inPlace = (name: string): string => (/^[aàá]/i.test(name) ? `ad ${name}` : `a ${name}`);

/** How a preposition joins the article of an hour: `alle nove`, `all’una`, `a mezzogiorno`. */
const joints = {
  a: { several: 'alle ', one: 'all’', none: 'a ' },
  da: { several: 'dalle ', one: 'dall’', none: 'da ' },
  entro: { several: 'entro le ', one: 'entro l’', none: 'entro ' },
};

type Preposition = keyof typeof joints;

const spokenHour = (preposition: Preposition, hour: number) => {
  const { several, one, none } = joints[preposition];
  if (hour % 24 === 0) return `${none}mezzanotte`;
  if (hour === 12) return `${none}mezzogiorno`;
  return hour % 12 === 1 ? `${one}una` : `${several}${inWords(hour % 12)}`;
};

/** A time in figures behind its preposition: `alle 9:00`, `dall’1:30`. */
export function onTheClock(preposition: Preposition, time: ClockTime): string {
  const { several, one } = joints[preposition];
  const written = clockTime(time, locales.it);
  return `${written.startsWith('1:') ? one : several}${written}`;
}

/** A time as it is said: `alle nove`, `dalle undici e mezza`, `entro mezzogiorno`; other minutes in figures, `alle 11:20`. */
export function timeInWords(preposition: Preposition, time: ClockTime): string {
  const minutes = minutesOfDay(time);
  const past = minutes % 60;
  // A quarter to is said of the hour to come.
  const hour = Math.floor(minutes / 60) + (past === 45 ? 1 : 0);
  const halves = hour % 12 === 0 ? 'mezzo' : 'mezza';
  const parts: Record<number, string> = {
    0: '',
    15: ' e un quarto',
    30: ` e ${halves}`,
    45: ' meno un quarto',
  };
  const part = parts[past];
  return part === undefined ? onTheClock(preposition, time) : spokenHour(preposition, hour) + part;
}

/** The full hour by which it is that late, as it is said: `entro le due`, `entro l’una`. */
export const byTheHour = (time: ClockTime): string => spokenHour('entro', Math.ceil(minutesOfDay(time) / 60));

const weekdayNames: Record<Weekday, string> = {
  Mon: 'lunedì',
  Tue: 'martedì',
  Wed: 'mercoledì',
  Thu: 'giovedì',
  Fri: 'venerdì',
  Sat: 'sabato',
  Sun: 'domenica',
};

/** A date behind its article, as `longDate` writes it: `il 24 dicembre`, `l’8 dicembre`, `il 1° gennaio`. */
export const theDay = (date: string): string => (/^(8|11) /.test(date) ? `l’${date}` : `il ${date}`);

const monthDay = (day: MonthDay) => longDate(`2000-${day}`, locales.it).replace(' 2000', '');

/** `giovedì 24 dicembre`, with its year where that is not `thisYear` (`YYYY`). */
export function dayInWords(day: Day, thisYear: string): string {
  const written = longDate(day, locales.it);
  const date = day.startsWith(thisYear) ? written.replace(` ${thisYear}`, '') : written;
  return `${weekdayNames[weekdayOf(day)]} ${date}`;
}

/** `lunedì e martedì, dal 1° novembre al 28 febbraio`; nothing where it is the whole year. */
export function seasonInWords({ weekdays, from, to }: Season): string {
  const days = weekdays && listed(weekdays.map(name => weekdayNames[name]));
  const [first = '01-01', last = '12-31'] = [from, to];
  const joined = (preposition: 'da' | 'a', day: MonthDay) =>
    theDay(monthDay(day)).replace(/^il /, `${preposition}l `).replace(/^l’/, `${preposition}ll’`);
  const range = first === last ? monthDay(first) : `${joined('da', first)} ${joined('a', last)}`;
  return [days, (from ?? to) && range].filter(Boolean).join(', ');
}
