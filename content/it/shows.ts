import { park, type Scheduled, type ShowId, type TalkId } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import type { PicturedCard } from '../cards.ts';
import { capitalized, counted, listed, seasonInWords } from './italian.ts';

interface ShowWords extends PicturedCard {
  /** For the timeline, and in sentences. */
  short: string;
}

/** What is said of each show. Its times and its length are facts (`domain/park.ts`). */
const words: Record<ShowId, ShowWords> = {
  dolphin: {
    title: 'Spettacolo dei delfini',
    short: 'Delfini',
    text: 'Tursiopi a tutta velocità, tre metri sopra il pelo dell’acqua. Dalla prima alla sesta fila ci si bagna; finora nessuno si è lamentato.',
    alt: 'Un tursiope balza dal mare davanti al sole',
  },
  parrot: {
    title: 'Spettacolo dei pappagalli',
    short: 'Pappagalli',
    text: 'In volo libero dall’ultima fila al palco, a un soffio dalle teste. Tieni stretto il gelato.',
    alt: 'Un’ara gialloblù prende quota sopra il pubblico, con le ali levate',
  },
  sealion: {
    title: 'Spettacolo dei leoni marini',
    short: 'Leoni marini',
    text: `Cinque comici con i baffi, un addestratore dalla pazienza infinita e il miglior tempismo di ${park.address.island}.`,
    alt: 'Un leone marino su uno scoglio alza la testa e una pinna',
  },
};

/** What is said of each feeding and talk at a fixed time. */
const talkWords: Record<TalkId, { title: string; short: string }> = {};

/** What everything that the programme tells is called, by its id. */
export const named: Readonly<Record<string, { title: string; short: string } | undefined>> = {
  ...Object.fromEntries(park.shows.map(({ id }) => [id, words[id]])),
  ...talkWords,
};

const times = (starts: Scheduled['starts']) => listed(starts.map(start => clockTime(start, locales.it)));

/** On which days it takes place, and the times of its seasons, where it is not every day the same. */
const seasonsOf = ({ weekdays, otherStarts = [] }: Scheduled) => [
  ...(weekdays ? [capitalized(seasonInWords({ weekdays }))] : []),
  ...otherStarts.map(
    ({ starts, ...season }) =>
      `${capitalized(seasonInWords(season))}: ${starts.length > 0 ? times(starts) : 'non si tiene'}`,
  ),
];

/** The shows in the order of the day. */
export const shows = park.shows.map(show => ({
  id: show.id,
  starts: show.starts,
  ...words[show.id],
  lasts: counted(show.minutes, 'minuto', 'minuti'),
  seasons: seasonsOf(show),
}));

/** Feedings and talks at a fixed time. */
export const talks = park.talks.map(talk => ({
  id: talk.id,
  title: named[talk.id]?.title ?? talk.id,
  lines: [times(talk.starts), ...seasonsOf(talk)],
}));
