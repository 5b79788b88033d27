import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { programmeFacts } from '../../domain/programme.ts';
import { hoursLines, openingHours } from './hours.ts';
import { bound, counted, island, listed, nouns } from './polish.ts';
import { programme } from './programme.ts';

const { address, gettingHere } = park;
const { minutes } = gettingHere;

export const contact = bound({
  title: `Kontakt i bilety: zoo ${island.on}`,
  description: `Zapytaj o bilety do parku zwierząt ${park.name} w ${address.town} ${island.on}: podaj datę i liczbę osób, zadzwoń albo znajdź drogę na mapie.`,
  hero: {
    title: 'Odezwij się do nas',
    lead: 'Masz ochotę na niezwykłą przygodę? Zapytaj o bilety już dziś!',
    alt: `Niebiesko-żółta ara niesie list obok kolorowych domów w ${address.town}`,
  },
  cards: {
    /** Heading of the four cards, for screen readers. */
    title: 'Jak się z nami skontaktować',
    address: 'Adres',
    phone: 'Telefon',
    email: 'E-mail',
    hours: 'Godziny otwarcia',
    hoursText: openingHours,
    hoursLines,
    /** Accessible name of the schedule notices. */
    scheduleNoticesTitle: 'Inaczej niż zwykle',
    scheduleNotices: programme.scheduleNotices(parkDay(), programmeFacts),
  },
  /** Below the cards. */
  gettingHere: {
    title: 'Jak dojechać',
    items: [
      {
        term: 'Autobus',
        text: `Linie ${listed(gettingHere.busLines)} do ${address.town}, potem ${counted(gettingHere.walkMinutes, nouns.minute)} pieszo`,
      },
      { term: 'Parking', text: 'Bezpłatny, przy wejściu' },
      {
        term: 'Lotniska',
        text: `Samochodem ${counted(minutes.TFN, nouns.minute)} z lotniska północnego (TFN), ${counted(minutes.TFS, nouns.minute)} z południowego (TFS)`,
      },
    ],
  },
  photo: { caption: 'Do zobaczenia przy bramie!', alt: 'Brama parku wśród palm, z arą na łuku' },
  map: {
    text: `Odwiedź nas w ${address.town} ${island.on}`,
    alt: `Mapa ${island.of} z pinezką w ${address.town}`,
    /** On the compass. */
    north: 'N',
    /** With the airport's IATA code. */
    airport: 'Lotnisko {code}',
    places: {
      santaCruz: 'Santa Cruz',
      icod: 'Icod',
      losCristianos: 'Los Cristianos',
      teide: 'Teide 3715\u00a0m',
    },
  },
});
