/** Numbers, times and lists as Spanish writes them in a sentence. */
import { type ClockTime, minutesOfDay } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { type MonthDay, type Season, type Weekday, weekdayOf } from '../../domain/season.ts';
import { longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';

export { capitalized, uncapitalized } from '../letters.ts';

/** Gender of a noun that is counted: `un mes`, `una función`. */
type Gender = 'masculine' | 'feminine';

const numbers = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];

const feminine: Partial<Record<number, string>> = { 0: 'ninguna', 1: 'una' };
const masculine: Partial<Record<number, string>> = { 0: 'ningún' };

/** `seis`, `un`, `una`, as they stand before their noun; from thirteen on in digits. */
export const inWords = (count: number, gender: Gender = 'masculine'): string =>
  (gender === 'feminine' ? feminine : masculine)[count] ?? numbers[count] ?? String(count);

/** `1 hora`, `3 horas`, `10.000 correos`. Nouns that do not take an s are given in both forms. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString(locales.es.intl)} ${count === 1 ? one : several}`;

/** `un mundo`, `seis funciones`; `ningún mundo`, because none is singular. */
export const countedInWords = (
  count: number,
  one: string,
  several = `${one}s`,
  gender: Gender = 'masculine',
): string => `${inWords(count, gender)} ${count < 2 ? one : several}`;

/** The figures and words that begin with the sound of an o: `siete u ocho`, `10 u 11`. */
const or = (next: string) => (/^(h?[oó]|8|11(?!\d))/i.test(next) ? 'u' : 'o');

/** `y`, but `e` in front of the sound of an i: `loros e iguanas`, `agua y hielo`. */
const and = (next: string) => (/^h?[ií](?![aeou])/i.test(next) ? 'e' : 'y');

const times = (count: number) => (count === 0 ? 'nunca' : countedInWords(count, 'vez', 'veces', 'feminine'));

/** `dos veces`, `una o dos veces`, `de dos a cinco veces`; `hasta tres veces` where some do not take place at all. */
export function howOften({ least, most }: { least: number; most: number }): string {
  if (least === most) return times(least);
  if (least === 0) return `hasta ${times(most)}`;
  const first = inWords(least, 'feminine');
  return most - least === 1 ? `${first} ${or(inWords(most))} ${times(most)}` : `de ${first} a ${times(most)}`;
}

/** `loros, pingüinos y orcas`. After a no it is `ni` that joins the last. */
export function listed(items: readonly string[], joint?: 'ni'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joint ?? and(last)} ${last}`;
}

/** The hours on a clock's face are feminine. */
const hourWord = (hour: number) => inWords(hour % 12 || 12, 'feminine');

/** A time as it is said, without its article: `nueve`, `once y media`, `dos menos cuarto`; other minutes in figures, `14:20`. */
export function timeInWords(time: ClockTime): string {
  const minutes = minutesOfDay(time);
  if (minutes === 0) return 'doce de la noche';
  const full = Math.floor(minutes / 60);
  const parts: Record<number, string> = {
    0: hourWord(full),
    15: `${hourWord(full)} y cuarto`,
    30: `${hourWord(full)} y media`,
    45: `${hourWord(full + 1)} menos cuarto`,
  };
  return parts[minutes % 60] ?? `${full}:${String(minutes % 60).padStart(2, '0')}`;
}

/** With its article: `las nueve`, `la una y media`. */
export function theTime(time: ClockTime): string {
  const said = timeInWords(time);
  return `${/^(una|1:)/.test(said) ? 'la' : 'las'} ${said}`;
}

/** The full hour by which it is that late, with its article: `las dos`. */
export const theHour = (time: ClockTime): string => theTime(`${Math.ceil(minutesOfDay(time) / 60)}:00`);

/** The day of the week, and of several of them. */
const weekdayNames: Record<Weekday, readonly [one: string, several: string]> = {
  Mon: ['lunes', 'lunes'],
  Tue: ['martes', 'martes'],
  Wed: ['miércoles', 'miércoles'],
  Thu: ['jueves', 'jueves'],
  Fri: ['viernes', 'viernes'],
  Sat: ['sábado', 'sábados'],
  Sun: ['domingo', 'domingos'],
};

/** `viernes, 25 de diciembre`, with its year where that is not `thisYear` (`YYYY`). */
export function dayInWords(day: Day, thisYear: string): string {
  const written = longDate(day, locales.es);
  const date = day.startsWith(thisYear) ? written.replace(` de ${thisYear}`, '') : written;
  return `${weekdayNames[weekdayOf(day)][0]}, ${date}`;
}

/** `lunes y martes, del 1 de noviembre al 28 de febrero`; nothing where it is the whole year. */
export function seasonInWords({ weekdays, from, to }: Season): string {
  const days = weekdays && listed(weekdays.map(name => weekdayNames[name][1]));
  const date = (monthDay: MonthDay) => longDate(`2000-${monthDay}`, locales.es).replace(' de 2000', '');
  const [first = '01-01', last = '12-31'] = [from, to];
  const dates = (from ?? to) && (first === last ? date(first) : `del ${date(first)} al ${date(last)}`);
  return [days, dates].filter(Boolean).join(', ');
}
