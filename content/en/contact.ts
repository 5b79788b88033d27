import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { programmeFacts } from '../../domain/programme.ts';
import { counted, listed } from './english.ts';
import { hoursLines, openingHours } from './hours.ts';
import { programme } from './programme.ts';

const { address, gettingHere } = park;
const { minutes } = gettingHere;

export const contact = {
  title: `Tickets and contact: zoo in ${address.island}`,
  description: `Request tickets for ${park.name} in ${address.town}, ${address.island}: send us your date and number of visitors, call us, or find your way on the map.`,
  hero: {
    title: 'Get in Touch',
    lead: 'Ready for an amazing adventure? Request your tickets today!',
    alt: `A blue-and-yellow macaw carries a letter past the bright houses of ${address.town}`,
  },
  cards: {
    /** Heading of the four cards, for screen readers. */
    title: 'How to reach us',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    hours: 'Opening Hours',
    hoursText: openingHours,
    hoursLines,
    /** Accessible name of the schedule notices. */
    scheduleNoticesTitle: 'Changes',
    scheduleNotices: programme.scheduleNotices(parkDay(), programmeFacts),
  },
  /** Below the cards. */
  gettingHere: {
    title: 'Getting here',
    items: [
      {
        term: 'Bus',
        text: `${gettingHere.busLines.length === 1 ? 'Line' : 'Lines'} ${listed(gettingHere.busLines)} to ${address.town}, then ${counted(gettingHere.walkMinutes, 'minute')} on foot`,
      },
      { term: 'Parking', text: 'Free, at the gate' },
      {
        term: 'Airports',
        text: `By car, ${minutes.TFN} minutes from ${address.island} North (TFN), ${minutes.TFS} from ${address.island} South (TFS)`,
      },
    ],
  },
  photo: { caption: 'See you at the gate!', alt: 'The park gate between palms, with a macaw on its arch' },
  map: {
    text: `Visit us in ${address.town}, ${address.island}`,
    alt: `Map of ${address.island} with a pin at ${address.town}`,
    /** On the compass. */
    north: 'N',
    /** With the airport's IATA code. */
    airport: 'Airport {code}',
    places: {
      santaCruz: 'Santa Cruz',
      icod: 'Icod',
      losCristianos: 'Los Cristianos',
      teide: 'Teide 3,715 m',
    },
  },
};
