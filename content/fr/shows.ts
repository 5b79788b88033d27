import { park, type Scheduled, type ShowId, type TalkId } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import type { PicturedCard } from '../cards.ts';
import { capitalized, counted, listed, seasonInWords } from './french.ts';

interface ShowWords extends PicturedCard {
  /** For the timeline, and in sentences. */
  short: string;
}

/** What is said of each show. Its times and its length are facts (`domain/park.ts`). */
const words: Record<ShowId, ShowWords> = {
  dolphin: {
    title: 'Spectacle de dauphins',
    short: 'Dauphins',
    text: 'De grands dauphins à pleine vitesse, trois mètres au-dessus de l’eau. Les six premiers rangs sont trempés ; personne ne s’est encore plaint.',
    alt: 'Un grand dauphin bondit hors de la mer devant le soleil',
  },
  parrot: {
    title: 'Spectacle de perroquets',
    short: 'Perroquets',
    text: 'Vol libre du mur du fond jusqu’à la scène, au ras de vos têtes. Tenez bien votre glace.',
    alt: 'Un ara bleu et jaune s’élève au-dessus du public, les ailes levées',
  },
  sealion: {
    title: 'Spectacle d’otaries',
    short: 'Otaries',
    text: `Cinq comiques à moustaches, un soigneur d’une patience infinie et le meilleur sens de la chute de tout ${park.address.island}.`,
    alt: 'Sur un rocher, une otarie lève la tête et une nageoire',
  },
};

/** What is said of each feeding and talk at a fixed time. */
const talkWords: Record<TalkId, { title: string; short: string }> = {};

/** What everything that the programme tells is called, by its id. */
export const named: Readonly<Record<string, { title: string; short: string } | undefined>> = {
  ...Object.fromEntries(park.shows.map(({ id }) => [id, words[id]])),
  ...talkWords,
};

const times = (starts: Scheduled['starts']) => listed(starts.map(start => clockTime(start, locales.fr)));

/** On which days it takes place, and the times of its seasons, where it is not every day the same. */
const seasonsOf = ({ weekdays, otherStarts = [] }: Scheduled) => [
  ...(weekdays ? [capitalized(seasonInWords({ weekdays }))] : []),
  ...otherStarts.map(
    ({ starts, ...season }) =>
      `${capitalized(seasonInWords(season))} : ${starts.length > 0 ? times(starts) : 'aucune représentation'}`,
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
