import { longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { atTimes, often, spaced, testSentences } from '../contract/sentences.ts';
import {
  counted,
  countedInWords,
  dayInWords,
  howOften,
  inWords,
  seasonInWords,
  timeInWords,
  within,
} from './german.ts';

const numbers = [0, 1, 2, 5, 13, 16, 22];

testSentences('de', {
  shows: ['Uhus', 'Robben', 'Raben'],
  wording: {
    '0 Stunden | 1 Stunde | 2 Stunden | 5 Stunden | 13 Stunden | 16 Stunden | 22 Stunden': numbers.map(n =>
      counted(n, 'Stunde', 'Stunden'),
    ),
    'keine Shows | eine Show | zwei Shows | fünf Shows | 13 Shows | 16 Shows | 22 Shows': numbers.map(n =>
      countedInWords(n, 'eine Show', 'Shows'),
    ),
    'eines Monats | von zwei Monaten | von fünf Monaten | von 13 Monaten | von 16 Monaten | von 22 Monaten':
      numbers.slice(1).map(n => within(n, 'eines Monats', 'Monaten').replace('innerhalb ', '')),
    'nicht | einmal | zweimal | fünfmal | 13-mal | 16-mal | 22-mal': numbers.map(n =>
      howOften({ least: n, most: n }),
    ),
    '1. Januar 2027 | Freitag, 1. Januar | Samstag, 1. Mai 2027': [
      longDate('2027-01-01', locales.de),
      dayInWords('2027-01-01', '2027'),
      dayInWords('2027-05-01', '2026'),
    ],
    '1. Dezember | montags, 1. März bis 1. April': [
      seasonInWords({ from: '12-01', to: '12-01' }),
      seasonInWords({ weekdays: ['Mon'], from: '03-01', to: '04-01' }),
    ],
    'zwei | zwölf | 13 | 1.500': [2, 12, 13, 1500].map(inWords),
    'keinen Shows | einer Show | vier Shows': [0, 1, 4].map(n => countedInWords(n, 'einer Show', 'Shows')),
    'einmal | 13-mal | ein- oder zweimal': often('1-1 13-13 1-2', howOften),
    'ein- bis dreimal | höchstens zweimal | nicht': often('1-3 0-2 0-0', howOften),
    'Mitternacht | Viertel nach zehn | 14:20 Uhr': atTimes('00:00 10:15 14:20', timeInWords).map(spaced),
    'halb zwölf | halb eins': atTimes('11:30 12:30', timeInWords),
  },
  usualDay: [
    'Uhus, Robben und Raben, je zweimal am Tag.',
    'Von neun bis sechs, mit sechs Vorstellungen ',
    'Drei Welten zum Durchstreifen und sechs Vorstellungen zum Hinsetzen.',
    '"Täglich sechs Vorstellungen"',
    'Orca-Ozean und zweimal täglich drei Tiershows: ',
  ],
  otherPark: [
    'Besucht uns in Otherport auf Elsewhere',
    'Um zehn öffnen die Tore, um halb elf beginnt die erste Show',
    'je zwei- oder dreimal am Tag',
    'Von zehn bis halb acht, mit sieben Vorstellungen ',
    'sieben Vorstellungen zum Hinsetzen',
    'läuft zwei- oder dreimal, jeden Tag. Bis um eins habt ihr alle drei gesehen',
    'zwei- oder dreimal täglich drei Tiershows',
    ...['"1.500+"', 'Wir antworten innerhalb von 31 Stunden', 'bis zu 32 Jahre nach', '33 bis 34 Jahre'],
    ...['zwischen 35 Stunden und 36 Jahren', 'innerhalb von 37 Stunden', 'innerhalb von zwei Monaten'],
    ...['um fünf weitere Monate', 'unter 40 Jahren', 'unter 41 Jahren'],
    ...['bis zu 42 Monate im Voraus', 'Bei mehr als 4.300 Personen '],
  ],
  hours: [
    'Täglich 9:00–18:00 Uhr',
    '24. Dezember: 9:00–14:00 Uhr',
    'Montags und dienstags, 1. November bis 28. Februar: geschlossen (Ruhetag)',
    'Samstags: 9:00–20:00 Uhr',
    'An allen anderen Tagen: 9:00–18:00 Uhr',
  ],
  day: [
    'Am 24. Dezember 2026 ist der Park von 9:00 bis 17:00 Uhr geöffnet (Weihnachten).',
    'Uhus um 12:00 Uhr statt um 11:30 Uhr (Ruhe für unsere Tiere).',
    'Am 8. Dezember 2026 ist der Park geschlossen (schlechtes Wetter). Wir schlagen dir einen anderen Tag vor.',
  ],
  scheduleNotices: [
    [
      'Donnerstag, 24. Dezember',
      'Geöffnet 9:00–14:00 Uhr (Weihnachten)',
      'Entfallen: Uhus um 15:30 Uhr und Robben um 16:30 Uhr',
      'Entfällt: Uhus um 11:30 Uhr (private Veranstaltung)',
    ],
    ['Freitag, 1. Januar 2027', 'Freitag, 15. Januar 2027', 'Geschlossen (Wartungsarbeiten)'],
  ],
});
