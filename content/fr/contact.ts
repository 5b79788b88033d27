import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { programmeFacts } from '../../domain/programme.ts';
import { counted, listed, of } from './french.ts';
import { hoursLines, openingHours } from './hours.ts';
import { programme } from './programme.ts';

const { address, gettingHere } = park;
const { minutes } = gettingHere;

export const contact = {
  title: `Contact et billets du parc à ${address.island}`,
  description: `Demandez vos billets pour ${park.name} à ${address.town}, ${address.island} : dites-nous quel jour vous venez, appelez-nous ou trouvez-nous sur la carte.`,
  hero: {
    title: 'Contactez-nous',
    lead: 'Prêts pour une grande aventure ? Demandez vos billets dès aujourd’hui !',
    alt: `Un ara bleu et jaune porte une lettre devant les maisons colorées ${of(address.town)}`,
  },
  cards: {
    /** Heading of the four cards, for screen readers. */
    title: 'Nous joindre',
    address: 'Adresse',
    phone: 'Téléphone',
    email: 'E-mail',
    hours: 'Horaires',
    hoursText: openingHours,
    hoursLines,
    /** Accessible name of the schedule notices. */
    scheduleNoticesTitle: 'Changements',
    scheduleNotices: programme.scheduleNotices(parkDay(), programmeFacts),
  },
  /** Below the cards. */
  gettingHere: {
    title: 'Comment venir',
    items: [
      {
        term: 'Bus',
        text: `Lignes ${listed(gettingHere.busLines)} jusqu’à ${address.town}, puis ${counted(gettingHere.walkMinutes, 'minute')} à pied`,
      },
      { term: 'Parking', text: 'Gratuit, devant l’entrée' },
      {
        term: 'Aéroports',
        text: `En voiture, à ${counted(minutes.TFN, 'minute')} de ${address.island} Nord (TFN) et à ${minutes.TFS} de ${address.island} Sud (TFS)`,
      },
    ],
  },
  photo: {
    caption: 'Rendez-vous à l’entrée !',
    alt: 'La porte du parc entre des palmiers, un ara perché sur l’arche',
  },
  map: {
    text: `Venez nous voir à ${address.town}, ${address.island}`,
    alt: `Carte ${of(address.island)} avec un repère à ${address.town}`,
    /** On the compass. */
    north: 'N',
    /** With the airport's IATA code. */
    airport: 'Aéroport {code}',
    places: {
      santaCruz: 'Santa Cruz',
      icod: 'Icod',
      losCristianos: 'Los Cristianos',
      teide: 'Teide 3 715 m',
    },
  },
};
