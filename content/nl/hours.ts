import { type Hours, type HoursRule, park } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { openingHoursIn } from '../opening-hours.ts';
import { capitalized, oClock, seasonInWords, uncapitalized } from './dutch.ts';
import { reasons } from './reasons.ts';

/** `9:00–18:00 uur` */
export const hoursText = ({ opens, closes }: Hours) => `${clockTime(opens, locales.nl)}–${oClock(closes)}`;

const closedText = (because: keyof typeof reasons) => `gesloten (${reasons[because]})`;

const ruleLine = (rule: HoursRule) =>
  `${capitalized(seasonInWords(rule) || 'dagelijks')}: ${'closed' in rule ? closedText(rule.closed) : hoursText(rule)}`;

export const { hoursLines, openingHours, openEveryDay } = openingHoursIn({
  daily: `Dagelijks: ${hoursText(park.hours)}`,
  ruleLine,
  rest: `Alle andere dagen: ${hoursText(park.hours)}`,
  // Small letters behind a semicolon.
  following: uncapitalized,
});
