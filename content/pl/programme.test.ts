import { describe, expect, it } from 'vitest';
import type { Exception } from '../../domain/exceptions.ts';
import { programmeOf } from '../../domain/programme.ts';
import { eve, factsWith, other, show } from '../../tests/support/made-up-programme.ts';
import { mail } from './mail.ts';
import { programme } from './programme.ts';
import { named } from './shows.ts';

const [title, otherTitle] = [named[show]?.title, named[other]?.title];

describe('what is said of a day', () => {
  const said = (...exceptions: Exception[]) =>
    programme.ofDay(programmeOf('2026-12-24', factsWith(...exceptions)));

  it('is its hours', () => {
    expect(said()).toEqual(['24 grudnia 2026 r. park jest otwarty od 9:00 do 18:00.']);
  });

  it('is what is not as usual, with every title in the nominative', () => {
    expect(
      said(eve, { from: '2026-12-24', reason: 'animals', moved: { show, at: '11:30', to: '12:00' } }),
    ).toEqual([
      '24 grudnia 2026 r. park jest otwarty od 9:00 do 14:00 (Boże Narodzenie).',
      `${title} o 12:00 zamiast o 11:30 (nasze zwierzęta muszą odpocząć).`,
      `Odwołane: ${title} o 15:30 (Boże Narodzenie).`,
      `Odwołane: ${otherTitle} o 16:30 (Boże Narodzenie).`,
    ]);
  });

  it('is why the park is closed', () => {
    expect(said({ from: '2026-12-24', reason: 'weather', closed: true })).toEqual([
      '24 grudnia 2026 r. park jest zamknięty (zła pogoda). Zaproponujemy inny dzień.',
    ]);
  });
});

it('tells what is not as usual in the next weeks, days that begin a line with a capital', () => {
  const facts = factsWith(
    { from: '2027-01-11', to: '2027-01-15', reason: 'maintenance', closed: true },
    eve,
    { from: '2026-12-24', reason: 'event', cancelled: { show, at: '11:30' } },
    { from: '2026-12-02', reason: 'animals', cancelled: { show: other } },
  );
  const told = programme
    .upcoming('2026-11-22', facts)
    .map(({ from, to, lines }) => [from.text, to?.text, ...lines].filter(Boolean));
  expect(told).toEqual([
    ['Środa, 2 grudnia', `Odwołane: ${otherTitle} (nasze zwierzęta muszą odpocząć)`],
    [
      'Czwartek, 24 grudnia',
      'Otwarte 9:00–14:00 (Boże Narodzenie)',
      `Odwołane: ${title} o 15:30 i ${otherTitle} o 16:30`,
      `Odwołane: ${title} o 11:30 (impreza zamknięta)`,
    ],
    ['Poniedziałek, 11 stycznia 2027', 'piątek, 15 stycznia 2027', 'Zamknięte (przerwa techniczna)'],
  ]);
});

it('counts who comes in the case of the sentence', () => {
  expect([1, 2, 5].map(mail.visitors)).toEqual(['1 osoba', '2 osoby', '5 osób']);
  expect([1, 2].map(count => mail.reply.about('24 grudnia 2026', count))).toEqual([
    'dziękujemy za zapytanie na 24 grudnia 2026 r. dla 1 osoby.',
    'dziękujemy za zapytanie na 24 grudnia 2026 r. dla 2 osób.',
  ]);
});
