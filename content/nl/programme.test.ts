import { describe, expect, it } from 'vitest';
import type { Exception } from '../../domain/exceptions.ts';
import { programmeOf } from '../../domain/programme.ts';
import { eve, factsWith, other, show } from '../../tests/support/made-up-programme.ts';
import { programme } from './programme.ts';
import { named } from './shows.ts';

const [title, otherTitle] = [named[show]?.title, named[other]?.title];
/** Without the spaces at which no line ends. */
const plain = (lines: readonly (string | undefined)[]) => lines.map(line => line?.replaceAll('\u00a0', ' '));

describe('what is said of a day', () => {
  const said = (...exceptions: Exception[]) =>
    plain(programme.ofDay(programmeOf('2026-12-24', factsWith(...exceptions))));

  it('is its hours, and what is not as usual', () => {
    expect(said()).toEqual(['Op 24 december 2026 is het park open van 9:00 tot 18:00 uur.']);
    expect(
      said(eve, { from: '2026-12-24', reason: 'animals', moved: { show, at: '11:30', to: '12:00' } }),
    ).toEqual([
      'Op 24 december 2026 is het park open van 9:00 tot 14:00 uur (Kerstmis).',
      `${title} om 12:00 in plaats van 11:30 uur (onze dieren hebben rust nodig).`,
      `Geen ${title} om 15:30 uur (Kerstmis).`,
      `Geen ${otherTitle} om 16:30 uur (Kerstmis).`,
    ]);
  });

  it('is why the park is closed', () => {
    expect(said({ from: '2026-12-24', reason: 'weather', closed: true })).toEqual([
      'Op 24 december 2026 is het park gesloten (slecht weer). We stellen je een andere dag voor.',
    ]);
  });
});

it('what is not as usual begins with a capital, and says geen of each show', () => {
  const told = programme
    .upcoming(
      '2026-11-22',
      factsWith(
        { from: '2027-01-11', to: '2027-01-15', reason: 'maintenance', closed: true },
        eve,
        { from: '2026-12-24', reason: 'event', cancelled: { show, at: '11:30' } },
        { from: '2026-12-03', reason: 'animals', cancelled: { show: other } },
      ),
    )
    .map(({ from, to, lines }) => plain([from.text, to?.text, ...lines].filter(Boolean)));
  expect(told).toEqual([
    ['Donderdag 3 december', `Geen ${otherTitle} (onze dieren hebben rust nodig)`],
    [
      'Donderdag 24 december',
      'Open 9:00–14:00 uur (Kerstmis)',
      `Geen ${title} om 15:30 uur en geen ${otherTitle} om 16:30 uur`,
      `Geen ${title} om 11:30 uur (besloten evenement)`,
    ],
    ['Maandag 11 januari 2027', 'vrijdag 15 januari 2027', 'Gesloten (onderhoud)'],
  ]);
});
