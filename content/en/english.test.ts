import { describe, expect, it } from 'vitest';
import { counted, countedInWords, hourInWords, howOften, inWords, listed, timeInWords } from './english.ts';

describe('English', () => {
  it('writes small numbers in words', () => {
    expect([0, 1, 12, 13].map(inWords)).toEqual(['no', 'one', 'twelve', '13']);
  });

  it('counts one and many', () => {
    expect(counted(1, 'year')).toBe('1 year');
    expect(counted(48, 'hour')).toBe('48 hours');
    expect(countedInWords(1, 'child', 'children')).toBe('one child');
    expect(countedInWords(4, 'child', 'children')).toBe('four children');
  });

  it('says how often', () => {
    const said = (least: number, most: number) => howOften({ least, most });
    expect(said(1, 1)).toBe('once');
    expect(said(2, 2)).toBe('twice');
    expect(said(3, 3)).toBe('three times');
    expect(said(1, 2)).toBe('once or twice');
    expect(said(2, 3)).toBe('two or three times');
    expect(said(1, 3)).toBe('one to three times');
  });

  it('lists', () => {
    expect(listed([])).toBe('');
    expect(listed(['parrots'])).toBe('parrots');
    expect(listed(['parrots', 'orcas'])).toBe('parrots and orcas');
    expect(listed(['parrots', 'orcas', 'seals'])).toBe('parrots, orcas and seals');
  });

  it('says times as people do', () => {
    const times = [
      '00:00',
      '09:00',
      '10:15',
      '11:30',
      '11:45',
      '12:00',
      '12:30',
      '13:45',
      '14:20',
      '23:45',
    ] as const;
    expect(times.map(timeInWords)).toEqual([
      'midnight',
      'nine',
      'a quarter past ten',
      'half past eleven',
      'a quarter to twelve',
      'noon',
      'half past twelve',
      'a quarter to two',
      '2:20',
      'a quarter to twelve',
    ]);
  });

  it('says the hour by which something is over', () => {
    expect(hourInWords('13:50')).toBe('two o’clock');
    expect(hourInWords('14:00')).toBe('two o’clock');
    expect(hourInWords('11:20')).toBe('noon');
  });
});
