import { describe, expect, it } from 'vitest';
import type { Exception } from '../../domain/exceptions.ts';
import { programmeOf } from '../../domain/programme.ts';
import { eve, factsWith, other, show } from '../../tests/support/made-up-programme.ts';
import { programme } from './programme.ts';
import { named } from './shows.ts';

const [title, otherTitle] = [named[show]?.title, named[other]?.title];

describe('what is said of a day', () => {
  const said = (day: '2026-12-24' | '2027-01-01', ...exceptions: Exception[]) =>
    programme.ofDay(programmeOf(day, factsWith(...exceptions)));

  it('is its hours', () => {
    expect(said('2026-12-24')).toEqual(['Le 24 décembre 2026, le parc est ouvert de 9:00 à 18:00.']);
    expect(said('2027-01-01')).toEqual(['Le 1er janvier 2027, le parc est ouvert de 9:00 à 18:00.']);
  });

  it('is what is not as usual', () => {
    expect(
      said('2026-12-24', eve, {
        from: '2026-12-24',
        reason: 'animals',
        moved: { show, at: '11:30', to: '12:00' },
      }),
    ).toEqual([
      'Le 24 décembre 2026, le parc est ouvert de 9:00 à 14:00 (Noël).',
      `${title} à 12:00 au lieu de 11:30 (nos animaux se reposent).`,
      `Annulation : ${title} à 15:30 (Noël).`,
      `Annulation : ${otherTitle} à 16:30 (Noël).`,
    ]);
  });

  it('is why the park is closed', () => {
    expect(said('2026-12-24', { from: '2026-12-24', reason: 'weather', closed: true })).toEqual([
      'Le 24 décembre 2026, le parc est fermé (mauvais temps). Nous vous proposerons un autre jour.',
    ]);
  });
});

describe('what is not as usual in the next weeks', () => {
  const told = (...exceptions: Exception[]) =>
    programme
      .upcoming('2026-11-22', factsWith(...exceptions))
      .map(({ from, to, lines }) => [from.text, to?.text, ...lines].filter(Boolean));

  it('begins with a capital, and ends a span without one', () => {
    expect(
      told(
        { from: '2027-01-01', to: '2027-01-15', reason: 'maintenance', closed: true },
        eve,
        { from: '2026-12-24', reason: 'event', cancelled: { show, at: '11:30' } },
        { from: '2026-12-03', reason: 'animals', cancelled: { show: other } },
        { from: '2026-12-04', reason: 'event', moved: { show: other, at: '16:30', to: '12:00' } },
      ),
    ).toEqual([
      ['Jeudi 3 décembre', `Annulation : ${otherTitle} (nos animaux se reposent)`],
      ['Vendredi 4 décembre', `${otherTitle} à 12:00 au lieu de 16:30 (événement privé)`],
      [
        'Jeudi 24 décembre',
        'Ouvert de 9:00 à 14:00 (Noël)',
        `Annulations : ${title} à 15:30 et ${otherTitle} à 16:30`,
        `Annulation : ${title} à 11:30 (événement privé)`,
      ],
      ['Vendredi 1er janvier 2027', 'vendredi 15 janvier 2027', 'Fermé (entretien)'],
    ]);
  });
});
