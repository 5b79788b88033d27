import { describe, expect, it } from 'vitest';
import { testSentences } from '../contract/sentences.ts';
import { desk } from './desk.ts';
import { officeMail } from './office-mail.ts';
import { countedInWords, howOften, inWords, listed, seasonInWords, theTime, timeInWords } from './spanish.ts';

describe('Spanish', () => {
  it('writes small numbers in words, in the gender of what is counted', () => {
    expect([0, 1, 12, 13].map(count => inWords(count))).toEqual(['ningún', 'un', 'doce', '13']);
    expect([0, 1, 2].map(count => inWords(count, 'feminine'))).toEqual(['ninguna', 'una', 'dos']);
    const performances = (count: number) => countedInWords(count, 'función', 'funciones', 'feminine');
    expect([0, 1, 6].map(performances)).toEqual(['ninguna función', 'una función', 'seis funciones']);
  });

  it.each([
    [1, 1, 'una vez'],
    [1, 2, 'una o dos veces'],
    [1, 3, 'de una a tres veces'],
    [0, 3, 'hasta tres veces'],
    // U in front of an o.
    [7, 8, 'siete u ocho veces'],
    [79, 80, '79 u 80 veces'],
  ])('says how often: %i to %i', (least, most, said) => expect(howOften({ least, most })).toBe(said));

  it.each([
    [[], ''],
    [['loros', 'orcas', 'focas'], 'loros, orcas y focas'],
    // E in front of an i.
    [['loros', 'iguanas'], 'loros e iguanas'],
    [['agua', 'hielo'], 'agua y hielo'],
  ])('lists %j', (items, said) => expect(listed(items)).toBe(said));

  it.each([
    ['00:00', 'doce de la noche'],
    ['10:15', 'diez y cuarto'],
    ['11:30', 'once y media'],
    ['12:45', 'una menos cuarto'],
    ['14:20', '14:20'],
  ] as const)('says %s as people do', (time, said) => expect(timeInWords(time)).toBe(said));

  it('gives a time its article: one o’clock is singular', () => {
    const times = (['09:00', '13:30', '12:45', '13:20'] as const).map(theTime);
    expect(times).toEqual(['las nueve', 'la una y media', 'la una menos cuarto', 'las 13:20']);
  });

  it('has plurals of weekdays, and seasons that end with the year', () => {
    expect(seasonInWords({ weekdays: ['Wed', 'Sat', 'Sun'] })).toBe('miércoles, sábados y domingos');
    expect(seasonInWords({ from: '11-01' })).toBe('del 1 de noviembre al 31 de diciembre');
  });

  it('agrees with what the ticket office counts', () => {
    expect(officeMail.digest.subject(1, 1, 0)).toBe('Solicitudes: 1 abierta, 1 atrasada');
    expect(officeMail.digest.subject(12, 0, 2)).toBe('Solicitudes: 12 abiertas, 0 atrasadas, 2 problemas');
    expect(desk.erase.done(1, 3)).toBe('Se han borrado 1 solicitud y 3 correos.');
    expect(desk.erase.person(2, 'ana@example.com')).toBe('De ana@example.com hay 2 solicitudes.');
  });
});

testSentences('es', {
  shows: ['Búhos', 'Focas', 'Ibis'],
  usualDay: [
    'Las puertas abren a las nueve, el primer espectáculo empieza a las once y media',
    'Búhos, focas e ibis, dos veces al día cada uno.',
    'De nueve a seis, con seis funciones ',
    'Cada espectáculo se ofrece dos veces al día. A las dos ya puedes haber visto los tres',
  ],
  otherPark: [
    'Visítanos en Otherport, Elsewhere',
    'Las puertas abren a las diez, el primer espectáculo empieza a las diez y media',
    'dos o tres veces al día cada uno',
    'De diez a siete y media, con siete funciones ',
    'siete funciones para sentarse',
    'dos o tres veces al día. A la una ya puedes haber visto los tres',
    'Cada día, 7 funciones',
    'tres espectáculos dos o tres veces al día',
    ...['"+1500"', 'Respondemos en menos de 31 horas', 'hasta 32 años', 'de 33 a 34 años'],
    ...['de 35 horas a 36 años', '37 horas', 'plazo de dos meses', 'cinco meses más'],
    ...['menores de 40', 'menores de 41'],
  ],
  seasons: [
    'Pide tus entradas aquí."',
    'Búhos y focas, dos veces al día',
    'se ofrece dos veces. A la una ya puedes haber visto los dos',
    '"4 funciones"',
  ],
  oneShow: [
    'el primer espectáculo empieza a las doce',
    'Búhos, una vez al día.',
    'con una función y',
    'El espectáculo se ofrece una vez al día. A la una ya puedes haberlo visto',
    'Cada día, 1 función"',
    ...['en menos de 1 hora', 'hasta 1 año', 'plazo de un mes', 'un mes más'],
  ],
  hours: {
    usualDay: 'Todos los días: de 9:00 a 18:00',
    seasons: [
      '24 de diciembre: de 9:00 a 14:00',
      'Lunes y martes, del 1 de noviembre al 28 de febrero: cerrado (día de descanso)',
      'Sábados: de 9:00 a 20:00',
      'Los demás días: de 9:00 a 18:00',
    ],
  },
  day: {
    usual: 'El 24 de diciembre de 2026 el parque abre de 9:00 a 18:00.',
    changed: [
      'El 24 de diciembre de 2026 el parque abre de 9:00 a 14:00 (Navidad).',
      'Búhos a las 12:00 en lugar de a las 11:30 (descanso de los animales).',
      'No hay Búhos a las 15:30 (Navidad).',
      'No hay Focas a las 16:30 (Navidad).',
    ],
    closed: 'El 8 de diciembre de 2026 el parque está cerrado (mal tiempo). Te propondremos otro día.',
  },
  upcoming: [
    [
      'Jueves, 24 de diciembre',
      'Abierto de 9:00 a 14:00 (Navidad)',
      'No hay Búhos a las 15:30 ni Focas a las 16:30',
      'No hay Búhos a las 11:30 (evento privado)',
    ],
    ['Viernes, 1 de enero de 2027', 'viernes, 15 de enero de 2027', 'Cerrado (mantenimiento)'],
  ],
});
