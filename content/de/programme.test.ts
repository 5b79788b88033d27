import { describe, expect, it } from 'vitest';
import type { Exception } from '../../domain/exceptions.ts';
import { programmeOf } from '../../domain/programme.ts';
import { eve, factsWith, other, show } from '../../tests/support/made-up-programme.ts';
import { programme } from './programme.ts';
import { named } from './shows.ts';

const [title, otherTitle] = [named[show]?.title, named[other]?.title];
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('what is said of a day', () => {
  const said = (...exceptions: Exception[]) =>
    programme.ofDay(programmeOf('2026-12-24', factsWith(...exceptions))).map(plain);

  it('is its hours', () => {
    expect(said()).toEqual(['Am 24. Dezember 2026 ist der Park von 9:00 bis 18:00 Uhr geöffnet.']);
  });

  it('is what is not as usual', () => {
    expect(
      said(eve, { from: '2026-12-24', reason: 'animals', moved: { show, at: '11:30', to: '12:00' } }),
    ).toEqual([
      'Am 24. Dezember 2026 ist der Park von 9:00 bis 14:00 Uhr geöffnet (Weihnachten).',
      `${title} um 12:00 Uhr statt um 11:30 Uhr (unsere Tiere brauchen Ruhe).`,
      `Entfällt: ${title} um 15:30 Uhr (Weihnachten).`,
      `Entfällt: ${otherTitle} um 16:30 Uhr (Weihnachten).`,
    ]);
  });

  it('is why the park is closed', () => {
    expect(said({ from: '2026-12-24', reason: 'weather', closed: true })).toEqual([
      'Am 24. Dezember 2026 ist der Park geschlossen (schlechtes Wetter). Wir schlagen dir einen anderen Tag vor.',
    ]);
  });
});

describe('what is not as usual in the next weeks', () => {
  const told = (...exceptions: Exception[]) =>
    programme
      .upcoming('2026-11-22', factsWith(...exceptions))
      .map(({ from, to, lines }) =>
        [from.text, to?.text, ...lines].filter(text => text !== undefined).map(plain),
      );

  it('is told in the order of the days, those of the same days together', () => {
    expect(
      told(
        { from: '2027-01-11', to: '2027-01-15', reason: 'maintenance', closed: true },
        eve,
        { from: '2026-12-24', reason: 'event', cancelled: { show, at: '11:30' } },
        { from: '2026-12-03', reason: 'animals', cancelled: { show: other } },
      ),
    ).toEqual([
      ['Donnerstag, 3. Dezember', `Entfällt: ${otherTitle} (unsere Tiere brauchen Ruhe)`],
      [
        'Donnerstag, 24. Dezember',
        'Geöffnet 9:00–14:00 Uhr (Weihnachten)',
        `Entfallen: ${title} um 15:30 Uhr und ${otherTitle} um 16:30 Uhr`,
        `Entfällt: ${title} um 11:30 Uhr (private Veranstaltung)`,
      ],
      ['Montag, 11. Januar 2027', 'Freitag, 15. Januar 2027', 'Geschlossen (Wartungsarbeiten)'],
    ]);
  });

  it('says of a show nothing that another entry contradicts', () => {
    expect(
      told(
        { from: '2026-12-25', to: '2026-12-27', reason: 'christmas', closed: true },
        { from: '2026-12-25', to: '2026-12-26', reason: 'animals', cancelled: { show } },
      ),
    ).toEqual([['Freitag, 25. Dezember', 'Sonntag, 27. Dezember', 'Geschlossen (Weihnachten)']]);
  });
});
