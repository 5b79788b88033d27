/** Numbers, times and lists as French writes them in a sentence. */
import { type ClockTime, minutesOfDay } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { type MonthDay, type Season, type Weekday, weekdayOf } from '../../domain/season.ts';
import { clockTime, longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';

export { capitalized, uncapitalized } from '../letters.ts';

const numbers = [
  'aucun',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];

type Gender = 'masculine' | 'feminine';

/** `1 500`, with the narrow space that does not break. */
export const figure = (count: number): string => count.toLocaleString(locales.fr.intl);

/** `six`, `une`, `aucune`; from thirteen on in digits. */
export const inWords = (count: number, gender: Gender = 'masculine'): string => {
  const word = numbers[count] ?? figure(count);
  return count < 2 && gender === 'feminine' ? `${word}e` : word;
};

const plurals = new Intl.PluralRules(locales.fr.intl);

/** Zero is singular in French. Nouns that do not take an s are given in both forms. */
const form = (count: number, one: string, several: string) =>
  plurals.select(count) === 'one' ? one : several;

/** `1 heure`, `3 heures`. The number does not part from its noun. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${figure(count)} ${form(count, one, several)}`;

/** `un spectacle`, `une représentation`, `six spectacles`. */
export const countedInWords = (
  count: number,
  one: string,
  several = `${one}s`,
  gender: Gender = 'masculine',
): string => `${inWords(count, gender)} ${form(count, one, several)}`;

const often = (count: number) => (count === 0 ? 'zéro fois' : `${inWords(count, 'feminine')} fois`);

/** `deux fois`, `deux ou trois fois`, `de deux à cinq fois`. */
export function howOften({ least, most }: { least: number; most: number }): string {
  if (least === most) return often(least);
  if (least === 0) return `au plus ${often(most)}`;
  const first = inWords(least, 'feminine');
  return most - least === 1 ? `${first} ou ${often(most)}` : `${of(first)} à ${often(most)}`;
}

/** `perroquets, manchots et orques`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
}

/** `de Tenerife`, `d’Isla Papagayo`, `d’une`: names and numbers are facts, and *de* gives way to some of them. */
export const of = (name: string): string =>
  /^(?!huit|onze)[aàâäeéèêëiîïoôöuùûüœh]/i.test(name) ? `d’${name}` : `de ${name}`;

/** A time as a sentence has it: `9 h`, `11 h 30`, `midi`. */
export function timeInWords(time: ClockTime): string {
  const minutes = minutesOfDay(time);
  if (minutes === 0) return 'minuit';
  if (minutes === 12 * 60) return 'midi';
  return clockTime(time, locales.fr);
}

/** The full hour by which it is that late: `14 h`, `midi`. */
export const hourInWords = (time: ClockTime): string =>
  timeInWords(`${Math.ceil(minutesOfDay(time) / 60) % 24}:00`);

const weekdayNames: Record<Weekday, string> = {
  Mon: 'lundi',
  Tue: 'mardi',
  Wed: 'mercredi',
  Thu: 'jeudi',
  Fri: 'vendredi',
  Sat: 'samedi',
  Sun: 'dimanche',
};

/** `24 décembre 2026`, `1er janvier 2027`. */
export const dateInWords = (day: Day): string => longDate(day, locales.fr);

/** `vendredi 25 décembre`, with its year where that is not `thisYear` (`YYYY`). */
export function dayInWords(day: Day, thisYear: string): string {
  const written = dateInWords(day);
  const date = day.startsWith(thisYear) ? written.replace(` ${thisYear}`, '') : written;
  return `${weekdayNames[weekdayOf(day)]} ${date}`;
}

/** `les lundis et mardis, du 1er novembre au 28 février`; nothing where it is the whole year. */
export function seasonInWords({ weekdays, from, to }: Season): string {
  const days = weekdays && `les ${listed(weekdays.map(name => `${weekdayNames[name]}s`))}`;
  const date = (monthDay: MonthDay) => dateInWords(`2000-${monthDay}`).replace(' 2000', '');
  const [first = '01-01', last = '12-31'] = [from, to];
  const dates = (from ?? to) && (first === last ? `le ${date(first)}` : `du ${date(first)} au ${date(last)}`);
  return [days, dates].filter(Boolean).join(', ');
}
