import { type Hours, type HoursRule, park } from '../../domain/park.ts';
import { capitalized, fromTo, seasonInWords, uncapitalized } from './german.ts';
import { reasons } from './reasons.ts';

/** `9:00–18:00 Uhr` */
export const hoursText = ({ opens, closes }: Hours) => fromTo(opens, closes, '–');

const closedText = (because: keyof typeof reasons) => `geschlossen (${reasons[because]})`;

const ruleLine = (rule: HoursRule) =>
  `${capitalized(seasonInWords(rule) || 'täglich')}: ${'closed' in rule ? closedText(rule.closed) : hoursText(rule)}`;

/** The opening hours line by line, in the order in which they count. */
export const hoursLines: readonly string[] =
  park.otherHours.length === 0
    ? [`Täglich ${hoursText(park.hours)}`]
    : [...park.otherHours.map(ruleLine), `An allen anderen Tagen: ${hoursText(park.hours)}`];

/** The opening hours as cards, footer and mails say them: behind a semicolon German goes on with a small letter. */
export const openingHours = hoursLines
  .map((line, index) => (index === 0 ? line : uncapitalized(line)))
  .join('; ');

/** Whether no rule closes the park. */
export const openEveryDay = !park.otherHours.some(rule => 'closed' in rule);
