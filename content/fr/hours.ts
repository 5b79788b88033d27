import { type Hours, type HoursRule, park } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { capitalized, seasonInWords, uncapitalized } from './french.ts';
import { reasons } from './reasons.ts';

/** `de 9:00 à 18:00` */
export const hoursText = ({ opens, closes }: Hours) =>
  `de ${clockTime(opens, locales.fr)} à ${clockTime(closes, locales.fr)}`;

const closedText = (because: keyof typeof reasons) => `fermé (${reasons[because]})`;

/** `Les samedis de 9:00 à 20:00`, `Le 24 décembre, de 9:00 à 14:00`. */
const openText = (days: string, hours: Hours) => `${days}${/\d/.test(days) ? ',' : ''} ${hoursText(hours)}`;

const ruleLine = (rule: HoursRule) => {
  const days = capitalized(seasonInWords(rule) || 'tous les jours');
  return 'closed' in rule ? `${days} : ${closedText(rule.closed)}` : openText(days, rule);
};

/** The opening hours line by line, in the order in which they count. */
export const hoursLines: readonly string[] =
  park.otherHours.length === 0
    ? [openText('Tous les jours', park.hours)]
    : [...park.otherHours.map(ruleLine), openText('Tous les autres jours', park.hours)];

/** The opening hours as cards, footer and mails say them: no capital after a semicolon. */
export const openingHours = hoursLines
  .map((line, index) => (index === 0 ? line : uncapitalized(line)))
  .join(' ; ');

/** Whether no rule closes the park. */
export const openEveryDay = !park.otherHours.some(rule => 'closed' in rule);
