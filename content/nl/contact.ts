import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { programmeFacts } from '../../domain/programme.ts';
import { counted } from './dutch.ts';
import { hoursLines, openingHours } from './hours.ts';
import { programme } from './programme.ts';

const { address, gettingHere } = park;
const { minutes } = gettingHere;

export const contact = {
  title: `Contact en tickets: dierenpark op ${address.island}`,
  description: `Tickets aanvragen voor ${park.name} in ${address.town} op ${address.island}: laat weten wanneer en met hoeveel jullie komen, bel of vind de weg op de kaart.`,
  hero: {
    title: 'Neem contact op',
    lead: 'Klaar voor een geweldig avontuur? Vraag vandaag nog je tickets aan!',
    alt: `Een blauwgele ara vliegt met een brief langs de kleurrijke huizen van ${address.town}`,
  },
  cards: {
    /** Heading of the four cards, for screen readers. */
    title: 'Zo bereik je ons',
    address: 'Adres',
    phone: 'Telefoon',
    email: 'E-mail',
    hours: 'Openingstijden',
    hoursText: openingHours,
    hoursLines,
    /** Accessible name of the schedule notices. */
    scheduleNoticesTitle: 'Anders dan anders',
    scheduleNotices: programme.scheduleNotices(parkDay(), programmeFacts),
  },
  /** Below the cards. */
  gettingHere: {
    title: 'Zo kom je hier',
    items: [
      {
        term: 'Bus',
        text: `Lijn ${gettingHere.busLines.join(' of ')} naar ${address.town}, daarna nog ${counted(gettingHere.walkMinutes, 'minuut', 'minuten')} lopen`,
      },
      { term: 'Parkeren', text: 'Gratis, bij de ingang' },
      {
        term: 'Luchthavens',
        text: `Met de auto is het ${counted(minutes.TFN, 'minuut', 'minuten')} vanaf ${address.island} Noord (TFN) en ${counted(minutes.TFS, 'minuut', 'minuten')} vanaf ${address.island} Zuid (TFS)`,
      },
    ],
  },
  photo: {
    caption: 'Tot ziens bij de ingang!',
    alt: 'De poort van het park tussen palmen, met een ara op de boog',
  },
  map: {
    text: `Bezoek ons in ${address.town} op ${address.island}`,
    alt: `Kaart van ${address.island} met een speld bij ${address.town}`,
    /** On the compass. */
    north: 'N',
    /** With the airport's IATA code. */
    airport: 'Luchthaven {code}',
    places: {
      santaCruz: 'Santa Cruz',
      icod: 'Icod',
      losCristianos: 'Los Cristianos',
      teide: 'Teide 3.715\u00a0m',
    },
  },
};
