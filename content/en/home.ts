import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { firstStart, performances, timesDaily } from '../../domain/programme.ts';
import type { Card, ResidentCard, Review } from '../cards.ts';
import { rated } from '../reviews.ts';
import {
  capitalized,
  counted,
  countedInWords,
  howOften,
  inDigits,
  listed,
  timeInWords,
  uncapitalized,
} from './english.ts';
import { openEveryDay } from './hours.ts';
import { shows } from './shows.ts';

const { address, hours, species } = park;
const animals = listed(shows.map(({ short }) => uncapitalized(short)));

const notes: readonly Review[] = [
  {
    name: 'Hannah W.',
    location: 'Leeds, United Kingdom',
    text: 'Our four-year-old now introduces herself as a penguin. We stayed until they closed the gates, and she cried at the exit.',
  },
  {
    name: 'Matthias & Jule',
    location: 'Hamburg, Germany',
    text: 'We came for the orcas and lost two hours to the parrots. The keeper remembered my son’s name at the second show.',
  },
  {
    name: 'Carmen D.',
    location: 'Seville, Spain',
    text: 'Three generations, one day and not a single complaint. Not even from my mother.',
  },
];

export const home = {
  title: `Zoo in ${address.island}: parrots, penguins and orcas`,
  description: `Wildlife park and zoo in ${address.town}, ${address.island}: walk among parrots, watch king penguins in real snow and stay for the shows. ${openEveryDay ? 'Open every day.' : 'Ask for your tickets online.'}`,
  hero: {
    title: `Discover the Magic of the park in ${address.island}`,
    lead: 'Macaws overhead, penguins beside you, orcas beyond the glass.',
    tickets: 'Request Tickets',
    alt: 'A scarlet macaw flies past Mount Teide and the Atlantic at golden hour',
  },
  why: {
    title: 'Why Visit',
    lead: `Because nobody here hurries you along. The gates open at ${timeInWords(hours.opens)}, the first show starts at ${timeInWords(firstStart)}, and everything in between is yours.`,
    cards: {
      animals: {
        title: 'Exotic Animals',
        text: `More than ${inDigits(species.all)} species, from king penguins on real snow to parrots you’ll hear before you see them.`,
      },
      shows: {
        title: 'World-Class Shows',
        text: `${capitalized(animals)}, ${shows.length > 1 ? 'each ' : ''}${howOften(timesDaily)} a day. Sit in the front rows if you like getting wet.`,
      },
      family: {
        title: 'Family-Friendly',
        text: 'Shade, short walks and somewhere to play at every turn. Bring the grandparents and the stroller.',
      },
    } satisfies Record<string, Card>,
  },
  family: {
    title: 'Perfect Family Day Out',
    alt: 'At a glass rail, a family with a boy on his father’s shoulders watches an orca leap from the sea',
    bullets: {
      kids: { title: 'Kids Attractions', text: 'Climbing nests, splash pools and a very small train.' },
      day: {
        title: 'All-Day Adventure',
        text: `${capitalized(timeInWords(hours.opens))} to ${timeInWords(hours.closes)}, with ${countedInWords(performances.length, 'performance')} to plan your picnic around.`,
      },
      learn: { title: 'Educational & Fun', text: 'Keepers who answer every “but why?” at the rail.' },
    },
    visit: 'Plan Your Visit',
    badge: { count: `${inDigits(species.all)}+`, unit: 'Species' },
  },
  gallery: {
    title: 'Meet the residents',
    explore: 'Explore All Attractions',
    cards: {
      parrots: {
        title: 'Parrots',
        text: `Over ${inDigits(species.parrots)} kinds, from lovebirds that fit in your palm to macaws with wings a meter across.`,
        alt: 'A scarlet macaw holds a nut in its foot beside a blue-and-yellow macaw that looks the other way',
        flap: {
          lift: 'Lift the leaf: who’s hiding underneath?',
          fact: 'Macaw chicks grow up in a hole, high in a tree.',
        },
      },
      penguins: {
        title: 'Penguins',
        text: 'Kings, their chicks and fresh snow.',
        alt: 'A king penguin bows to its begging chick',
        flap: {
          lift: 'Lift the snow: what’s hiding underneath?',
          fact: 'A king penguin keeps its egg warm on its feet.',
        },
      },
      orca: {
        title: 'Orcas',
        text: 'Five tons in the air, whenever they feel like it.',
        alt: 'An orca leaps from the sea in front of the evening sun',
        flap: {
          lift: 'Lift the wave: who’s hiding underneath?',
          fact: 'A newborn orca is orange where its mother is white.',
        },
      },
      sealion: {
        title: 'Sea lion show',
        text: 'Graceful until feeding time.',
        alt: 'A sea lion swoops through sunlit water',
        flap: {
          lift: 'Lift the rock: who’s hiding underneath?',
          fact: 'A sea lion’s whiskers can feel where a fish has swum.',
        },
      },
    } satisfies Record<string, ResidentCard>,
  },
  reviews: {
    title: 'Notes from families',
    notes: rated(
      notes,
      text => `“${text}”`,
      rating => `${rating} out of 5 stars`,
    ),
  },
  callToAction: {
    title: 'Stay till closing time',
    text: `Tell us which day you’d like. We’ll answer within ${counted(commitments.replyHours, 'hour')}.`,
    visit: 'Plan Your Visit Now',
  },
};
