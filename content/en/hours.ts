import { type Hours, type HoursRule, park } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { openingHoursIn } from '../opening-hours.ts';
import { capitalized, seasonInWords } from './english.ts';
import { reasons } from './reasons.ts';

/** `9:00 AM - 6:00 PM` */
export const hoursText = ({ opens, closes }: Hours) =>
  `${clockTime(opens, locales.en)} - ${clockTime(closes, locales.en)}`;

const closedText = (because: keyof typeof reasons) => `closed (${reasons[because]})`;

const ruleLine = (rule: HoursRule) =>
  `${capitalized(seasonInWords(rule) || 'daily')}: ${'closed' in rule ? closedText(rule.closed) : hoursText(rule)}`;

export const { hoursLines, openingHours, openEveryDay } = openingHoursIn({
  daily: `Daily: ${hoursText(park.hours)}`,
  ruleLine,
  rest: `All other days: ${hoursText(park.hours)}`,
});
