import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { programmeFacts } from '../../domain/programme.ts';
import { hoursLines, openingHours } from './hours.ts';
import { programme } from './programme.ts';
import { counted, listed } from './spanish.ts';

const { address, gettingHere } = park;
const { minutes } = gettingHere;

export const contact = {
  title: `Entradas y contacto: zoo en ${address.island}`,
  description: `Pide entradas para ${park.name}, en ${address.town}, ${address.island}: dinos la fecha y cuántas personas vienen, llámanos o mira en el mapa cómo llegar.`,
  hero: {
    title: 'Hablemos',
    lead: '¿Te apuntas a una gran aventura? ¡Pide hoy tus entradas!',
    alt: `Un guacamayo azuliamarillo lleva una carta ante las casas de colores de ${address.town}`,
  },
  cards: {
    /** Heading of the four cards, for screen readers. */
    title: 'Cómo contactar con nosotros',
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    hours: 'Horario',
    hoursText: openingHours,
    hoursLines,
    /** Accessible name of the schedule notices. */
    scheduleNoticesTitle: 'Cambios previstos',
    scheduleNotices: programme.scheduleNotices(parkDay(), programmeFacts),
  },
  /** Below the cards. */
  gettingHere: {
    title: 'Cómo llegar',
    items: [
      {
        term: 'Autobús',
        text: `${gettingHere.busLines.length === 1 ? 'Línea' : 'Líneas'} ${listed(gettingHere.busLines)} hasta ${address.town}; desde allí, ${counted(gettingHere.walkMinutes, 'minuto')} a pie`,
      },
      { term: 'Aparcamiento', text: 'Gratis, junto a la puerta' },
      {
        term: 'Aeropuertos',
        text: `En coche, a ${counted(minutes.TFN, 'minuto')} de ${address.island} Norte (TFN) y a ${minutes.TFS} de ${address.island} Sur (TFS)`,
      },
    ],
  },
  photo: {
    caption: '¡Te esperamos en la puerta!',
    alt: 'La puerta del parque entre palmeras, con un guacamayo sobre el arco',
  },
  map: {
    text: `Visítanos en ${address.town}, ${address.island}`,
    alt: `Mapa de ${address.island} con una chincheta en ${address.town}`,
    /** On the compass. */
    north: 'N',
    /** With the airport's IATA code. */
    airport: 'Aeropuerto {code}',
    places: {
      santaCruz: 'Santa Cruz',
      icod: 'Icod',
      losCristianos: 'Los Cristianos',
      teide: 'Teide 3715 m',
    },
  },
};
