import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { talkMinutes } from '../../domain/places.ts';
import { allPlayedBy, performances, programmeFacts, timesDaily } from '../../domain/programme.ts';
import type { Card, PicturedCard } from '../cards.ts';
import {
  capitalized,
  counted,
  countedInWords,
  hourInWords,
  howOften,
  inDigits,
  inWords,
  listed,
} from './english.ts';
import { openEveryDay } from './hours.ts';
import { programme } from './programme.ts';
import { shows, talks } from './shows.ts';

const { address, species } = park;
const everyShow = ['none', 'it', 'both'][shows.length] ?? `all ${inWords(shows.length)}`;
const playDaily = openEveryDay && park.shows.every(({ weekdays }) => !weekdays);
const performancesInWords = countedInWords(performances.length, 'performance');
const showsDaily = `${countedInWords(shows.length, 'animal show')} ${howOften(timesDaily)} a day`;

/** The walk-through worlds, in page order. */
const encounters = {
  parrots: {
    title: 'Parrot Paradise',
    text: `Walk straight into the aviary. Over ${inDigits(species.parrots)} parrot species live here, many of them loose above your head, all of them with an opinion about your hat.`,
    alt: 'A scarlet macaw lands on a branch beside a hyacinth macaw, under the net of the aviary',
  },
  penguins: {
    title: 'Penguin Planet',
    text: 'Real snow falls on the kings, and one floor down you’re at the glass while they fly past underwater.',
    alt: 'Two king penguins on the ice, one calling to the sky, and two swimming below it',
  },
  orca: {
    title: 'Orca Ocean',
    text: 'Lie back in the tunnel and look up: five tons of orca crossing the light, quiet as a kite.',
    alt: 'From a glass tunnel, visitors look up at an orca in the sunlit water',
  },
} satisfies Record<string, PicturedCard>;

const worlds = Object.values(encounters).map(({ title }) => title);

export const attractions = {
  title: `Attractions and shows in ${address.island}`,
  description: `${listed([...worlds, showsDaily])}: showtimes and family activities at ${park.name} in ${address.island}.`,
  hero: {
    title: 'Meet the whole island in a day',
    lead: `${capitalized(countedInWords(worlds.length, 'world'))} to walk through and ${countedInWords(performances.length, 'performance')} to sit down for.`,
    alt: 'The park from above: aviary, pools and paths below Mount Teide',
  },
  encounters: {
    title: 'Animal Encounters',
    lead: 'Not cages to look into, but places to walk into. Take your time: they will.',
    cards: encounters,
  },
  shows: {
    title: 'Spectacular Animal Shows',
    lead: `Every show plays ${howOften(timesDaily)} a day${playDaily ? ', every day' : ''}. See ${everyShow} by ${hourInWords(allPlayedBy)}, or stay and follow the sun.`,
    programme: 'A day at the park',
    daily: playDaily ? `Daily, ${performancesInWords}` : capitalized(performancesInWords),
    /** Accessible name of the schedule notices. */
    scheduleNoticesTitle: 'Changes',
    scheduleNotices: programme.scheduleNotices(parkDay(), programmeFacts),
    inquire: 'Inquire for Tickets',
    /** Follows the button's text for screen readers: "Inquire for Tickets – Dolphin Show". */
    inquireFor: ' – {show}',
    /** Adds the next performance. `calendarFor` follows the button's text for screen readers. */
    calendar: 'Add to calendar',
    calendarFor: ' – {show}, the next performance',
    calendarFailed: 'That didn’t work. The times are next to the button.',
    cards: shows,
    talks,
  },
  activities: {
    title: 'Family Activities',
    cards: {
      kids: {
        title: 'Kids Discovery Zone',
        text: 'Hand lenses, rope nests and a pond that’s allowed to splash.',
      },
      feed: {
        title: 'Animal Feeding Times',
        text: 'Hand over the fish, keep your fingers. Keepers show you how.',
      },
      talk: {
        title: 'Educational Talks',
        text: `Real keepers, ${countedInWords(talkMinutes, 'minute')}, and children get to ask first.`,
      },
      photo: {
        title: 'Photo Opportunities',
        text: 'A macaw on your arm, Teide behind you, and a keeper who knows where the light is.',
      },
    } satisfies Record<string, Card>,
    goodToKnow: {
      title: 'Good to know',
      items: [
        { term: 'Food', text: 'Cafés along the paths, with kids’ meals and high chairs.' },
        { term: 'Picnic', text: 'Bring your own: there are tables in the shade.' },
        { term: 'Strollers', text: 'Wide, even paths, and strollers to borrow at the gate.' },
        {
          term: 'Rain',
          text: `${encounters.penguins.title} and ${encounters.orca.title} are under cover, and the shows go on.`,
        },
      ],
    },
  },
  callToAction: {
    title: 'Which one will you see first?',
    text: `Send us your date and we’ll answer within ${counted(commitments.replyHours, 'hour')}.`,
    inquire: 'Inquire for Tickets',
  },
};
