import { longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { atTimes, often, testSentences } from '../contract/sentences.ts';
import {
  counted,
  countedInWords,
  dayInWords,
  howOften,
  inWords,
  seasonInWords,
  timeInWords,
} from './english.ts';

const numbers = [0, 1, 2, 5, 13, 16, 22];

testSentences('en', {
  shows: ['Owls', 'Seals', 'Crows'],
  wording: {
    'no | one | twelve | 13 | 1,500': [0, 1, 12, 13, 1500].map(inWords),
    'no shows | one show | two shows | five shows | 13 shows | 16 shows | 22 shows': numbers.map(count =>
      countedInWords(count, 'show'),
    ),
    '0 hours | 1 hour | 2 hours | 5 hours | 13 hours | 16 hours | 22 hours': numbers.map(count =>
      counted(count, 'hour'),
    ),
    'one child | four children': [1, 4].map(count => countedInWords(count, 'child', 'children')),
    'twice | five times | 13 times | 16 times | 22 times': often('2-2 5-5 13-13 16-16 22-22', howOften),
    'up to once | up to twice | two to five times': often('0-1 0-2 2-5', howOften),
    'January 1, 2027': [longDate('2027-01-01', locales.en)],
    'Friday, January 1, 2027 | Friday, May 1': [
      dayInWords('2027-01-01', '2026'),
      dayInWords('2026-05-01', '2026'),
    ],
    'May 1 | May 1 to June 1': [
      seasonInWords({ from: '05-01', to: '05-01' }),
      seasonInWords({ from: '05-01', to: '06-01' }),
    ],
    'once | three times | once or twice | one to three times': often('1-1 3-3 1-2 1-3', howOften),
    'midnight | a quarter past ten | noon': atTimes('00:00 10:15 12:00', timeInWords),
    'half past twelve | half past eleven': atTimes('12:30 11:30', timeInWords),
    'a quarter to two | 2:20': atTimes('13:45 14:20', timeInWords),
  },
  usualDay: ['Owls, seals and crows, each twice a day.', 'Nine to six, with six performances '],
  otherPark: [
    'Visit us in Otherport, Elsewhere',
    'The gates open at ten, the first show starts at half past ten',
    'each two or three times a day',
    'Ten to half past seven, with seven performances ',
    'seven performances to sit down for',
    'plays two or three times a day, every day. See all three by one o’clock',
    'three animal shows two or three times a day',
    ...['"1,500+"', 'We’ll answer within 31 hours', 'by email within 31 hours'],
    ...['up to 32 years', '33-34 years', 'from 35 hours to 36 years', 'within 37 hours'],
    ...['within two months', 'by five further months', 'under 40', 'under 41'],
    ...['up to 42 months ahead', 'For more than 4,300 visitors, '],
  ],
  hours: [
    'Daily: 9:00 AM - 6:00 PM',
    'December 24: 9:00 AM - 2:00 PM',
    'Mondays and Tuesdays, November 1 to February 28: closed (day of rest)',
    'Saturdays: 9:00 AM - 8:00 PM',
    'All other days: 9:00 AM - 6:00 PM',
  ],
  day: [
    'On December 24, 2026, the park is open from 9:00 AM to 5:00 PM (Christmas).',
    'Owls at 12:00 PM instead of 11:30 AM (our animals need a rest).',
    'On December 8, 2026, the park is closed (bad weather). We’ll suggest another day.',
  ],
  scheduleNotices: [
    [
      'Thursday, December 24',
      'Open 9:00 AM - 2:00 PM (Christmas)',
      'No Owls at 3:30 PM or Seals at 4:30 PM',
      'No Owls at 11:30 AM (private event)',
    ],
    ['Friday, January 1, 2027', 'Friday, January 15, 2027', 'Closed (maintenance)'],
  ],
});
