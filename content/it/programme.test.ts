import { describe, expect, it } from 'vitest';
import type { Exception } from '../../domain/exceptions.ts';
import { programmeOf } from '../../domain/programme.ts';
import { eve, factsWith, other, show } from '../../tests/support/made-up-programme.ts';
import { uncapitalized } from './italian.ts';
import { programme } from './programme.ts';
import { named } from './shows.ts';

const [title, otherTitle] = [named[show]?.title ?? '', named[other]?.title ?? ''];
const [called, otherCalled] = [title, otherTitle].map(uncapitalized);

describe('what is said of a day', () => {
  const said = (...exceptions: Exception[]) =>
    programme.ofDay(programmeOf('2026-12-24', factsWith(...exceptions)));

  it('is its hours', () => {
    expect(said()).toEqual(['Il 24 dicembre 2026 il parco è aperto dalle 9:00 alle 18:00.']);
  });

  it('is what is not as usual', () => {
    expect(
      said(eve, { from: '2026-12-24', reason: 'animals', moved: { show, at: '11:30', to: '12:00' } }),
    ).toEqual([
      'Il 24 dicembre 2026 il parco è aperto dalle 9:00 alle 14:00 (Natale).',
      `${title} alle 12:00 invece che alle 11:30 (riposo degli animali).`,
      `Niente ${called} alle 15:30 (Natale).`,
      `Niente ${otherCalled} alle 16:30 (Natale).`,
    ]);
  });

  it('is why the park is closed, with the article that the date needs', () => {
    const closed = (from: Exception['from']) =>
      programme.ofDay(programmeOf(from, factsWith({ from, reason: 'weather', closed: true })));
    expect(closed('2026-12-08')).toEqual([
      'L’8 dicembre 2026 il parco è chiuso (maltempo). Ti proporremo un altro giorno.',
    ]);
    expect(closed('2027-01-01')[0]).toMatch(/^Il 1° gennaio 2027 il parco/);
  });
});

describe('what is not as usual in the next weeks', () => {
  const told = (...exceptions: Exception[]) =>
    programme
      .upcoming('2026-11-22', factsWith(...exceptions))
      .map(({ from, to, lines }) => [from.text, to?.text, ...lines].filter(Boolean));

  it('is nothing on most days', () => expect(told()).toEqual([]));

  it('is told in the order of the days, those of the same days together', () => {
    expect(
      told(
        { from: '2027-01-11', to: '2027-01-15', reason: 'maintenance', closed: true },
        eve,
        { from: '2026-12-24', reason: 'event', cancelled: { show, at: '11:30' } },
        { from: '2026-12-03', reason: 'animals', cancelled: { show: other } },
      ),
    ).toEqual([
      ['Giovedì 3 dicembre', `Niente ${otherCalled} (riposo degli animali)`],
      [
        'Giovedì 24 dicembre',
        'Aperto 9:00–14:00 (Natale)',
        `Niente ${called} alle 15:30, niente ${otherCalled} alle 16:30`,
        `Niente ${called} alle 11:30 (evento privato)`,
      ],
      ['Lunedì 11 gennaio 2027', 'venerdì 15 gennaio 2027', 'Chiuso (manutenzione)'],
    ]);
  });
});
