import { expect, it } from 'vitest';
import { longDate } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { atTimes, often, testSentences } from '../contract/sentences.ts';
import { desk } from './desk.ts';
import { mail } from './mail.ts';
import { officeMail } from './office-mail.ts';
import {
  counted,
  countedInWords,
  dayInWords,
  howOften,
  inWords,
  listed,
  seasonInWords,
  theTime,
  timeInWords,
} from './spanish.ts';

const counts = [0, 1, 2, 5, 13, 16, 22];
const performances = (count: number) => countedInWords(count, 'función', 'funciones', 'feminine');

it('agrees with what the ticket office counts', () => {
  expect(officeMail.digest.subject(1, 1, 0)).toBe('Solicitudes: 1 abierta, 1 atrasada');
  expect(officeMail.digest.subject(12, 0, 2)).toBe('Solicitudes: 12 abiertas, 0 atrasadas, 2 problemas');
  expect(desk.erase.done(1, 3)).toBe('Se han borrado 1 solicitud y 3 correos.');
  expect(desk.erase.person(2, 'ana@example.com')).toBe('De ana@example.com hay 2 solicitudes.');
});

testSentences('es', {
  shows: ['Búhos', 'Focas', 'Ibis'],
  wording: {
    'ningún | un | doce | 13': [0, 1, 12, 13].map(count => inWords(count)),
    'ninguna | una | dos': [0, 1, 2].map(count => inWords(count, 'feminine')),
    'ninguna función | una función | dos funciones | cinco funciones | 13 funciones | 16 funciones | 22 funciones':
      counts.map(performances),
    'ningún minuto | un minuto | dos minutos | cinco minutos | 13 minutos | 16 minutos | 22 minutos':
      counts.map(count => countedInWords(count, 'minuto')),
    '0 meses | 1 mes | 2 meses | 5 meses | 13 meses | 16 meses | 22 meses': counts.map(count =>
      counted(count, 'mes', 'meses'),
    ),
    '0 visitantes | 1 visitante | 2 visitantes | 5 visitantes | 13 visitantes | 16 visitantes | 22 visitantes':
      counts.map(mail.visitors),
    'una vez | una o dos veces': often('1-1 1-2', howOften),
    'de una a tres veces | hasta tres veces': often('1-3 0-3', howOften),
    // U in front of an o, e in front of an i.
    'siete u ocho veces | 79 u 80 veces': often('7-8 79-80', howOften),
    ' | loros, orcas y focas': [listed([]), listed(['loros', 'orcas', 'focas'])],
    'loros e iguanas | agua y hielo': [listed(['loros', 'iguanas']), listed(['agua', 'hielo'])],
    'doce de la noche | diez y cuarto': atTimes('00:00 10:15', timeInWords),
    'once y media | una menos cuarto | 14:20': atTimes('11:30 12:45 14:20', timeInWords),
    // One o’clock is singular.
    'las nueve | las doce | la una y media': atTimes('09:00 12:00 13:30', theTime),
    'la una menos cuarto | las 13:20': atTimes('12:45 13:20', theTime),
    'miércoles, sábados y domingos': [seasonInWords({ weekdays: ['Wed', 'Sat', 'Sun'] })],
    'del 1 de noviembre al 31 de diciembre': [seasonInWords({ from: '11-01' })],
    'viernes, 1 de enero | martes, 1 de diciembre de 2026': [
      dayInWords('2027-01-01', '2027'),
      dayInWords('2026-12-01', '2027'),
    ],
    '1 de marzo de 2027': [longDate('2027-03-01', locales.es)],
  },
  usualDay: ['Búhos, focas e ibis, dos veces al día cada uno.', 'De nueve a seis, con seis funciones '],
  otherPark: [
    'Visítanos en Otherport, Elsewhere',
    'Las puertas abren a las diez, el primer espectáculo empieza a las diez y media',
    'dos o tres veces al día cada uno',
    'De diez a siete y media, con siete funciones ',
    'siete funciones para ver sin moverte del asiento',
    'Cada espectáculo se representa dos o tres veces al día. A la una ya puedes haber visto los tres',
    'tres espectáculos dos o tres veces al día y planes en familia',
    ...['"+1500"', 'Respondemos en menos de 31 horas', 'hasta 32 años', 'de 33 a 34 años'],
    ...['de 35 horas a 36 años', '37 horas', 'plazo de dos meses', 'cinco meses más'],
    ...['menores de 40', 'menores de 41'],
    ...['hasta 42 meses de antelación', 'más de 4300 visitantes, '],
  ],
  hours: [
    'Todos los días, de 9:00 a 18:00',
    '24 de diciembre: de 9:00 a 14:00',
    'Lunes y martes, del 1 de noviembre al 28 de febrero: cerrado (día de descanso)',
    'Sábados: de 9:00 a 20:00',
    'Los demás días: de 9:00 a 18:00',
  ],
  day: [
    'El 24 de diciembre de 2026 el parque abre de 9:00 a 17:00 (Navidad).',
    'Búhos a las 12:00 en lugar de a las 11:30 (descanso de los animales).',
    'El 8 de diciembre de 2026 el parque está cerrado (mal tiempo). Te propondremos otro día.',
  ],
  scheduleNotices: [
    [
      'Jueves, 24 de diciembre',
      'Abierto de 9:00 a 14:00 (Navidad)',
      'No hay Búhos a las 15:30 ni Focas a las 16:30',
      'No hay Búhos a las 11:30 (evento privado)',
    ],
    ['Viernes, 1 de enero de 2027', 'viernes, 15 de enero de 2027', 'Cerrado (mantenimiento)'],
  ],
});
