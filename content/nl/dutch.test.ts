import { atTimes, often, spaced, testSentences } from '../contract/sentences.ts';
import { capitalized, counted, howOften, inWords, timeInWords, uncapitalized } from './dutch.ts';

testSentences('nl', {
  shows: ['Uilen', 'Robben', 'IJsberen'],
  wording: {
    'geen | één | twaalf | 13 | 1.500': [0, 1, 12, 13, 1500].map(inWords),
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
    'speelt twee of drie keer, elke dag. Vóór één uur heb je ze alle drie gezien',
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
  seasons: [
    'Vraag online tickets aan."',
    'speelt twee keer. Vóór één uur heb je ze allebei gezien',
    '"4 voorstellingen"',
  ],
  oneShow: [
    'Uilen, één keer per dag.',
    'met één voorstelling om',
    'De show speelt één keer, elke dag. Vóór één uur heb je die gezien',
    'Eén dierenshow, één keer per dag',
    'Dagelijks, 1 voorstelling"',
    ...['binnen 1 uur', 'tot 1 jaar na', 'binnen één maand', 'nog eens één maand'],
    'tot 1 maand vooruit',
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
