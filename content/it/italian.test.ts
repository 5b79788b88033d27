import { describe, expect, it } from 'vitest';
import { testSentences } from '../contract/sentences.ts';
import {
  counted,
  countedInWords,
  howOften,
  inPlace,
  inWords,
  listed,
  seasonInWords,
  theDay,
  timeInWords,
} from './italian.ts';
import { mail } from './mail.ts';

describe('Italian', () => {
  it('writes small numbers in words, and counts one and many', () => {
    expect([0, 2, 12, 13].map(inWords)).toEqual(['zero', 'due', 'dodici', '13']);
    expect([1, 48].map(count => counted(count, 'ora', 'ore'))).toEqual(['1 ora', '48 ore']);
    expect(countedInWords(1, 'uno spettacolo', 'spettacoli')).toBe('uno spettacolo');
    expect(countedInWords(4, 'uno spettacolo', 'spettacoli')).toBe('quattro spettacoli');
  });

  it.each([
    [1, 1, 'una volta'],
    [1, 2, 'una o due volte'],
    [1, 3, 'da una a tre volte'],
  ])('says how often: %i to %i', (least, most, said) => expect(howOften({ least, most })).toBe(said));

  it.each([
    [[], ''],
    [['gufi', 'orche'], 'gufi e orche'],
    // A d between two vowels that are alike.
    [['gufi', 'orche', 'elefanti'], 'gufi, orche ed elefanti'],
  ])('lists %j', (items, said) => expect(listed(items)).toBe(said));

  it.each([
    ['00:00', 'a mezzanotte'],
    ['11:30', 'alle undici e mezza'],
    ['11:45', 'a mezzogiorno meno un quarto'],
    ['12:30', 'a mezzogiorno e mezzo'],
    ['14:20', 'alle 14:20'],
    ['01:20', 'all’1:20'],
  ] as const)('says %s behind its preposition', (time, said) => expect(timeInWords('a', time)).toBe(said));

  it('says where', () => {
    expect(['Tenerife', 'La Palma', 'Arona'].map(inPlace)).toEqual(['a Tenerife', 'a La Palma', 'ad Arona']);
  });

  it.each([
    ['24 dicembre 2026', 'il 24 dicembre 2026'],
    ['8 dicembre', 'l’8 dicembre'],
    ['1 gennaio', 'il 1° gennaio'],
  ])('gives %s its article', (date, said) => expect(theDay(date)).toBe(said));

  it('gives seasons their articles, and mails theirs', () => {
    expect(seasonInWords({ from: '06-08', to: '09-11' })).toBe('dall’8 giugno all’11 settembre');
    expect(mail.reply.about('24 dicembre 2026', 1)).toContain('per il 24 dicembre 2026, 1 visitatore.');
    expect(mail.reply.about('8 dicembre 2026', 4)).toContain('per l’8 dicembre 2026, 4 visitatori.');
  });
});

testSentences('it', {
  shows: ['Gufi', 'Corvi', 'Elefanti'],
  usualDay: [
    'I cancelli aprono alle nove, il primo spettacolo comincia alle undici e mezza',
    'Gufi, corvi ed elefanti: ogni spettacolo due volte al giorno.',
    'Dalle nove alle sei, con sei spettacoli ',
    'due volte, tutti i giorni. Vedili tutti e tre entro le due',
  ],
  otherPark: [
    'Vieni a trovarci a Otherport, Elsewhere',
    'ad Another Cove',
    'I cancelli aprono alle dieci, il primo spettacolo comincia alle dieci e mezza',
    'ogni spettacolo due o tre volte al giorno',
    'Dalle dieci alle sette e mezza, con sette spettacoli ',
    'sette spettacoli da godersi seduti',
    'due o tre volte, tutti i giorni. Vedili tutti e tre entro l’una',
    'Ogni giorno, 7 appuntamenti',
    'tre spettacoli due o tre volte al giorno',
    ...['"1500+"', 'Rispondiamo entro 31 ore', 'fino a 32 anni', 'da 33 a 34 anni', 'minimo di 35 ore'],
    ...['massimo di 36 anni', '37 ore', 'entro due mesi', 'altri cinque mesi'],
    ...['minori di 40 anni', 'meno di 41 anni'],
  ],
  seasons: [
    'Biglietti su richiesta."',
    'Gufi e corvi: ogni spettacolo',
    'in scena due volte. Vedili tutti e due entro l’una',
    '"4 appuntamenti"',
  ],
  oneShow: [
    'il primo spettacolo comincia a mezzogiorno',
    'Gufi: lo spettacolo va in scena una volta al giorno',
    'con uno spettacolo ',
    'e uno spettacolo da godersi',
    'Lo spettacolo va in scena una volta, tutti i giorni. Vedilo entro l’una',
    'Ogni giorno, 1 appuntamento"',
    ...['entro 1 ora', 'fino a 1 anno', 'entro un mese', 'di un altro mese'],
  ],
  hours: {
    usualDay: 'Tutti i giorni: 9:00–18:00',
    seasons: [
      '24 dicembre: 9:00–14:00',
      'Lunedì e martedì, dal 1° novembre al 28 febbraio: chiuso (giorno di riposo)',
      'Sabato: 9:00–20:00',
      'Tutti gli altri giorni: 9:00–18:00',
    ],
  },
  day: {
    usual: 'Il 24 dicembre 2026 il parco è aperto dalle 9:00 alle 18:00.',
    changed: [
      'Il 24 dicembre 2026 il parco è aperto dalle 9:00 alle 14:00 (Natale).',
      'Gufi alle 12:00 invece che alle 11:30 (riposo degli animali).',
      'Niente gufi alle 15:30 (Natale).',
      'Niente corvi alle 16:30 (Natale).',
    ],
    closed: 'L’8 dicembre 2026 il parco è chiuso (maltempo). Ti proporremo un altro giorno.',
  },
  upcoming: [
    [
      'Giovedì 24 dicembre',
      'Aperto 9:00–14:00 (Natale)',
      'Niente gufi alle 15:30, niente corvi alle 16:30',
      'Niente gufi alle 11:30 (evento privato)',
    ],
    ['Venerdì 1° gennaio 2027', 'venerdì 15 gennaio 2027', 'Chiuso (manutenzione)'],
  ],
});
