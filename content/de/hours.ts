import { type Hours, type HoursRule, park } from '../../domain/park.ts';
import { openingHoursIn } from '../opening-hours.ts';
import { capitalized, fromTo, seasonInWords, uncapitalized } from './german.ts';
import { reasons } from './reasons.ts';

/** `9:00–18:00 Uhr` */
export const hoursText = ({ opens, closes }: Hours) => fromTo(opens, closes, '–');

const closedText = (because: keyof typeof reasons) => `geschlossen (${reasons[because]})`;

const ruleLine = (rule: HoursRule) =>
  `${capitalized(seasonInWords(rule) || 'täglich')}: ${'closed' in rule ? closedText(rule.closed) : hoursText(rule)}`;

export const { hoursLines, openingHours, openEveryDay } = openingHoursIn({
  daily: `Täglich ${hoursText(park.hours)}`,
  ruleLine,
  rest: `An allen anderen Tagen: ${hoursText(park.hours)}`,
  // Small letters behind a semicolon.
  following: uncapitalized,
});
