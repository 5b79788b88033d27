import { describe, expect, it } from 'vitest';
import {
  allOf,
  atTime,
  bound,
  byHour,
  counted,
  countedInWords,
  countedInWordsOf,
  countedOf,
  fromTo,
  further,
  howOften,
  inWords,
  island,
  listed,
  nouns,
  seasonInWords,
} from './polish.ts';

const { hour, month, person, show, year } = nouns;

describe('Polish', () => {
  it('writes small numbers in words', () => {
    expect([0, 1, 12, 13].map(inWords)).toEqual(['zero', 'jeden', 'dwanaście', '13']);
  });

  it('counts one, few and many, and the teens as many', () => {
    expect([1, 2, 4, 5, 12, 22, 25, 101].map(count => counted(count, year))).toEqual([
      '1 rok',
      '2 lata',
      '4 lata',
      '5 lat',
      '12 lat',
      '22 lata',
      '25 lat',
      '101 lat',
    ]);
    expect([1, 2, 6].map(count => countedInWords(count, show))).toEqual([
      'jeden pokaz',
      'dwa pokazy',
      'sześć pokazów',
    ]);
    expect([1, 2, 5].map(count => countedInWords(count, person))).toEqual([
      'jedna osoba',
      'dwie osoby',
      'pięć osób',
    ]);
  });

  it('counts in the genitive', () => {
    expect([1, 2, 24].map(count => countedOf(count, hour))).toEqual(['1 godziny', '2 godzin', '24 godzin']);
    expect([1, 2, 13].map(count => countedInWordsOf(count, month))).toEqual([
      'jednego miesiąca',
      'dwóch miesięcy',
      '13 miesięcy',
    ]);
    expect(countedInWordsOf(1, hour)).toBe('jednej godziny');
    expect([1, 2, 5, 22].map(further)).toEqual([
      'kolejny miesiąc',
      'kolejne dwa miesiące',
      'kolejnych pięć miesięcy',
      'kolejne 22 miesiące',
    ]);
  });

  it('says how often', () => {
    const said = (least: number, most: number) => howOften({ least, most });
    expect(said(1, 1)).toBe('raz');
    expect(said(2, 2)).toBe('dwa razy');
    expect(said(5, 5)).toBe('pięć razy');
    expect(said(1, 2)).toBe('raz lub dwa razy');
    expect(said(2, 3)).toBe('dwa lub trzy razy');
    expect(said(1, 3)).toBe('od jednego do trzech razy');
    expect([said(0, 1), said(0, 2)]).toEqual(['najwyżej raz', 'najwyżej dwa razy']);
    expect([2, 3, 5].map(allOf)).toEqual(['Oba', 'Wszystkie trzy', 'Wszystkie pięć']);
  });

  it('lists', () => {
    expect([[], ['papugi'], ['papugi', 'orki'], ['papugi', 'orki', 'foki']].map(listed)).toEqual([
      '',
      'papugi',
      'papugi i orki',
      'papugi, orki i foki',
    ]);
  });

  it('says times as people do', () => {
    const times = ['00:00', '09:00', '10:15', '11:30', '12:00', '12:30', '13:30', '18:00', '21:00'] as const;
    expect(times.map(atTime)).toEqual([
      'o północy',
      'o dziewiątej',
      'o 10:15',
      'o wpół do dwunastej',
      'w południe',
      'o wpół do pierwszej',
      'o 13:30',
      'o osiemnastej',
      'o dwudziestej pierwszej',
    ]);
    expect(fromTo({ opens: '09:00', closes: '18:00' })).toBe('od dziewiątej do osiemnastej');
    expect(fromTo({ opens: '09:30', closes: '18:00' })).toBe('od 9:30 do 18:00');
    expect(['13:50', '14:00', '11:20', '23:20'].map(time => byHour(time as '13:50'))).toEqual([
      'do czternastej',
      'do czternastej',
      'do dwunastej',
      'do północy',
    ]);
  });

  it('says a part of the year', () => {
    expect(seasonInWords({ weekdays: ['Sat', 'Sun'], to: '03-31' })).toBe(
      'soboty i niedziele, od 1 stycznia do 31 marca',
    );
    expect(seasonInWords({ from: '12-24', to: '12-24' })).toBe('24 grudnia');
  });

  it('declines the island', () => {
    expect(island.on).toMatch(/^na /);
  });

  it('lets no line end with a word of one letter', () => {
    expect(bound({ a: ['Orki i papugi w parku', 'A w nim (z rodziną) zoo i 2'] })).toEqual({
      a: ['Orki i\u00a0papugi w\u00a0parku', 'A\u00a0w\u00a0nim (z\u00a0rodziną) zoo i\u00a02'],
    });
    expect(bound(['o {time}', 'o', 1])).toEqual(['o\u00a0{time}', 'o', 1]);
  });
});
