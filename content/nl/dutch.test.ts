import { longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { atTimes, often, spaced, testSentences } from '../contract/sentences.ts';
import {
  capitalized,
  counted,
  countedInWords,
  dayInWords,
  howOften,
  inWords,
  seasonInWords,
  timeInWords,
  uncapitalized,
} from './dutch.ts';

const counts = [0, 1, 2, 5, 13, 16, 22];

testSentences('nl', {
  shows: ['Uilen', 'Robben', 'IJsberen'],
  wording: {
    'geen | één | twaalf | 13 | 1.500': [0, 1, 12, 13, 1500].map(inWords),
    '0 bezoekers | 1 bezoeker | 2 bezoekers | 5 bezoekers | 13 bezoekers | 16 bezoekers | 22 bezoekers':
      counts.map(count => counted(count, 'bezoeker', 'bezoekers')),
    'geen shows | één show | twee shows | vijf shows | 13 shows | 16 shows | 22 shows': counts.map(count =>
      countedInWords(count, 'show', 'shows'),
    ),
    '0 uur | 1 uur | 2 uur | 5 uur | 13 uur | 16 uur | 22 uur': counts.map(count =>
      spaced(counted(count, 'uur')),
    ),
    '1 januari 2027 | vrijdag 1 januari | 1 november t/m 1 maart': [
      longDate('2027-01-01', locales.nl),
      dayInWords('2027-01-01', '2027'),
      seasonInWords({ from: '11-01', to: '03-01' }),
    ],
    '1.500 bezoekers': [counted(1500, 'bezoeker', 'bezoekers')],
    'nooit | hoogstens twee keer | één of twee keer | twee tot vijf keer': often('0-0 0-2 1-2 2-5', howOften),
    // A sentence begins without an accent, and with both letters of ij.
    'Eén wereld | IJsberen': ['één wereld', 'ijsberen'].map(capitalized),
    'ijsberen | dolfijnen': ['IJsberen', 'Dolfijnen'].map(uncapitalized),
    'middernacht | kwart over tien | half één': atTimes('00:00 10:15 12:30', timeInWords),
    '14:20 uur | kwart voor twaalf': atTimes('14:20 23:45', timeInWords).map(spaced),
  },
  usualDay: [
    'Uilen, robben en ijsberen, elk twee keer per dag.',
    'Van negen tot zes uur, met zes voorstellingen ',
    'Drie dierenshows, twee keer per dag',
  ],
  otherPark: [
    'Bezoek ons in Otherport op Elsewhere',
    'De poorten gaan open om tien uur, de eerste show begint om half elf',
    'elk twee of drie keer per dag',
    'Van tien tot half acht, met zeven voorstellingen ',
    'zeven voorstellingen om bij te gaan zitten',
    'speelt dagelijks twee of drie keer. Vóór één uur kun je ze alle drie al hebben gezien. Of',
    'Drie dierenshows, twee of drie keer per dag',
    ...['"1.500+"', 'We antwoorden binnen 31 uur', 'tot 32 jaar na', 'Doorgaans 33 tot 34 jaar'],
    ...[
      'einddatum 35 uur tot 36 jaar bewaard',
      'binnen 37 uur',
      'binnen twee maanden',
      'nog eens vijf maanden',
    ],
    ...['jonger dan 40 jaar', 'jonger dan 41 jaar'],
    ...['tot 42 maanden vooruit', 'Voor meer dan 4.300 bezoekers: '],
  ],
  hours: [
    'Dagelijks: 9:00–18:00 uur',
    '24 december: 9:00–14:00 uur',
    'Maandag en dinsdag, 1 november t/m 28 februari: gesloten (rustdag)',
    'Zaterdag: 9:00–20:00 uur',
    'Alle andere dagen: 9:00–18:00 uur',
  ],
  day: [
    'Op 24 december 2026 is het park open van 9:00 tot 17:00 uur (Kerstmis).',
    'Uilen om 12:00 in plaats van 11:30 uur (onze dieren hebben rust nodig).',
    'Op 8 december 2026 is het park gesloten (slecht weer). We stellen je een andere dag voor.',
  ],
  scheduleNotices: [
    [
      'Donderdag 24 december',
      'Open 9:00–14:00 uur (Kerstmis)',
      'Geen Uilen om 15:30 uur en geen Robben om 16:30 uur',
      'Geen Uilen om 11:30 uur (besloten evenement)',
    ],
    ['Vrijdag 1 januari 2027', 'vrijdag 15 januari 2027', 'Gesloten (onderhoud)'],
  ],
});
