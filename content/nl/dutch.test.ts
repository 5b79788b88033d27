import { describe, expect, it } from 'vitest';
import { spaced, testSentences } from '../contract/sentences.ts';
import {
  capitalized,
  counted,
  countedInWords,
  howOften,
  inWords,
  timeInWords,
  uncapitalized,
} from './dutch.ts';

describe('Dutch', () => {
  it('writes small numbers in words, and large ones with a point', () => {
    expect([0, 1, 12, 13, 1500].map(inWords)).toEqual(['geen', 'één', 'twaalf', '13', '1.500']);
  });

  it('counts one and many, and leaves measures as they are', () => {
    expect(counted(1500, 'bezoeker', 'bezoekers')).toBe('1.500 bezoekers');
    expect([1, 48].map(count => counted(count, 'uur'))).toEqual(['1 uur', '48 uur']);
    expect(countedInWords(1, 'kind', 'kinderen')).toBe('één kind');
    expect(countedInWords(4, 'kind', 'kinderen')).toBe('vier kinderen');
  });

  it.each([
    [0, 0, 'nooit'],
    [1, 2, 'één of twee keer'],
    [2, 5, 'twee tot vijf keer'],
  ])('says how often: %i to %i', (least, most, said) => expect(howOften({ least, most })).toBe(said));

  it('begins a sentence without an accent, and with both letters of ij', () => {
    expect(['één wereld', 'ijsberen'].map(capitalized)).toEqual(['Eén wereld', 'IJsberen']);
    expect(['IJsberen', 'Dolfijnen'].map(uncapitalized)).toEqual(['ijsberen', 'dolfijnen']);
  });

  it.each([
    ['00:00', 'middernacht'],
    ['10:15', 'kwart over tien'],
    ['12:30', 'half één'],
    ['14:20', '14:20 uur'],
    ['23:45', 'kwart voor twaalf'],
  ] as const)('says %s as people do', (time, said) => expect(spaced(timeInWords(time))).toBe(said));
});

testSentences('nl', {
  shows: ['Uilen', 'Robben', 'IJsberen'],
  usualDay: [
    'De poorten gaan open om negen uur, de eerste show begint om half twaalf',
    'Uilen, robben en ijsberen, elk twee keer per dag.',
    'Van negen tot zes uur, met zes shows ',
    'speelt twee keer, elke dag. Vóór twee uur heb je ze alle drie gezien',
    'uur. 6 voorstellingen per dag; drie werelden ',
  ],
  otherPark: [
    'Bezoek ons in Otherport op Elsewhere',
    'De poorten gaan open om tien uur, de eerste show begint om half elf',
    'elk twee of drie keer per dag',
    'Van tien tot half acht, met zeven shows ',
    'zeven shows om bij te gaan zitten',
    'speelt twee of drie keer, elke dag. Vóór één uur',
    'Dagelijks, 7 voorstellingen',
    'Drie dierenshows, twee of drie keer per dag',
    ...['"1.500+"', 'We antwoorden binnen 31 uur', 'tot 32 jaar na', 'Doorgaans 33 tot 34 jaar'],
    ...['van 35 uur tot 36 jaar', 'binnen 37 uur', 'binnen twee maanden', 'nog eens vijf maanden'],
    ...['jonger dan 40 jaar', 'jonger dan 41 jaar'],
  ],
  seasons: [
    'Vraag online tickets aan."',
    'Uilen en robben, elk twee keer per dag',
    'speelt twee keer. Vóór één uur heb je ze allebei gezien',
    '"4 voorstellingen"',
  ],
  oneShow: [
    'de eerste show begint om twaalf uur',
    'Uilen, één keer per dag.',
    'met één show om',
    'De show speelt één keer, elke dag. Vóór één uur heb je die gezien',
    'Eén dierenshow, één keer per dag',
    'Dagelijks, 1 voorstelling"',
    ...['binnen 1 uur', 'tot 1 jaar na', 'binnen één maand', 'nog eens één maand'],
  ],
  hours: {
    usualDay: 'Dagelijks: 9:00–18:00 uur',
    seasons: [
      '24 december: 9:00–14:00 uur',
      'Maandag en dinsdag, 1 november t/m 28 februari: gesloten (rustdag)',
      'Zaterdag: 9:00–20:00 uur',
      'Alle andere dagen: 9:00–18:00 uur',
    ],
  },
  day: {
    usual: 'Op 24 december 2026 is het park open van 9:00 tot 18:00 uur.',
    changed: [
      'Op 24 december 2026 is het park open van 9:00 tot 14:00 uur (Kerstmis).',
      'Uilen om 12:00 in plaats van 11:30 uur (onze dieren hebben rust nodig).',
      'Geen Uilen om 15:30 uur (Kerstmis).',
      'Geen Robben om 16:30 uur (Kerstmis).',
    ],
    closed: 'Op 8 december 2026 is het park gesloten (slecht weer). We stellen je een andere dag voor.',
  },
  upcoming: [
    [
      'Donderdag 24 december',
      'Open 9:00–14:00 uur (Kerstmis)',
      'Geen Uilen om 15:30 uur en geen Robben om 16:30 uur',
      'Geen Uilen om 11:30 uur (besloten evenement)',
    ],
    ['Vrijdag 1 januari 2027', 'vrijdag 15 januari 2027', 'Gesloten (onderhoud)'],
  ],
});
