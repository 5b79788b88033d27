import { describe, expect, it } from 'vitest';
import {
  byTheHour,
  counted,
  countedInWords,
  dayInWords,
  howOften,
  inPlace,
  inWords,
  listed,
  onTheClock,
  seasonInWords,
  theDay,
  timeInWords,
} from './italian.ts';

describe('Italian', () => {
  it('writes small numbers in words', () => {
    expect([0, 2, 12, 13].map(inWords)).toEqual(['zero', 'due', 'dodici', '13']);
  });

  it('counts one and many', () => {
    expect(counted(1, 'anno', 'anni')).toBe('1 anno');
    expect(counted(48, 'ora', 'ore')).toBe('48 ore');
    expect(countedInWords(1, 'uno spettacolo', 'spettacoli')).toBe('uno spettacolo');
    expect(countedInWords(4, 'uno spettacolo', 'spettacoli')).toBe('quattro spettacoli');
  });

  it('says how often', () => {
    const said = (least: number, most: number) => howOften({ least, most });
    expect(said(1, 1)).toBe('una volta');
    expect(said(2, 2)).toBe('due volte');
    expect(said(1, 2)).toBe('una o due volte');
    expect(said(2, 3)).toBe('due o tre volte');
    expect(said(1, 3)).toBe('da una a tre volte');
  });

  it('lists, with a d between two vowels that are alike', () => {
    expect(listed([])).toBe('');
    expect(listed(['orche'])).toBe('orche');
    expect(listed(['gufi', 'orche'])).toBe('gufi e orche');
    expect(listed(['gufi', 'orche', 'elefanti'])).toBe('gufi, orche ed elefanti');
  });

  it('says times as people do, behind the preposition that they ask for', () => {
    const times = [
      '00:00',
      '09:00',
      '10:15',
      '11:30',
      '11:45',
      '12:00',
      '12:30',
      '13:00',
      '13:45',
      '14:20',
      '01:20',
    ] as const;
    expect(times.map(time => timeInWords('a', time))).toEqual([
      'a mezzanotte',
      'alle nove',
      'alle dieci e un quarto',
      'alle undici e mezza',
      'a mezzogiorno meno un quarto',
      'a mezzogiorno',
      'a mezzogiorno e mezzo',
      'all’una',
      'alle due meno un quarto',
      'alle 14:20',
      'all’1:20',
    ]);
    expect(['09:00', '12:00', '13:00'].map(time => timeInWords('da', time as '09:00'))).toEqual([
      'dalle nove',
      'da mezzogiorno',
      'dall’una',
    ]);
    expect(onTheClock('da', '09:00')).toBe('dalle 9:00');
    expect(onTheClock('a', '01:00')).toBe('all’1:00');
  });

  it('says the hour by which something is over', () => {
    expect(byTheHour('13:50')).toBe('entro le due');
    expect(byTheHour('14:00')).toBe('entro le due');
    expect(byTheHour('12:20')).toBe('entro l’una');
    expect(byTheHour('11:20')).toBe('entro mezzogiorno');
  });

  it('says where', () => {
    expect(['Tenerife', 'La Palma', 'Arona'].map(inPlace)).toEqual(['a Tenerife', 'a La Palma', 'ad Arona']);
  });

  it('puts the article before a date that it needs', () => {
    expect(['24 dicembre 2026', '8 dicembre', '11 gennaio', '1 gennaio', '18 maggio'].map(theDay)).toEqual([
      'il 24 dicembre 2026',
      'l’8 dicembre',
      'l’11 gennaio',
      'il 1° gennaio',
      'il 18 maggio',
    ]);
  });

  it('says days and seasons', () => {
    expect(dayInWords('2026-12-24', '2026')).toBe('giovedì 24 dicembre');
    expect(dayInWords('2027-01-01', '2026')).toBe('venerdì 1° gennaio 2027');
    expect(seasonInWords({})).toBe('');
    expect(seasonInWords({ weekdays: ['Sat', 'Sun'] })).toBe('sabato e domenica');
    expect(seasonInWords({ from: '11-01', to: '02-28' })).toBe('dal 1° novembre al 28 febbraio');
    expect(seasonInWords({ from: '06-08', to: '09-11' })).toBe('dall’8 giugno all’11 settembre');
    expect(seasonInWords({ weekdays: ['Mon'], from: '12-24', to: '12-24' })).toBe('lunedì, 24 dicembre');
  });
});
