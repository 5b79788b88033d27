import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { programmeFacts } from '../../domain/programme.ts';
import { counted, island, listed } from './german.ts';
import { hoursLines, openingHours } from './hours.ts';
import { programme } from './programme.ts';

const { address, gettingHere } = park;
const { busLines, minutes, walkMinutes } = gettingHere;

export const contact = {
  title: `Zoo auf ${island}: Kontakt und Tickets`,
  description: `Tickets für ${park.name} in ${address.town} auf ${island} anfragen: Datum und Personenzahl senden, anrufen oder den Weg auf der Karte finden.`,
  hero: {
    title: 'Meldet euch bei uns',
    lead: 'Bereit für ein großes Abenteuer? Fragt noch heute eure Tickets an!',
    alt: `Ein Gelbbrustara trägt einen Brief an den bunten Häusern von ${address.town} vorbei`,
  },
  cards: {
    /** Heading of the four cards, for screen readers. */
    title: 'So erreicht ihr uns',
    address: 'Adresse',
    phone: 'Telefon',
    email: 'E-Mail',
    hours: 'Öffnungszeiten',
    hoursText: openingHours,
    hoursLines,
    /** Accessible name of the schedule notices. */
    scheduleNoticesTitle: 'Anders als sonst',
    scheduleNotices: programme.scheduleNotices(parkDay(), programmeFacts),
  },
  /** Below the cards. */
  gettingHere: {
    title: 'So kommt ihr her',
    items: [
      {
        term: 'Bus',
        text: `${busLines.length === 1 ? 'Linie' : 'Linien'} ${listed(busLines)} bis ${address.town}, dann ${counted(walkMinutes, 'Minute', 'Minuten')} zu Fuß`,
      },
      { term: 'Parken', text: 'Kostenlos, direkt am Eingang' },
      {
        term: 'Flughäfen',
        text: `Mit dem Auto ${minutes.TFN} Minuten von ${island} Nord (TFN), ${minutes.TFS} von ${island} Süd (TFS)`,
      },
    ],
  },
  photo: {
    caption: 'Wir sehen uns am Eingang!',
    alt: 'Das Tor des Parks zwischen Palmen, auf dem Bogen ein Ara',
  },
  map: {
    text: `Besucht uns in ${address.town} auf ${island}`,
    alt: `Karte von ${island} mit einer Stecknadel bei ${address.town}`,
    /** On the compass. */
    north: 'N',
    /** With the airport's IATA code. */
    airport: 'Flughafen {code}',
    places: {
      santaCruz: 'Santa Cruz',
      icod: 'Icod',
      losCristianos: 'Los Cristianos',
      teide: 'Teide 3.715\u00a0m',
    },
  },
};
