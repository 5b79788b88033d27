import { park, type Scheduled, type ShowId, type TalkId } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import type { PicturedCard } from '../cards.ts';
import { capitalized, counted, island, listed, nouns, seasonInWords } from './polish.ts';

interface ShowWords extends PicturedCard {
  /** For the timeline, and in sentences. */
  short: string;
}

/** What is said of each show. Its times and its length are facts (`domain/park.ts`). */
const words: Record<ShowId, ShowWords> = {
  dolphin: {
    title: 'Pokaz delfinów',
    short: 'Delfiny',
    text: 'Butlonosy w pełnym pędzie, trzy metry nad wodą. Rzędy od pierwszego do szóstego mokną; nikt się jeszcze nie skarżył.',
    alt: 'Delfin butlonos wyskakuje z morza na tle słońca',
  },
  parrot: {
    title: 'Pokaz papug',
    short: 'Papugi',
    text: 'Swobodny lot od ostatniego rzędu aż na scenę, nisko nad głowami. Lody trzymaj mocno.',
    alt: 'Niebiesko-żółta ara wzbija się nad widownią z wysoko uniesionymi skrzydłami',
  },
  sealion: {
    title: 'Pokaz uchatek',
    short: 'Uchatki',
    text: `Pięciu wąsatych komików, jeden bardzo cierpliwy trener i najlepsze wyczucie puenty ${island.on}.`,
    alt: 'Uchatka na skale unosi głowę i płetwę',
  },
};

/** What is said of each feeding and talk at a fixed time. */
const talkWords: Record<TalkId, { title: string; short: string }> = {};

/** What everything that the programme tells is called, by its id. */
export const named: Readonly<Record<string, { title: string; short: string } | undefined>> = {
  ...Object.fromEntries(park.shows.map(({ id }) => [id, words[id]])),
  ...talkWords,
};

const times = (starts: Scheduled['starts']) => listed(starts.map(start => clockTime(start, locales.pl)));

/** On which days it takes place, and the times of its seasons, where it is not every day the same. */
const seasonsOf = ({ weekdays, otherStarts = [] }: Scheduled) => [
  ...(weekdays ? [capitalized(seasonInWords({ weekdays }))] : []),
  ...otherStarts.map(
    ({ starts, ...season }) =>
      `${capitalized(seasonInWords(season))}: ${starts.length > 0 ? times(starts) : 'nie odbywa się'}`,
  ),
];

/** The shows in the order of the day. */
export const shows = park.shows.map(show => ({
  id: show.id,
  starts: show.starts,
  ...words[show.id],
  lasts: counted(show.minutes, nouns.minute),
  seasons: seasonsOf(show),
}));

/** Feedings and talks at a fixed time. */
export const talks = park.talks.map(talk => ({
  id: talk.id,
  title: named[talk.id]?.title ?? talk.id,
  lines: [times(talk.starts), ...seasonsOf(talk)],
}));
