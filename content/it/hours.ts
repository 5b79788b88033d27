import { type Hours, type HoursRule, park } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { openingHoursIn } from '../opening-hours.ts';
import { capitalized, seasonInWords, uncapitalized } from './italian.ts';
import { reasons } from './reasons.ts';

/** `9:00–18:00` */
export const hoursText = ({ opens, closes }: Hours) =>
  `${clockTime(opens, locales.it)}–${clockTime(closes, locales.it)}`;

const closedText = (because: keyof typeof reasons) => `chiuso (${reasons[because]})`;

const ruleLine = (rule: HoursRule) =>
  `${capitalized(seasonInWords(rule) || 'tutti i giorni')}, ${'closed' in rule ? closedText(rule.closed) : hoursText(rule)}`;

export const { hoursLines, openingHours, openEveryDay } = openingHoursIn({
  daily: `Tutti i giorni, ${hoursText(park.hours)}`,
  ruleLine,
  rest: `Tutti gli altri giorni, ${hoursText(park.hours)}`,
  // Small letters behind a semicolon.
  following: uncapitalized,
});
