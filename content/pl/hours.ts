import { type Hours, type HoursRule, park } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { capitalized, seasonInWords, uncapitalized } from './polish.ts';
import { reasons } from './reasons.ts';

/** `9:00–18:00` */
export const hoursText = ({ opens, closes }: Hours) =>
  `${clockTime(opens, locales.pl)}–${clockTime(closes, locales.pl)}`;

const closedText = (because: keyof typeof reasons) => `zamknięte (${reasons[because]})`;

const ruleLine = (rule: HoursRule) =>
  `${capitalized(seasonInWords(rule) || 'codziennie')}: ${'closed' in rule ? closedText(rule.closed) : hoursText(rule)}`;

/** The opening hours line by line, in the order in which they count. */
export const hoursLines: readonly string[] =
  park.otherHours.length === 0
    ? [`Codziennie: ${hoursText(park.hours)}`]
    : [...park.otherHours.map(ruleLine), `Pozostałe dni: ${hoursText(park.hours)}`];

/** The opening hours as cards, footer and mails say them. Behind a semicolon letters are small. */
export const openingHours = hoursLines
  .map((line, index) => (index === 0 ? line : uncapitalized(line)))
  .join('; ');

/** Whether no rule closes the park. */
export const openEveryDay = !park.otherHours.some(rule => 'closed' in rule);
