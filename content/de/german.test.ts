import { describe, expect, it } from 'vitest';
import { spaced, testSentences } from '../contract/sentences.ts';
import { counted, countedInWords, howOften, inWords, timeInWords, within } from './german.ts';

describe('German', () => {
  it('writes small numbers in words, and counts one with the article of its case', () => {
    expect([2, 12, 13, 1500].map(inWords)).toEqual(['zwei', 'zwölf', '13', '1.500']);
    expect([1, 48].map(count => counted(count, 'Stunde', 'Stunden'))).toEqual(['1 Stunde', '48 Stunden']);
    expect([0, 1, 4].map(count => countedInWords(count, 'einer Show', 'Shows'))).toEqual([
      'keine Shows',
      'einer Show',
      'vier Shows',
    ]);
    expect(within(1, 'eines Monats', 'Monaten')).toBe('innerhalb eines Monats');
    expect(within(2, 'eines Monats', 'Monaten')).toBe('innerhalb von zwei Monaten');
  });

  it.each([
    [1, 1, 'einmal'],
    [13, 13, '13-mal'],
    [1, 2, 'ein- oder zweimal'],
    [1, 3, 'ein- bis dreimal'],
    [0, 2, 'höchstens zweimal'],
  ])('says how often: %i to %i', (least, most, said) => expect(howOften({ least, most })).toBe(said));

  it.each([
    ['00:00', 'Mitternacht'],
    ['10:15', 'Viertel nach zehn'],
    ['11:30', 'halb zwölf'],
    ['12:30', 'halb eins'],
    ['14:20', '14:20 Uhr'],
  ] as const)('says %s as people do', (time, said) => expect(spaced(timeInWords(time))).toBe(said));
});

testSentences('de', {
  shows: ['Uhus', 'Robben', 'Raben'],
  usualDay: [
    'Um neun öffnen die Tore, um halb zwölf beginnt die erste Show',
    'Uhus, Robben und Raben, je zweimal am Tag.',
    'Von neun bis sechs, mit sechs Shows ',
    'läuft zweimal, jeden Tag. Bis um zwei habt ihr alle drei gesehen',
    'Täglich 9:00–18:00 Uhr. 6 Vorstellungen am Tag; drei Welten ',
  ],
  otherPark: [
    'Besucht uns in Otherport, Elsewhere',
    'Um zehn öffnen die Tore, um halb elf beginnt die erste Show',
    'je zwei- oder dreimal am Tag',
    'Von zehn bis halb acht, mit sieben Shows ',
    'sieben Shows zum Hinsetzen',
    'Bis um eins habt ihr alle drei gesehen',
    'Täglich 7 Vorstellungen',
    'drei Tiershows zwei- oder dreimal täglich',
    ...['"1.500+"', 'Wir antworten innerhalb von 31 Stunden', 'bis zu 32 Jahre nach', '33 bis 34 Jahre'],
    ...['zwischen 35 Stunden und 36 Jahren', 'innerhalb von 37 Stunden', 'innerhalb von zwei Monaten'],
    ...['um fünf weitere Monate', 'unter 40 Jahren', 'unter 41 Jahren'],
  ],
  seasons: [
    'Tickets online anfragen."',
    'Uhus und Robben, je zweimal am Tag',
    'Jede Show läuft zweimal. Bis um eins habt ihr beide gesehen',
    '"4 Vorstellungen"',
  ],
  oneShow: [
    'um zwölf beginnt die erste Show',
    'Uhus, einmal am Tag',
    'mit einer Show und',
    'und eine Show zum Hinsetzen',
    'läuft einmal, jeden Tag. Bis um eins habt ihr alles gesehen',
    'Täglich 1 Vorstellung"',
    ...['innerhalb von 1 Stunde', 'bis zu 1 Jahr nach', 'innerhalb eines Monats nach Eingang'],
    'um einen weiteren Monat',
  ],
  hours: {
    usualDay: 'Täglich 9:00–18:00 Uhr',
    seasons: [
      '24. Dezember: 9:00–14:00 Uhr',
      'Montags und dienstags, 1. November bis 28. Februar: geschlossen (Ruhetag)',
      'Samstags: 9:00–20:00 Uhr',
      'An allen anderen Tagen: 9:00–18:00 Uhr',
    ],
  },
  day: {
    usual: 'Am 24. Dezember 2026 ist der Park von 9:00 bis 18:00 Uhr geöffnet.',
    changed: [
      'Am 24. Dezember 2026 ist der Park von 9:00 bis 14:00 Uhr geöffnet (Weihnachten).',
      'Uhus um 12:00 Uhr statt um 11:30 Uhr (unsere Tiere brauchen Ruhe).',
      'Entfällt: Uhus um 15:30 Uhr (Weihnachten).',
      'Entfällt: Robben um 16:30 Uhr (Weihnachten).',
    ],
    closed:
      'Am 8. Dezember 2026 ist der Park geschlossen (schlechtes Wetter). Wir schlagen dir einen anderen Tag vor.',
  },
  upcoming: [
    [
      'Donnerstag, 24. Dezember',
      'Geöffnet 9:00–14:00 Uhr (Weihnachten)',
      'Entfallen: Uhus um 15:30 Uhr und Robben um 16:30 Uhr',
      'Entfällt: Uhus um 11:30 Uhr (private Veranstaltung)',
    ],
    ['Freitag, 1. Januar 2027', 'Freitag, 15. Januar 2027', 'Geschlossen (Wartungsarbeiten)'],
  ],
});
