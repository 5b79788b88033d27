import { type Hours, type HoursRule, park } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { openingHoursIn } from '../opening-hours.ts';
import { reasons } from './reasons.ts';
import { capitalized, seasonInWords, uncapitalized } from './spanish.ts';

/** `de 9:00 a 18:00` */
export const hoursText = ({ opens, closes }: Hours) =>
  `de ${clockTime(opens, locales.es)} a ${clockTime(closes, locales.es)}`;

const closedText = (because: keyof typeof reasons) => `cerrado (${reasons[because]})`;

const ruleLine = (rule: HoursRule) =>
  `${capitalized(seasonInWords(rule) || 'todos los días')}: ${'closed' in rule ? closedText(rule.closed) : hoursText(rule)}`;

export const { hoursLines, openingHours, openEveryDay } = openingHoursIn({
  daily: `Todos los días, ${hoursText(park.hours)}`,
  ruleLine,
  rest: `Los demás días: ${hoursText(park.hours)}`,
  // Small letters behind a semicolon.
  following: uncapitalized,
});
