import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { programmeFacts } from '../../domain/programme.ts';
import { hoursLines, openingHours } from './hours.ts';
import { counted, inPlace, listed } from './italian.ts';
import { programme } from './programme.ts';

const { address, gettingHere } = park;
const { minutes } = gettingHere;

export const contact = {
  title: `Contatti e biglietti del parco ${inPlace(park.address.island)}`,
  description: `Richiedi i biglietti per ${park.name} ${inPlace(address.town)}, ${address.island}: dicci la data e in quanti siete, telefona o guarda la mappa.`,
  hero: {
    title: 'Contattaci',
    lead: 'Tutto pronto per una grande avventura? Richiedi i tuoi biglietti oggi stesso!',
    alt: `Un’ara gialloblù porta una lettera davanti alle case colorate di ${address.town}`,
  },
  cards: {
    /** Heading of the four cards, for screen readers. */
    title: 'Come contattarci',
    address: 'Indirizzo',
    phone: 'Telefono',
    email: 'E-mail',
    hours: 'Orari di apertura',
    hoursText: openingHours,
    hoursLines,
    /** Accessible name of the schedule notices. */
    scheduleNoticesTitle: 'Variazioni di programma',
    scheduleNotices: programme.scheduleNotices(parkDay(), programmeFacts),
  },
  /** Below the cards. */
  gettingHere: {
    title: 'Come arrivare',
    items: [
      {
        term: 'Autobus',
        text: `Linee ${listed(gettingHere.busLines)} fino a ${address.town}, poi ${counted(gettingHere.walkMinutes, 'minuto', 'minuti')} a piedi`,
      },
      { term: 'Parcheggio', text: 'Gratuito, davanti all’ingresso' },
      {
        term: 'Aeroporti',
        text: `A ${minutes.TFN} minuti d’auto da ${address.island} Nord (TFN), a ${minutes.TFS} da ${address.island} Sud (TFS)`,
      },
    ],
  },
  photo: {
    caption: 'Ci vediamo all’ingresso!',
    alt: 'L’ingresso del parco tra le palme, con un’ara sull’arco',
  },
  map: {
    text: `Vieni a trovarci ${inPlace(address.town)}, ${address.island}`,
    alt: `Mappa di ${address.island} con un segnaposto su ${address.town}`,
    /** On the compass. */
    north: 'N',
    /** With the airport's IATA code. */
    airport: 'Aeroporto {code}',
    places: {
      santaCruz: 'Santa Cruz',
      icod: 'Icod',
      losCristianos: 'Los Cristianos',
      teide: 'Teide 3.715\u00a0m',
    },
  },
};
