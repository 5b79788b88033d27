import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { programmeFacts } from '../../domain/programme.ts';
import { hoursLines, openingHours } from './hours.ts';
import { programme } from './programme.ts';

const { address } = park;

export const contact = {
  title: 'Contact en tickets',
  description: `Tickets aanvragen voor ${park.name} in ${address.town} op ${address.island}: stuur je datum en het aantal bezoekers, bel ons of vind de weg op de kaart.`,
  hero: {
    title: 'Neem contact op',
    lead: 'Klaar voor een geweldig avontuur? Vraag vandaag nog je tickets aan!',
    alt: `Een blauwgele ara draagt een brief langs de bonte huizen van ${address.town}`,
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
  photo: {
    caption: 'Tot ziens bij de poort!',
    alt: 'De poort van het park tussen palmen, met een ara op de boog',
  },
  map: {
    text: `Bezoek ons in ${address.town} op ${address.island}`,
    alt: `Kaart van ${address.island} met een speld bij ${address.town}`,
    places: {
      santaCruz: 'Santa Cruz',
      icod: 'Icod',
      losCristianos: 'Los Cristianos',
      teide: 'Teide 3.715\u00a0m',
    },
  },
};
