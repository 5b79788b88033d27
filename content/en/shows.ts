import { park, type Scheduled, type ShowId, type TalkId } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import type { PicturedCard } from '../cards.ts';
import { capitalized, counted, listed, seasonInWords } from './english.ts';

interface ShowWords extends PicturedCard {
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
    text: `Five comedians with whiskers, one very patient trainer and the best timing on ${park.address.island}.`,
    alt: 'A sea lion on a rock lifts its head and a flipper',
  },
};

/** What is said of each feeding and talk at a fixed time. */
const talkWords: Record<TalkId, { title: string; short: string }> = {};

/** What everything that the programme tells is called, by its id. */
export const named: Readonly<Record<string, { title: string; short: string } | undefined>> = {
  ...Object.fromEntries(park.shows.map(({ id }) => [id, words[id]])),
  ...talkWords,
};

const times = (starts: Scheduled['starts']) => listed(starts.map(start => clockTime(start, locales.en)));

/** On which days it takes place, and the times of its seasons, where it is not every day the same. */
const seasonsOf = ({ weekdays, otherStarts = [] }: Scheduled) => [
  ...(weekdays ? [capitalized(seasonInWords({ weekdays }))] : []),
  ...otherStarts.map(
    ({ starts, ...season }) =>
      `${capitalized(seasonInWords(season))}: ${starts.length > 0 ? times(starts) : 'none'}`,
  ),
];

/** The shows in the order of the day. */
export const shows = park.shows.map(show => ({
  id: show.id,
  starts: show.starts,
  ...words[show.id],
  lasts: counted(show.minutes, 'minute'),
  seasons: seasonsOf(show),
}));

/** Feedings and talks at a fixed time. */
export const talks = park.talks.map(talk => ({
  id: talk.id,
  title: named[talk.id]?.title ?? talk.id,
  lines: [times(talk.starts), ...seasonsOf(talk)],
}));
