import { describe, expect, it } from 'vitest';
import { testSentences } from '../contract/sentences.ts';
import { mail } from './mail.ts';
import {
  allOf,
  atTime,
  bound,
  counted,
  countedInWords,
  countedInWordsOf,
  countedOf,
  further,
  howOften,
  inWords,
  island,
  nouns,
} from './polish.ts';

const { hour, month, person, show, year } = nouns;

describe('Polish', () => {
  it('writes small numbers in words, in the gender of what is counted', () => {
    expect([0, 1, 12, 13].map(inWords)).toEqual(['zero', 'jeden', 'dwanaście', '13']);
    const shows = [1, 2, 6].map(count => countedInWords(count, show));
    expect(shows).toEqual(['jeden pokaz', 'dwa pokazy', 'sześć pokazów']);
    const people = [1, 2, 5].map(count => countedInWords(count, person));
    expect(people).toEqual(['jedna osoba', 'dwie osoby', 'pięć osób']);
    expect([2, 3, 5].map(allOf)).toEqual(['Oba', 'Wszystkie trzy', 'Wszystkie pięć']);
  });

  it.each([
    [1, '1 rok'],
    [2, '2 lata'],
    [5, '5 lat'],
    [22, '22 lata'],
  ])('counts one, few and many, and the teens as many: %i', (count, said) =>
    expect(counted(count, year)).toBe(said),
  );

  it('counts in the genitive', () => {
    expect([1, 2, 24].map(count => countedOf(count, hour))).toEqual(['1 godziny', '2 godzin', '24 godzin']);
    const months = [1, 2, 13].map(count => countedInWordsOf(count, month));
    expect(months).toEqual(['jednego miesiąca', 'dwóch miesięcy', '13 miesięcy']);
    expect(countedInWordsOf(1, hour)).toBe('jednej godziny');
    expect([2, 22].map(further)).toEqual(['kolejne dwa miesiące', 'kolejne 22 miesiące']);
  });

  it.each([
    [1, 1, 'raz'],
    [5, 5, 'pięć razy'],
    [1, 2, 'raz lub dwa razy'],
    [1, 3, 'od jednego do trzech razy'],
    [0, 2, 'najwyżej dwa razy'],
  ])('says how often: %i to %i', (least, most, said) => expect(howOften({ least, most })).toBe(said));

  it.each([
    ['00:00', 'o północy'],
    ['10:15', 'o 10:15'],
    ['12:00', 'w południe'],
    ['12:30', 'o wpół do pierwszej'],
    ['21:00', 'o dwudziestej pierwszej'],
  ] as const)('says %s as people do', (time, said) => expect(atTime(time)).toBe(said));

  it('declines the island, and who comes', () => {
    expect(island.on).toMatch(/^na /);
    expect([1, 2, 5].map(mail.visitors)).toEqual(['1 osoba', '2 osoby', '5 osób']);
    expect(mail.reply.about('24 grudnia 2026', 1)).toContain('na 24 grudnia 2026 r. dla 1 osoby.');
    expect(mail.reply.about('24 grudnia 2026', 2)).toContain('na 24 grudnia 2026 r. dla 2 osób.');
  });

  it('lets no line end with a word of one letter', () => {
    expect(bound({ a: ['Orki i papugi w parku', 'A w nim (z rodziną) zoo i 2'] })).toEqual({
      a: ['Orki i\u00a0papugi w\u00a0parku', 'A\u00a0w\u00a0nim (z\u00a0rodziną) zoo i\u00a02'],
    });
  });
});

testSentences('pl', {
  shows: ['Sowy', 'Foki', 'Wrony'],
  usualDay: [
    'Bramy otwieramy o dziewiątej, pierwszy pokaz zaczyna się o wpół do dwunastej',
    'Sowy, foki i wrony, każdy pokaz dwa razy dziennie.',
    'Od dziewiątej do osiemnastej: sześć pokazów ',
    'Codziennie każdy pokaz dwa razy. Wszystkie trzy zobaczysz do czternastej.',
  ],
  otherPark: [
    'Odwiedź nas w Otherport na wyspie Elsewhere',
    'Bramy otwieramy o dziesiątej, pierwszy pokaz zaczyna się o wpół do jedenastej',
    'każdy pokaz dwa lub trzy razy dziennie',
    'Od 10:00 do 19:30: siedem pokazów ',
    'Trzy światy na spacer i siedem pokazów na siedząco.',
    'Wszystkie trzy zobaczysz do trzynastej',
    'Codziennie 7 pokazów',
    'trzy pokazy zwierząt dwa lub trzy razy dziennie',
    'Siedem pokazów dziennie; trzy światy',
    ...['Ponad 1500 gatunków', 'ponad 1302 gatunki papug', 'Odpowiadamy w ciągu 31 godzin.', 'do 32 lat od'],
    ...['od 33 do 34 lat', 'od 35 godzin do 36 lat', 'w ciągu 37 godzin', 'w ciągu dwóch miesięcy'],
    ...['o kolejnych pięć miesięcy', 'nie ukończyły 40 lat', 'nie ukończyło 41 lat'],
  ],
  seasons: [
    'Zapytaj o bilety online."',
    'Sowy i foki, każdy pokaz dwa razy dziennie',
    'cztery pokazy na siedząco',
    'Każdy pokaz dwa razy dziennie. Oba zobaczysz do trzynastej',
    '"4 pokazy"',
  ],
  oneShow: [
    'pierwszy pokaz zaczyna się w południe',
    'Sowy, pokaz raz dziennie.',
    'i jeden pokaz na siedząco',
    'Pokaz raz dziennie. Zobaczysz go do trzynastej.',
    'jeden pokaz zwierząt raz dziennie',
    ...['w ciągu 1 godziny', 'do 1 roku od', 'od 1 godziny do 1 roku', 'w ciągu jednego miesiąca'],
    'o kolejny miesiąc;',
  ],
  hours: {
    usualDay: 'Codziennie: 9:00–18:00',
    seasons: [
      '24 grudnia: 9:00–14:00',
      'Poniedziałki i wtorki, od 1 listopada do 28 lutego: zamknięte (dzień wolny)',
      'Soboty: 9:00–20:00',
      'Pozostałe dni: 9:00–18:00',
    ],
  },
  day: {
    usual: '24 grudnia 2026 r. park jest otwarty od 9:00 do 18:00.',
    changed: [
      '24 grudnia 2026 r. park jest otwarty od 9:00 do 14:00 (Boże Narodzenie).',
      'Sowy o 12:00 zamiast o 11:30 (nasze zwierzęta muszą odpocząć).',
      'Odwołane: Sowy o 15:30 (Boże Narodzenie).',
      'Odwołane: Foki o 16:30 (Boże Narodzenie).',
    ],
    closed: '8 grudnia 2026 r. park jest zamknięty (zła pogoda). Zaproponujemy inny dzień.',
  },
  upcoming: [
    [
      'Czwartek, 24 grudnia',
      'Otwarte 9:00–14:00 (Boże Narodzenie)',
      'Odwołane: Sowy o 15:30 i Foki o 16:30',
      'Odwołane: Sowy o 11:30 (impreza zamknięta)',
    ],
    ['Piątek, 1 stycznia 2027', 'piątek, 15 stycznia 2027', 'Zamknięte (przerwa techniczna)'],
  ],
});
