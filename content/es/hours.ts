import { type Hours, type HoursRule, park } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { reasons } from './reasons.ts';
import { capitalized, seasonInWords, uncapitalized } from './spanish.ts';

/** `de 9:00 a 18:00` */
export const hoursText = ({ opens, closes }: Hours) =>
  `de ${clockTime(opens, locales.es)} a ${clockTime(closes, locales.es)}`;

const closedText = (because: keyof typeof reasons) => `cerrado (${reasons[because]})`;

const ruleLine = (rule: HoursRule) =>
  `${capitalized(seasonInWords(rule) || 'todos los días')}: ${'closed' in rule ? closedText(rule.closed) : hoursText(rule)}`;

/** The opening hours line by line, in the order in which they count. */
export const hoursLines: readonly string[] =
  park.otherHours.length === 0
    ? [`Todos los días: ${hoursText(park.hours)}`]
    : [...park.otherHours.map(ruleLine), `Los demás días: ${hoursText(park.hours)}`];

/** The opening hours as cards, footer and mails say them: no capital after a semicolon. */
export const openingHours = hoursLines
  .map((line, index) => (index === 0 ? line : uncapitalized(line)))
  .join('; ');

/** Whether no rule closes the park. */
export const openEveryDay = !park.otherHours.some(rule => 'closed' in rule);
