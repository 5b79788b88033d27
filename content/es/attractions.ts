import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { talkMinutes } from '../../domain/places.ts';
import { allPlayedBy, performances, programmeFacts, timesDaily } from '../../domain/programme.ts';
import type { Card, PicturedCard } from '../cards.ts';
import { openEveryDay } from './hours.ts';
import { programme } from './programme.ts';
import { shows, talks } from './shows.ts';
import { capitalized, counted, countedInWords, howOften, inWords, listed, theHour } from './spanish.ts';

const { address, species } = park;
const performancesInWords = countedInWords(performances.length, 'función', 'funciones', 'feminine');
const [everyShow, seenEveryShow] =
  shows.length === 1
    ? ['El espectáculo', 'haberlo visto']
    : ['Cada espectáculo', `haber visto los ${inWords(shows.length)}`];
const playDaily = openEveryDay && park.shows.every(({ weekdays }) => !weekdays);
const showsDaily = `${countedInWords(shows.length, 'espectáculo')} ${howOften(timesDaily)} al día`;

/** The walk-through worlds, in page order. */
const encounters = {
  parrots: {
    title: 'Paraíso de los Loros',
    text: `Entra sin más en el aviario. Aquí viven más de ${species.parrots} especies de loros, muchos sueltos sobre tu cabeza y todos con una opinión sobre tu sombrero.`,
    alt: 'Un guacamayo rojo se posa en una rama junto a un guacamayo jacinto, bajo la red del aviario',
  },
  penguins: {
    title: 'Planeta Pingüino',
    text: 'Aquí a los pingüinos rey les nieva de verdad y, un piso más abajo, los ves volar bajo el agua al otro lado del cristal.',
    alt: 'Dos pingüinos rey sobre el hielo, uno con el pico en alto, y otros dos nadando debajo',
  },
  orca: {
    title: 'Océano Orca',
    text: 'Recuéstate en el túnel y mira hacia arriba: cinco toneladas de orca cruzan la luz, silenciosas como una cometa.',
    alt: 'Desde un túnel de cristal, los visitantes miran a una orca en el agua llena de sol',
  },
} satisfies Record<string, PicturedCard>;

const worlds = Object.values(encounters).map(({ title }) => title);

export const attractions = {
  title: `Atracciones y espectáculos en ${address.island}`,
  description: `Qué ver en ${park.name}, zoo en ${address.island}: ${listed([...worlds, showsDaily, 'planes en familia'])}.`,
  hero: {
    title: 'Conoce a toda la isla en un día',
    lead: `${capitalized(countedInWords(worlds.length, 'mundo'))} para recorrer y ${performancesInWords} para ver sin moverte del asiento.`,
    alt: 'El parque desde arriba: aviario, piscinas y senderos al pie del Teide',
  },
  encounters: {
    title: 'Encuentros con animales',
    lead: 'Nada de mirar jaulas desde fuera: aquí se entra. Tómate tu tiempo; los animales también se lo toman.',
    cards: encounters,
  },
  shows: {
    title: 'Grandes espectáculos con animales',
    lead: `${everyShow} se representa ${howOften(timesDaily)}${playDaily ? ' al día' : ''}. A ${theHour(allPlayedBy)} ya puedes ${seenEveryShow}; o sigue el sol, sin prisa, hasta la última función.`,
    programme: 'Un día en el parque',
    daily: playDaily ? `Cada día, ${performancesInWords}` : capitalized(performancesInWords),
    /** Accessible name of the schedule notices. */
    scheduleNoticesTitle: 'Cambios previstos',
    scheduleNotices: programme.scheduleNotices(parkDay(), programmeFacts),
    inquire: 'Consultar entradas',
    /** Follows the button's text for those who hear it: "Consultar entradas – Show de delfines". */
    inquireFor: ' – {show}',
    /** Adds the next performance. `calendarFor` follows the button's text for screen readers. */
    calendar: 'Añadir al calendario',
    calendarFor: ' – {show}, la próxima función',
    calendarFailed: 'No ha funcionado. Las horas están junto al botón.',
    cards: shows,
    talks,
  },
  activities: {
    title: 'Actividades en familia',
    cards: {
      kids: {
        title: 'Zona de exploradores',
        text: 'Lupas, nidos de cuerda y un estanque con permiso para salpicar.',
      },
      feed: {
        title: 'Dar de comer a los animales',
        text: 'Dales el pescado y quédate con los dedos. Los cuidadores te enseñan cómo.',
      },
      talk: {
        title: 'Charlas educativas',
        text: `Los niños preguntan primero, los cuidadores contestan y en ${countedInWords(talkMinutes, 'minuto')} todo el mundo sabe más.`,
      },
      photo: {
        title: 'Fotos para el recuerdo',
        text: 'Un guacamayo en el brazo, el Teide a tu espalda y un cuidador que sabe dónde está la luz.',
      },
    } satisfies Record<string, Card>,
    goodToKnow: {
      title: 'Conviene saber',
      items: [
        { term: 'Comer', text: 'Cafeterías junto a los caminos, con menús infantiles y tronas.' },
        { term: 'Pícnic', text: 'Trae el tuyo: hay mesas a la sombra.' },
        { term: 'Carritos', text: 'Caminos anchos y llanos, y en la puerta prestamos carritos.' },
        {
          term: 'Lluvia',
          text: `${encounters.penguins.title} y ${encounters.orca.title} están bajo techo, y los espectáculos siguen adelante.`,
        },
      ],
    },
  },
  callToAction: {
    title: '¿Por dónde quieres empezar?',
    text: `Dinos la fecha y te respondemos en menos de ${counted(commitments.replyHours, 'hora')}.`,
    inquire: 'Consultar entradas',
  },
};
