import { type Hours, type HoursRule, park } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { openingHoursIn } from '../opening-hours.ts';
import { capitalized, seasonInWords, uncapitalized } from './polish.ts';
import { reasons } from './reasons.ts';

/** `9:00–18:00` */
export const hoursText = ({ opens, closes }: Hours) =>
  `${clockTime(opens, locales.pl)}–${clockTime(closes, locales.pl)}`;

const closedText = (because: keyof typeof reasons) => `zamknięte (${reasons[because]})`;

const ruleLine = (rule: HoursRule) =>
  `${capitalized(seasonInWords(rule) || 'codziennie')}: ${'closed' in rule ? closedText(rule.closed) : hoursText(rule)}`;

export const { hoursLines, openingHours, openEveryDay } = openingHoursIn({
  daily: `Codziennie ${hoursText(park.hours)}`,
  ruleLine,
  rest: `Pozostałe dni: ${hoursText(park.hours)}`,
  // Small letters behind a semicolon.
  following: uncapitalized,
});
