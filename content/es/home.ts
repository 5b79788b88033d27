import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { firstStart, performances, timesDaily } from '../../domain/programme.ts';
import type { Card, ResidentCard, Review } from '../cards.ts';
import { rated } from '../reviews.ts';
import { openEveryDay } from './hours.ts';
import { shows } from './shows.ts';
import {
  capitalized,
  counted,
  countedInWords,
  howOften,
  listed,
  theTime,
  timeInWords,
  uncapitalized,
} from './spanish.ts';

const { address, hours, species } = park;
const animals = listed(shows.map(({ short }) => uncapitalized(short)));

const notes: readonly Review[] = [
  {
    name: 'Hannah W.',
    location: 'Leeds, Reino Unido',
    text: 'Nuestra hija de cuatro años ahora se presenta a todo el mundo como pingüino. Nos quedamos hasta que cerraron las puertas y salió llorando',
  },
  {
    name: 'Matthias y Jule',
    location: 'Hamburgo, Alemania',
    text: 'Vinimos por las orcas y los loros nos robaron dos horas. En el segundo espectáculo, el cuidador aún se acordaba del nombre de mi hijo',
  },
  {
    name: 'Carmen D.',
    location: 'Sevilla, España',
    text: 'Tres generaciones, un día y ni una sola queja. Ni siquiera de mi madre',
  },
];

export const home = {
  title: `Zoo en ${address.island}: loros, pingüinos y orcas`,
  description: `Parque de animales en ${address.town}, ${address.island}: pasea entre loros, mira pingüinos rey sobre nieve y quédate a los espectáculos. ${openEveryDay ? 'Abierto todos los días.' : 'Pide tus entradas aquí.'}`,
  hero: {
    title: `Descubre la magia del parque en ${address.island}`,
    lead: 'Guacamayos en lo alto, pingüinos a tu lado, orcas tras el cristal.',
    tickets: 'Pedir entradas',
    alt: 'Un guacamayo rojo pasa volando ante el Teide y el Atlántico con la luz dorada de la tarde',
  },
  why: {
    title: 'Por qué venir',
    lead: `Porque aquí nadie te mete prisa. Las puertas abren a ${theTime(hours.opens)}, el primer espectáculo empieza a ${theTime(firstStart)} y todo lo que hay en medio es tuyo.`,
    cards: {
      animals: {
        title: 'Animales exóticos',
        text: `Más de ${species.all} especies, desde pingüinos rey sobre nieve de verdad hasta loros que oirás antes de verlos.`,
      },
      shows: {
        title: 'Espectáculos de primera',
        text: `${capitalized(animals)}, ${howOften(timesDaily)} al día${shows.length > 1 ? ' cada uno' : ''}. Siéntate en las primeras filas si te gusta mojarte.`,
      },
      family: {
        title: 'Para toda la familia',
        text: 'Sombra, paseos cortos y un sitio para jugar a cada paso. Trae a los abuelos y trae el carrito.',
      },
    } satisfies Record<string, Card>,
  },
  family: {
    title: 'Un día perfecto en familia',
    alt: 'Una familia ante una barandilla de cristal, con un niño a hombros de su padre, mira cómo una orca salta del mar',
    bullets: {
      kids: {
        title: 'Para los peques',
        text: 'Nidos para trepar, piscinas para chapotear y un tren pequeñísimo.',
      },
      day: {
        title: 'Aventura todo el día',
        text: `De ${timeInWords(hours.opens)} a ${timeInWords(hours.closes)}, con ${countedInWords(performances.length, 'función', 'funciones', 'feminine')} y un pícnic entre medias.`,
      },
      learn: {
        title: 'Educativo y divertido',
        text: 'Cuidadores con respuesta para todos los «¿y por qué?».',
      },
    },
    visit: 'Planea tu visita',
    badge: { count: `+${species.all}`, unit: 'Especies' },
  },
  gallery: {
    title: 'Conoce a los vecinos',
    explore: 'Ver todas las atracciones',
    cards: {
      parrots: {
        title: 'Loros',
        text: `Más de ${species.parrots} especies, del agapornis que cabe en la mano al guacamayo de un metro de envergadura.`,
        alt: 'Un guacamayo rojo sujeta una nuez con la pata junto a un guacamayo azuliamarillo que mira hacia otro lado',
        flap: {
          lift: 'Levanta la hoja: ¿quién se esconde debajo?',
          fact: 'Los guacamayos crían en el hueco de un árbol alto.',
        },
      },
      penguins: {
        title: 'Pingüinos',
        text: 'Reyes, polluelos y nieve recién caída.',
        alt: 'Un pingüino rey se inclina hacia su polluelo, que le pide comida',
        flap: {
          lift: 'Levanta la nieve: ¿qué se esconde debajo?',
          fact: 'El pingüino rey incuba el huevo sobre las patas.',
        },
      },
      orca: {
        title: 'Orcas',
        text: 'Cinco toneladas en el aire, cuando a ellas les apetece.',
        alt: 'Una orca salta del mar ante el sol de la tarde',
        flap: {
          lift: 'Levanta la ola: ¿quién se esconde debajo?',
          fact: 'Una orca bebé es naranja donde su madre es blanca.',
        },
      },
      sealion: {
        title: 'Show de leones marinos',
        text: 'Pura elegancia, hasta la hora de comer.',
        alt: 'Un león marino se desliza por el agua llena de sol',
        flap: {
          lift: 'Levanta la roca: ¿quién se esconde debajo?',
          fact: 'Sus bigotes notan por dónde ha nadado un pez.',
        },
      },
    } satisfies Record<string, ResidentCard>,
  },
  reviews: {
    title: 'Lo que cuentan las familias',
    notes: rated(
      notes,
      // The full stop comes after the closing mark.
      text => `«${text}».`,
      rating => `${rating} de 5 estrellas`,
    ),
  },
  callToAction: {
    title: 'Quédate hasta\u00a0que cerremos',
    text: `Dinos qué día te gustaría venir. Respondemos en menos de ${counted(commitments.replyHours, 'hora')}.`,
    visit: 'Planea ya tu visita',
  },
};
