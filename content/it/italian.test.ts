import type { ClockTime } from '../../domain/clock-time.ts';
import { longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { atTimes, often, testSentences } from '../contract/sentences.ts';
import * as italian from './italian.ts';
import { mail } from './mail.ts';

const numbers = [0, 1, 2, 5, 13, 16, 22];
const timeAt = (time: ClockTime) => italian.timeInWords('a', time);

testSentences('it', {
  shows: ['Gufi', 'Corvi', 'Elefanti'],
  wording: {
    'zero | due | dodici | 13': [0, 2, 12, 13].map(italian.inWords),
    '0 ore | 1 ora | 2 ore | 5 ore | 13 ore | 16 ore | 22 ore': numbers.map(count =>
      italian.counted(count, 'ora', 'ore'),
    ),
    'zero spettacoli | uno spettacolo | due spettacoli | cinque spettacoli | 13 spettacoli | 16 spettacoli | 22 spettacoli':
      numbers.map(count => italian.countedInWords(count, 'uno spettacolo', 'spettacoli')),
    'tutti e due | tutti e cinque | tutti e 13': [2, 5, 13].map(italian.allOf),
    'mai | una volta | due volte | cinque volte | 13 volte | 16 volte | 22 volte': often(
      '0-0 1-1 2-2 5-5 13-13 16-16 22-22',
      italian.howOften,
    ),
    'una volta | una o due volte | da una a tre volte | al massimo una volta | al massimo due volte': often(
      '1-1 1-2 1-3 0-1 0-2',
      italian.howOften,
    ),
    // A d between two vowels that are alike.
    ' | gufi e orche': [italian.listed([]), italian.listed(['gufi', 'orche'])],
    'gufi, orche ed elefanti': [italian.listed(['gufi', 'orche', 'elefanti'])],
    'a mezzanotte | a mezzogiorno e mezzo | alle 14:20': atTimes('00:00 12:30 14:20', timeAt),
    'alle undici e mezza | a mezzogiorno meno un quarto | all’1:20': atTimes('11:30 11:45 01:20', timeAt),
    'a Tenerife | a La Palma | ad Arona': ['Tenerife', 'La Palma', 'Arona'].map(italian.inPlace),
    'il 24 dicembre 2026 | l’8 dicembre | il 1° gennaio': [
      '24 dicembre 2026',
      '8 dicembre',
      '1° gennaio',
    ].map(italian.theDay),
    'grazie per la tua richiesta per l’8 dicembre (1 visitatore).': [mail.reply.about('8 dicembre', 1)],
    '4 visitatori': [mail.visitors(4)],
    'grazie per la tua richiesta per il 1° gennaio 2027 (16 visitatori).': [
      mail.reply.about(longDate('2027-01-01', locales.it), 16),
    ],
    'lunedì 1° marzo | venerdì 1° gennaio 2027': [
      italian.dayInWords('2027-03-01', '2027'),
      italian.dayInWords('2027-01-01', '2026'),
    ],
    'dal 1° maggio al 1° ottobre': [italian.seasonInWords({ from: '05-01', to: '10-01' })],
    'dall’8 giugno all’11 settembre': [italian.seasonInWords({ from: '06-08', to: '09-11' })],
  },
  usualDay: [
    'Gufi, corvi ed elefanti: ogni spettacolo due volte al giorno.',
    'Dalle nove alle sei, con sei appuntamenti ',
    'due volte, tutti i giorni. Vedili tutti e tre entro le due',
  ],
  otherPark: [
    'Vieni a trovarci a Otherport, Elsewhere',
    'ad Another Cove',
    'I cancelli aprono alle dieci, il primo spettacolo comincia alle dieci e mezza',
    'ogni spettacolo due o tre volte al giorno',
    'Dalle dieci alle sette e mezza, con sette appuntamenti ',
    'sette appuntamenti da godersi seduti',
    'due o tre volte, tutti i giorni. Vedili tutti e tre entro l’una',
    'tre spettacoli due o tre volte al giorno',
    ...['"1500+"', 'Rispondiamo entro 31 ore', 'fino a 32 anni', 'da 33 a 34 anni', 'minimo di 35 ore'],
    ...['massimo di 36 anni', '37 ore', 'entro due mesi', 'altri cinque mesi'],
    ...['minori di 40 anni', 'meno di 41 anni'],
    ...['anticipo massimo di 42 mesi', 'oltre 4300 persone, '],
  ],
  hours: [
    'Tutti i giorni, 9:00–18:00',
    '24 dicembre, 9:00–14:00',
    'Lunedì e martedì, dal 1° novembre al 28 febbraio, chiuso (giorno di riposo)',
    'Sabato, 9:00–20:00',
    'Tutti gli altri giorni, 9:00–18:00',
  ],
  day: [
    'Il 24 dicembre 2026 il parco è aperto dalle 9:00 alle 17:00 (Natale).',
    'Gufi alle 12:00 invece che alle 11:30 (riposo degli animali).',
    'L’8 dicembre 2026 il parco è chiuso (maltempo). Ti proporremo un altro giorno.',
  ],
  scheduleNotices: [
    [
      'Giovedì 24 dicembre',
      'Aperto 9:00–14:00 (Natale)',
      'Niente gufi alle 15:30, niente corvi alle 16:30',
      'Niente gufi alle 11:30 (evento privato)',
    ],
    ['Venerdì 1° gennaio 2027', 'venerdì 15 gennaio 2027', 'Chiuso (manutenzione)'],
  ],
});
