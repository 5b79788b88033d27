import { type Hours, type HoursRule, park } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { openingHoursIn } from '../opening-hours.ts';
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

export const { hoursLines, openingHours, openEveryDay } = openingHoursIn({
  daily: openText('Tous les jours', park.hours),
  ruleLine,
  rest: openText('Tous les autres jours', park.hours),
  // Small letters behind a semicolon.
  following: uncapitalized,
  joint: ' ; ',
});
