import { describe, expect, it } from 'vitest';
import type { Exception } from '../../domain/exceptions.ts';
import { programmeOf } from '../../domain/programme.ts';
import { eve, factsWith, other, show } from '../../tests/support/made-up-programme.ts';
import { programme } from './programme.ts';
import { named } from './shows.ts';

const [title, otherTitle] = [named[show]?.title, named[other]?.title];

describe('what is said of a day', () => {
  const said = (...exceptions: Exception[]) =>
    programme.ofDay(programmeOf('2026-12-24', factsWith(...exceptions)));

  it('is its hours', () => {
    expect(said()).toEqual(['El 24 de diciembre de 2026 el parque abre de 9:00 a 18:00.']);
  });

  it('is what is not as usual', () => {
    expect(
      said(eve, { from: '2026-12-24', reason: 'animals', moved: { show, at: '11:30', to: '12:00' } }),
    ).toEqual([
      'El 24 de diciembre de 2026 el parque abre de 9:00 a 14:00 (Navidad).',
      `${title} a las 12:00 en lugar de a las 11:30 (descanso de los animales).`,
      `No hay ${title} a las 15:30 (Navidad).`,
      `No hay ${otherTitle} a las 16:30 (Navidad).`,
    ]);
  });

  it('is why the park is closed', () => {
    expect(said({ from: '2026-12-24', reason: 'weather', closed: true })).toEqual([
      'El 24 de diciembre de 2026 el parque está cerrado (mal tiempo). Te propondremos otro día.',
    ]);
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
      ['Jueves, 3 de diciembre', `No hay ${otherTitle} (descanso de los animales)`],
      [
        'Jueves, 24 de diciembre',
        'Abierto de 9:00 a 14:00 (Navidad)',
        `No hay ${title} a las 15:30 ni ${otherTitle} a las 16:30`,
        `No hay ${title} a las 11:30 (evento privado)`,
      ],
      ['Lunes, 11 de enero de 2027', 'viernes, 15 de enero de 2027', 'Cerrado (mantenimiento)'],
    ]);
  });

  it('says of a show nothing that another entry contradicts', () => {
    expect(
      told(
        eve,
        { from: '2026-12-24', reason: 'event', moved: { show: other, at: '16:30', to: '12:00' } },
        { from: '2026-12-24', reason: 'animals', cancelled: { show, at: '15:30' } },
        { from: '2026-12-25', to: '2026-12-27', reason: 'christmas', closed: true },
        { from: '2026-12-25', to: '2026-12-26', reason: 'animals', cancelled: { show } },
        { from: '2026-12-27', to: '2026-12-28', reason: 'animals', cancelled: { show } },
      ),
    ).toEqual([
      [
        'Jueves, 24 de diciembre',
        'Abierto de 9:00 a 14:00 (Navidad)',
        `${otherTitle} a las 12:00 en lugar de a las 16:30 (evento privado)`,
        `No hay ${title} a las 15:30 (descanso de los animales)`,
      ],
      ['Viernes, 25 de diciembre', 'domingo, 27 de diciembre', 'Cerrado (Navidad)'],
      ['Domingo, 27 de diciembre', 'lunes, 28 de diciembre', `No hay ${title} (descanso de los animales)`],
    ]);
  });

  it('begins today, and ends sixty days ahead', () => {
    const closed = { reason: 'event', closed: true } as const;
    expect(
      told(
        { ...closed, from: '2026-11-21' },
        { ...closed, from: '2026-11-20', to: '2026-11-22' },
        { ...closed, from: '2027-01-21' },
        { ...closed, from: '2027-01-22' },
      ).map(([from]) => from),
    ).toEqual(['Viernes, 20 de noviembre', 'Jueves, 21 de enero de 2027']);
  });
});
