import { describe, expect, it } from 'vitest';
import {
  counted,
  countedInWords,
  dayInWords,
  howOften,
  inWords,
  listed,
  seasonInWords,
  theHour,
  theTime,
  timeInWords,
} from './spanish.ts';

describe('Spanish', () => {
  it('writes small numbers in words, in the gender of what is counted', () => {
    expect([0, 1, 12, 13].map(count => inWords(count))).toEqual(['ningún', 'un', 'doce', '13']);
    expect([0, 1, 2].map(count => inWords(count, 'feminine'))).toEqual(['ninguna', 'una', 'dos']);
  });

  it('counts none, one and many', () => {
    expect(counted(1, 'año')).toBe('1 año');
    expect(counted(48, 'hora')).toBe('48 horas');
    expect(counted(12_345, 'correo')).toBe('12.345 correos');
    expect(countedInWords(1, 'mes', 'meses')).toBe('un mes');
    const performances = (count: number) => countedInWords(count, 'función', 'funciones', 'feminine');
    expect([0, 1, 6].map(performances)).toEqual(['ninguna función', 'una función', 'seis funciones']);
  });

  it('says how often', () => {
    const said = (least: number, most: number) => howOften({ least, most });
    expect(said(1, 1)).toBe('una vez');
    expect(said(2, 2)).toBe('dos veces');
    expect(said(1, 2)).toBe('una o dos veces');
    expect(said(2, 3)).toBe('dos o tres veces');
    expect(said(1, 3)).toBe('de una a tres veces');
    expect(said(0, 3)).toBe('hasta tres veces');
  });

  it('says u instead of o in front of an o', () => {
    expect(howOften({ least: 7, most: 8 })).toBe('siete u ocho veces');
    expect(howOften({ least: 10, most: 11 })).toBe('diez u once veces');
    expect(howOften({ least: 79, most: 80 })).toBe('79 u 80 veces');
    expect(howOften({ least: 109, most: 110 })).toBe('109 o 110 veces');
  });

  it('lists', () => {
    expect(listed([])).toBe('');
    expect(listed(['loros'])).toBe('loros');
    expect(listed(['loros', 'orcas'])).toBe('loros y orcas');
    expect(listed(['loros', 'orcas', 'focas'])).toBe('loros, orcas y focas');
    expect(listed(['loros', 'orcas', 'focas'], 'ni')).toBe('loros, orcas ni focas');
  });

  it('says e instead of y in front of an i', () => {
    expect(listed(['loros', 'iguanas'])).toBe('loros e iguanas');
    expect(listed(['leones', 'hipopótamos'])).toBe('leones e hipopótamos');
    expect(listed(['loros', 'Íbices'])).toBe('loros e Íbices');
    expect(listed(['agua', 'hielo'])).toBe('agua y hielo');
    expect(listed(['loros', 'yacos'])).toBe('loros y yacos');
  });

  it('says times as people do', () => {
    const times = ['00:00', '09:00', '10:15', '11:30', '11:45', '12:00', '12:45', '13:45', '14:20'] as const;
    expect(times.map(timeInWords)).toEqual([
      'doce de la noche',
      'nueve',
      'diez y cuarto',
      'once y media',
      'doce menos cuarto',
      'doce',
      'una menos cuarto',
      'dos menos cuarto',
      '14:20',
    ]);
  });

  it('gives a time its article: one o’clock is singular', () => {
    const times = ['09:00', '13:00', '13:30', '12:45', '11:00', '13:20'] as const;
    expect(times.map(theTime)).toEqual([
      'las nueve',
      'la una',
      'la una y media',
      'la una menos cuarto',
      'las once',
      'las 13:20',
    ]);
  });

  it('says the hour by which something is over', () => {
    expect(theHour('13:50')).toBe('las dos');
    expect(theHour('14:00')).toBe('las dos');
    expect(theHour('12:20')).toBe('la una');
  });

  it('writes days and seasons in small letters', () => {
    expect(dayInWords('2026-12-25', '2026')).toBe('viernes, 25 de diciembre');
    expect(dayInWords('2027-01-02', '2026')).toBe('sábado, 2 de enero de 2027');
    expect(seasonInWords({})).toBe('');
    expect(seasonInWords({ weekdays: ['Wed', 'Sat', 'Sun'] })).toBe('miércoles, sábados y domingos');
    expect(seasonInWords({ from: '12-24', to: '12-24' })).toBe('24 de diciembre');
    expect(seasonInWords({ from: '11-01' })).toBe('del 1 de noviembre al 31 de diciembre');
  });
});
