import { type Hours, type HoursRule, park } from '../../domain/park.ts';
import { openingHoursIn } from '../opening-hours.ts';
import { capitalized, seasonInWords, timeInWords, uncapitalized } from './french.ts';
import { reasons } from './reasons.ts';

/** `de 9 h à 18 h` */
export const hoursText = ({ opens, closes }: Hours) => `de ${timeInWords(opens)} à ${timeInWords(closes)}`;

const closedText = (because: keyof typeof reasons) => `fermé (${reasons[because]})`;

/** `Les samedis de 9 h à 20 h`, `Le 24 décembre, de 9 h à 14 h`. */
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
