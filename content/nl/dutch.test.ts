import { describe, expect, it } from 'vitest';
import {
  capitalized,
  counted,
  countedInWords,
  dayInWords,
  hourInWords,
  howOften,
  inWords,
  listed,
  seasonInWords,
  timeInWords,
  timeWithoutHour,
  uncapitalized,
} from './dutch.ts';

describe('Dutch', () => {
  it('writes small numbers in words, and large ones with a point', () => {
    expect([0, 1, 12, 13, 1500].map(inWords)).toEqual(['geen', 'één', 'twaalf', '13', '1.500']);
  });

  it('counts one and many, and leaves measures as they are', () => {
    expect(counted(1, 'maand', 'maanden')).toBe('1 maand');
    expect(counted(1500, 'bezoeker', 'bezoekers')).toBe('1.500 bezoekers');
    expect([1, 48].map(count => counted(count, 'uur'))).toEqual(['1 uur', '48 uur']);
    expect(countedInWords(1, 'kind', 'kinderen')).toBe('één kind');
    expect(countedInWords(4, 'kind', 'kinderen')).toBe('vier kinderen');
  });

  it('says how often', () => {
    const said = (least: number, most: number) => howOften({ least, most });
    expect(said(0, 0)).toBe('nooit');
    expect(said(1, 1)).toBe('één keer');
    expect(said(2, 2)).toBe('twee keer');
    expect(said(1, 2)).toBe('één of twee keer');
    expect(said(2, 5)).toBe('twee tot vijf keer');
  });

  it('lists', () => {
    expect(listed([])).toBe('');
    expect(listed(['orka’s'])).toBe('orka’s');
    expect(listed(['ara’s', 'orka’s', 'pinguïns'])).toBe('ara’s, orka’s en pinguïns');
  });

  it('begins a sentence without an accent, and with both letters of ij', () => {
    expect(['één wereld', 'ijsberen', 'zes shows'].map(capitalized)).toEqual([
      'Eén wereld',
      'IJsberen',
      'Zes shows',
    ]);
    expect(['IJsberen', 'Dolfijnen'].map(uncapitalized)).toEqual(['ijsberen', 'dolfijnen']);
  });

  it('says times as people do: the half hour belongs to the next', () => {
    const times = ['00:00', '09:00', '10:15', '11:30', '11:45', '12:00', '12:30', '14:20', '23:45'] as const;
    expect(times.map(timeInWords)).toEqual([
      'middernacht',
      'negen uur',
      'kwart over tien',
      'half twaalf',
      'kwart voor twaalf',
      'twaalf uur',
      'half één',
      '14:20\u00a0uur',
      'kwart voor twaalf',
    ]);
    expect((['09:00', '09:30', '09:20'] as const).map(timeWithoutHour)).toEqual([
      'negen',
      'half tien',
      '9:20',
    ]);
  });

  it('says the hour by which something is over', () => {
    expect((['13:50', '14:00', '11:20', '23:40'] as const).map(hourInWords)).toEqual([
      'twee uur',
      'twee uur',
      'twaalf uur',
      'middernacht',
    ]);
  });

  it('says days and seasons', () => {
    expect(dayInWords('2026-12-25', '2026')).toBe('vrijdag 25 december');
    expect(dayInWords('2027-01-01', '2026')).toBe('vrijdag 1 januari 2027');
    expect(seasonInWords({})).toBe('');
    expect(seasonInWords({ weekdays: ['Mon', 'Tue'], from: '11-01', to: '02-28' })).toBe(
      'maandag en dinsdag, 1 november t/m 28 februari',
    );
    expect(seasonInWords({ from: '12-24', to: '12-24' })).toBe('24 december');
  });
});
