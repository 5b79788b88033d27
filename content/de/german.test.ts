import { describe, expect, it } from 'vitest';
import {
  counted,
  countedInWords,
  dayInWords,
  fromTo,
  hourInWords,
  howOften,
  inWords,
  listed,
  seasonInWords,
  timeInWords,
  within,
} from './german.ts';

describe('German', () => {
  it('writes small numbers in words', () => {
    expect([2, 12, 13, 1500].map(inWords)).toEqual(['zwei', 'zwölf', '13', '1.500']);
  });

  it('counts one and many, one with the article of its case', () => {
    expect(counted(1, 'Jahr', 'Jahre')).toBe('1 Jahr');
    expect(counted(48, 'Stunde', 'Stunden')).toBe('48 Stunden');
    expect(countedInWords(1, 'einer Show', 'Shows')).toBe('einer Show');
    expect(countedInWords(4, 'einer Show', 'Shows')).toBe('vier Shows');
    expect(countedInWords(0, 'eine Show', 'Shows')).toBe('keine Shows');
  });

  it('says within which time', () => {
    expect(within(1, 'eines Monats', 'Monaten')).toBe('innerhalb eines Monats');
    expect(within(2, 'eines Monats', 'Monaten')).toBe('innerhalb von zwei Monaten');
  });

  it('says how often', () => {
    const said = (least: number, most: number) => howOften({ least, most });
    expect(said(1, 1)).toBe('einmal');
    expect(said(3, 3)).toBe('dreimal');
    expect(said(13, 13)).toBe('13-mal');
    expect(said(1, 2)).toBe('ein- oder zweimal');
    expect(said(2, 3)).toBe('zwei- oder dreimal');
    expect(said(1, 3)).toBe('ein- bis dreimal');
    expect(said(0, 2)).toBe('höchstens zweimal');
  });

  it('lists', () => {
    expect(listed([])).toBe('');
    expect(listed(['Papageien'])).toBe('Papageien');
    expect(listed(['Papageien', 'Orcas'])).toBe('Papageien und Orcas');
    expect(listed(['Papageien', 'Orcas', 'Robben'])).toBe('Papageien, Orcas und Robben');
  });

  it('says times as people do: the half hour is that of the hour to come', () => {
    const times = ['00:00', '09:00', '10:15', '11:30', '11:45', '12:00', '12:30', '13:00', '14:20'] as const;
    expect(times.map(timeInWords)).toEqual([
      'Mitternacht',
      'neun',
      'Viertel nach zehn',
      'halb zwölf',
      'Viertel vor zwölf',
      'zwölf',
      'halb eins',
      'eins',
      '14:20\u00a0Uhr',
    ]);
  });

  it('says the hour by which something is over', () => {
    expect(['13:50', '14:00', '11:20', '12:10'].map(time => hourInWords(time as '13:50'))).toEqual([
      'zwei',
      'zwei',
      'zwölf',
      'eins',
    ]);
  });

  it('writes hours with one Uhr at their end', () => {
    expect(fromTo('09:00', '18:00', '–')).toBe('9:00–18:00\u00a0Uhr');
    expect(fromTo('09:00', '18:00', ' bis ')).toBe('9:00 bis 18:00\u00a0Uhr');
  });

  it('writes days and seasons', () => {
    expect(dayInWords('2026-12-25', '2026')).toBe('Freitag, 25. Dezember');
    expect(dayInWords('2027-01-11', '2026')).toBe('Montag, 11. Januar 2027');
    expect(seasonInWords({ weekdays: ['Mon', 'Tue'], from: '11-01', to: '02-28' })).toBe(
      'montags und dienstags, 1. November bis 28. Februar',
    );
    expect(seasonInWords({ from: '12-24', to: '12-24' })).toBe('24. Dezember');
    expect(seasonInWords({})).toBe('');
  });
});
