import { describe, expect, it } from 'vitest';
import {
  counted,
  countedInWords,
  dateInWords,
  dayInWords,
  hourInWords,
  howOften,
  inWords,
  listed,
  of,
  seasonInWords,
  timeInWords,
} from './french.ts';
import * as words from './index.ts';

describe('French', () => {
  it('writes small numbers in words', () => {
    expect([0, 1, 12, 13, 1500].map(count => inWords(count))).toEqual([
      'aucun',
      'un',
      'douze',
      '13',
      '1\u202f500',
    ]);
    expect([0, 1, 2].map(count => inWords(count, 'feminine'))).toEqual(['aucune', 'une', 'deux']);
  });

  it('counts none and one in the singular, and does not part a number from its noun', () => {
    expect([0, 1, 2].map(count => counted(count, 'heure'))).toEqual([
      '0\u00a0heure',
      '1\u00a0heure',
      '2\u00a0heures',
    ]);
    expect(countedInWords(1, 'mois', 'mois')).toBe('un mois');
    expect(countedInWords(1, 'représentation', 'représentations', 'feminine')).toBe('une représentation');
    expect(countedInWords(4, 'spectacle')).toBe('quatre spectacles');
  });

  it('says how often', () => {
    const said = (least: number, most: number) => howOften({ least, most });
    expect(said(1, 1)).toBe('une fois');
    expect(said(3, 3)).toBe('trois fois');
    expect(said(1, 2)).toBe('une ou deux fois');
    expect(said(1, 3)).toBe('d’une à trois fois');
    expect(said(2, 5)).toBe('de deux à cinq fois');
  });

  it('lists', () => {
    expect(listed([])).toBe('');
    expect(listed(['perroquets'])).toBe('perroquets');
    expect(listed(['perroquets', 'orques', 'otaries'])).toBe('perroquets, orques et otaries');
  });

  it('lets "de" give way to a vowel', () => {
    expect(['Tenerife', 'Isla Papagayo', 'Édimbourg', 'onze', 'huit'].map(of)).toEqual([
      'de Tenerife',
      'd’Isla Papagayo',
      'd’Édimbourg',
      'de onze',
      'de huit',
    ]);
  });

  it('says times as a sentence has them', () => {
    const times = ['00:00', '09:00', '11:30', '12:00', '14:05'] as const;
    expect(times.map(timeInWords)).toEqual([
      'minuit',
      '9\u00a0h',
      '11\u00a0h\u00a030',
      'midi',
      '14\u00a0h\u00a005',
    ]);
    expect((['13:50', '14:00', '11:20', '23:10'] as const).map(hourInWords)).toEqual([
      '14\u00a0h',
      '14\u00a0h',
      'midi',
      'minuit',
    ]);
  });

  it('calls the first of a month by its ordinal', () => {
    expect(dateInWords('2027-01-01')).toBe('1er janvier 2027');
    expect(dateInWords('2027-01-11')).toBe('11 janvier 2027');
    expect(dayInWords('2027-01-01', '2026')).toBe('vendredi 1er janvier 2027');
    expect(dayInWords('2026-12-25', '2026')).toBe('vendredi 25 décembre');
    expect(seasonInWords({ weekdays: ['Mon', 'Tue'], from: '11-01', to: '02-28' })).toBe(
      'les lundis et mardis, du 1er novembre au 28 février',
    );
    expect(seasonInWords({ from: '12-24', to: '12-24' })).toBe('le 24 décembre');
    expect(seasonInWords({})).toBe('');
  });
});

/** Every text with the way to it, but addresses. */
function texts(value: unknown, way = ''): [string, string][] {
  if (typeof value === 'string') return /^(mailto:|tel:|https:|\/)/.test(value) ? [] : [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${way}.${key}`));
}

it('is written with its quotation marks, apostrophes and spaces', () => {
  for (const [way, text] of texts(words)) {
    expect(text, way).not.toMatch(/['"“”]/);
    // A narrow space before these, a full one before a colon that is not in a time, and both within guillemets; none of them breaks.
    expect(text, way).not.toMatch(/(?<!\u202f)[;!?]/);
    expect(text, way).not.toMatch(/(?<!\u00a0)(?:»|:(?!\d))/);
    expect(text, way).not.toMatch(/«(?!\u00a0)/);
    expect(text, way).not.toMatch(/\d (?:h|min|m|%|ans?|heures?|minutes?)\b/);
  }
});
