import { park, type ShowId, type TalkId } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { type ShowWords, showsIn, type TalkWords } from '../shows.ts';
import { capitalized, counted, listed, seasonInWords } from './english.ts';

const words: Record<ShowId, ShowWords> = {
  dolphin: {
    title: 'Dolphin Show',
    short: 'Dolphins',
    text: 'Bottlenoses at full speed, three meters clear of the water. Rows one to six get wet; nobody has complained yet.',
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
    text: `Five comedians with whiskers, one very patient trainer and the best timing in ${park.address.island}.`,
    alt: 'A sea lion on a rock lifts its head and a flipper',
  },
};

const talkWords: Record<TalkId, TalkWords> = {};

export const { named, shows, talks } = showsIn({
  words,
  talkWords,
  times: starts => listed(starts.map(start => clockTime(start, locales.en))),
  season: season => capitalized(seasonInWords(season)),
  seasonTimes: (season, times) => `${season}: ${times}`,
  noTimes: 'none',
  lasts: minutes => counted(minutes, 'minute'),
});
