import { park, type ShowId } from '../../domain/park.ts';
import type { PicturedCard, ShowLook } from '../cards.ts';
import { counted } from './english.ts';

interface ShowWords extends PicturedCard<ShowLook> {
  /** For the timeline, and in sentences. */
  short: string;
}

/** What is said of each show. Its times and its length are facts (`domain/park.ts`). */
const words: Record<ShowId, ShowWords> = {
  dolphin: {
    title: 'Dolphin Show',
    short: 'Dolphins',
    text: 'Bottlenoses at full speed, three metres clear of the water. Rows one to six get wet; nobody has complained yet.',
    alt: 'A bottlenose dolphin leaps from the sea in front of the sun',
    look: 'sea',
  },
  parrot: {
    title: 'Parrot Show',
    short: 'Parrots',
    text: 'Free flight from the back wall to the stage, low over your heads. Hold on to your ice cream.',
    alt: 'A blue-and-yellow macaw climbs over the crowd, its wings high',
    look: 'palm',
  },
  sealion: {
    title: 'Sea Lion Show',
    short: 'Sea lions',
    text: `Five comedians with whiskers, one very patient trainer and the best timing on ${park.address.island}.`,
    alt: 'A sea lion on a rock lifts its head and a flipper',
    look: 'dusk',
  },
};

/** The shows in the order of the day. */
export const shows = park.shows.map(({ id, starts, minutes }) => ({
  id,
  starts,
  ...words[id],
  lasts: counted(minutes, 'minute'),
}));
