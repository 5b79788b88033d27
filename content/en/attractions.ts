import { park } from '../../domain/park.ts';
import { promises } from '../../domain/promises.ts';

export const attractions = {
  title: 'Attractions, shows and activities',
  description: `Parrot Paradise, Penguin Planet and Orca Ocean, three animal shows twice a day with their times, and family activities at ${park.name} in Tenerife.`,
  hero: {
    title: 'Meet the whole island in a day',
    lead: 'Three worlds to walk through and six shows to sit down for.',
    alt: 'The park from above: aviary, pools and paths below Mount Teide',
  },
  encounters: {
    title: 'Animal Encounters',
    lead: 'Not cages to look into, but places to walk into. Take your time: they will.',
    cards: {
      parrots: {
        title: 'Parrot Paradise',
        text: `Walk straight into the aviary. Over ${park.species.parrots} parrot species live here, many of them loose above your head, all of them with an opinion about your hat.`,
        alt: 'A scarlet macaw lands on a branch beside a hyacinth macaw, under the net of the aviary',
      },
      penguins: {
        title: 'Penguin Planet',
        text: 'Real snow falls on the kings, and one floor down you stand at the glass while they fly past under water.',
        alt: 'Two king penguins on the ice, one calling to the sky, and two swimming below it',
      },
      orca: {
        title: 'Orca Ocean',
        text: 'Lie back in the tunnel and look up: five tonnes of orca crossing the light, quiet as a kite.',
        alt: 'An orca dives through the sunlit water',
      },
    },
  },
  shows: {
    title: 'Spectacular Animal Shows',
    lead: 'Every show plays twice, every day. See all three by two o’clock, or follow the sun and stay.',
    programme: 'Today at the park',
    daily: (count: number) => `Daily, ${count} performances`,
    /** How long a show lasts. */
    minutes: (minutes: number) => `${minutes} minutes`,
    inquire: 'Inquire for Tickets',
    /** Follows the button's text for those who hear it: "Inquire for Tickets – Dolphin Show". */
    inquireFor: (show: string) => ` – ${show}`,
    cards: {
      dolphin: {
        title: 'Dolphin Show',
        short: 'Dolphins',
        text: 'Bottlenoses at full speed, three metres clear of the water. Rows one to six get wet; nobody has complained yet.',
        alt: 'A bottlenose dolphin leaps from the sea in front of the sun',
      },
      parrot: {
        title: 'Parrot Show',
        short: 'Parrots',
        text: 'Free flight from the back wall to the stage, low over your heads. Hold on to your ice cream.',
        alt: 'A blue-and-yellow macaw climbs over the crowd, its wings high',
      },
      sealion: {
        title: 'Sea Lion Show',
        short: 'Sea lions',
        text: 'Five comedians with whiskers, one very patient trainer and the best timing on Tenerife.',
        alt: 'A sea lion on a rock lifts its head and a flipper',
      },
    },
  },
  activities: {
    title: 'Family Activities',
    cards: {
      kids: {
        title: 'Kids Discovery Zone',
        text: 'Hand lenses, rope nests and a pond that is allowed to splash.',
      },
      feed: {
        title: 'Animal Feeding Times',
        text: 'Bring the fish, keep your fingers. Keepers show you how.',
      },
      talk: {
        title: 'Educational Talks',
        text: 'A quarter of an hour, real keepers, and questions from under-tens first.',
      },
      photo: {
        title: 'Photo Opportunities',
        text: 'A macaw on your arm, Teide behind you, and a keeper who knows where the light is.',
      },
    },
  },
  closing: {
    title: 'Which one will you see first?',
    text: `Send us your date and we will answer within ${promises.replyHours} hours.`,
    inquire: 'Inquire for Tickets',
  },
};

export type AttractionsCopy = typeof attractions;
