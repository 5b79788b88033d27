import { expect, it } from 'vitest';
import type { Day } from '../../domain/day.ts';
import { locales } from '../../i18n/locales.ts';
import { type PluralForms, plural } from '../../i18n/plural.ts';
import { atTimes, often, spaced, testSentences } from '../contract/sentences.ts';
import { mail } from './mail.ts';
import { plan } from './plan.ts';
import * as polish from './polish.ts';

const { hour, month, person, show, year } = polish.nouns;

const counts = [0, 1, 2, 5, 13, 16, 22];
/** The number and its noun, with which a text of the planner begins. */
const planned = (forms: PluralForms) =>
  counts.map(count =>
    spaced(plural(count, forms, locales.pl))
      .split(/[ ,]/)
      .slice(0, 2)
      .join(' '),
  );

it('declines the island', () => expect(polish.island.on).toMatch(/^na /));

it('lets no line end with a word of one letter', () => {
  expect(polish.bound({ a: ['Orki i papugi w parku', 'A w nim (z rodziną) zoo i 2'] })).toEqual({
    a: ['Orki i\u00a0papugi w\u00a0parku', 'A\u00a0w\u00a0nim (z\u00a0rodziną) zoo i\u00a02'],
  });
});

testSentences('pl', {
  shows: ['Sowy', 'Foki', 'Wrony'],
  wording: {
    'zero | jeden | dwanaście | 13': [0, 1, 12, 13].map(polish.inWords),
    'zero osób | jedna osoba | dwie osoby | pięć osób | 13 osób | 16 osób | 22 osoby': counts.map(count =>
      polish.countedInWords(count, person),
    ),
    'jeden pokaz | dwa pokazy | pięć pokazów': [1, 2, 5].map(count => polish.countedInWords(count, show)),
    '0 lat | 1 rok | 2 lata | 5 lat | 13 lat | 16 lat | 22 lata': counts.map(count =>
      polish.counted(count, year),
    ),
    '0 godzin | 1 godziny | 2 godzin | 5 godzin | 13 godzin | 16 godzin | 22 godzin': counts.map(count =>
      polish.countedOf(count, hour),
    ),
    'jednego miesiąca | dwóch miesięcy | pięciu miesięcy | 13 miesięcy | 16 miesięcy | 22 miesięcy': counts
      .slice(1)
      .map(count => polish.countedInWordsOf(count, month)),
    'jednej godziny | dwóch godzin': [1, 2].map(count => polish.countedInWordsOf(count, hour)),
    'kolejny miesiąc | kolejne dwa miesiące | kolejnych pięć miesięcy': [1, 2, 5].map(polish.further),
    'kolejnych 13 miesięcy | kolejnych 16 miesięcy | kolejne 22 miesiące': [13, 16, 22].map(polish.further),
    'Oba | Wszystkie trzy | Wszystkie 13': [2, 3, 13].map(polish.allOf),
    'ani razu | raz | dwa razy | pięć razy | 22 razy': often('0-0 1-1 2-2 5-5 22-22', polish.howOften),
    'raz lub dwa razy | najwyżej raz': often('1-2 0-1', polish.howOften),
    'od jednego do trzech razy | najwyżej dwa razy': often('1-3 0-2', polish.howOften),
    'o północy | o 10:15 | w południe': atTimes('00:00 10:15 12:00', polish.atTime),
    'o wpół do pierwszej | o wpół do dwunastej': atTimes('12:30 11:30', polish.atTime),
    'o czternastej | o dwudziestej pierwszej': atTimes('14:00 21:00', polish.atTime),
    'piątek, 1 stycznia 2027 | niedziela, 1 listopada': ['2027-01-01', '2026-11-01'].map(day =>
      polish.dayInWords(day as Day, '2026'),
    ),
    'od 1 marca do 1 maja | 1 maja': [
      polish.seasonInWords({ from: '03-01', to: '05-01' }),
      polish.seasonInWords({ from: '05-01', to: '05-01' }),
    ],
    '0 przystanków | 1 przystanek | 2 przystanki | 5 przystanków | 13 przystanków | 16 przystanków | 22 przystanki':
      planned(plan.spoken.plan),
    '0 życzeń | 1 życzenie | 2 życzenia | 5 życzeń | 13 życzeń | 16 życzeń | 22 życzenia': planned(
      plan.spoken.missed,
    ),
    '0 stopni | 1 stopień | 2 stopnie | 5 stopni | 13 stopni | 16 stopni | 22 stopnie': planned(
      plan.facts.steps,
    ),
    '0 osób | 1 osoba | 2 osoby | 5 osób | 13 osób | 16 osób | 22 osoby': counts.map(mail.visitors),
    'dziękujemy za zapytanie o bilety na 1 stycznia 2027 r. dla 22 osób.': [
      mail.reply.about('1 stycznia 2027', 22),
    ],
    'dziękujemy za zapytanie o bilety na 24 grudnia 2026 r. dla 1 osoby.': [
      mail.reply.about('24 grudnia 2026', 1),
    ],
  },
  usualDay: [
    'Sowy, foki i wrony, każdy pokaz dwa razy dziennie.',
    'Od dziewiątej do osiemnastej: sześć pokazów ',
  ],
  otherPark: [
    'Odwiedź nas w Otherport na wyspie Elsewhere',
    'Bramy otwieramy o dziesiątej, pierwszy pokaz zaczyna się o wpół do jedenastej',
    'każdy pokaz dwa lub trzy razy dziennie',
    'Od 10:00 do 19:30: siedem pokazów ',
    'Trzy światy na spacer i siedem pokazów na siedząco.',
    'Codziennie każdy pokaz dwa lub trzy razy. Wszystkie trzy zdążysz zobaczyć do trzynastej',
    'Codziennie siedem pokazów',
    'trzy pokazy zwierząt dwa lub trzy razy dziennie',
    ...['Ponad 1500 gatunków', 'ponad 1302 gatunki papug', 'e-mailem w ciągu 31 godzin.', 'do 32 lat od'],
    ...['od 33 do 34 lat', 'od 35 godzin do 36 lat', 'w ciągu 37 godzin', 'w ciągu dwóch miesięcy'],
    ...['o kolejnych pięć miesięcy', 'nie ukończyły 40 lat', 'nie ukończyło 41 lat'],
    ...['wyprzedzeniem do 42 miesięcy', 'grup powyżej 4300 osób '],
  ],
  hours: [
    'Codziennie 9:00–18:00',
    '24 grudnia: 9:00–14:00',
    'Poniedziałki i wtorki, od 1 listopada do 28 lutego: zamknięte (dzień wolny)',
    'Soboty: 9:00–20:00',
    'Pozostałe dni: 9:00–18:00',
  ],
  day: [
    '24 grudnia 2026 r. park jest otwarty od 9:00 do 17:00 (Boże Narodzenie).',
    'Sowy o 12:00 zamiast o 11:30 (nasze zwierzęta muszą odpocząć).',
    '8 grudnia 2026 r. park jest zamknięty (zła pogoda). Zaproponujemy inny dzień.',
  ],
  scheduleNotices: [
    [
      'Czwartek, 24 grudnia',
      'Otwarte 9:00–14:00 (Boże Narodzenie)',
      'Odwołane: Sowy o 15:30 i Foki o 16:30',
      'Odwołane: Sowy o 11:30 (impreza zamknięta)',
    ],
    ['Piątek, 1 stycznia 2027', 'piątek, 15 stycznia 2027', 'Zamknięte (przerwa techniczna)'],
  ],
});
