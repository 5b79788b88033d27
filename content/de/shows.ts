import { park, type Scheduled, type ShowId, type TalkId } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import type { PicturedCard } from '../cards.ts';
import { capitalized, counted, island, listed, seasonInWords } from './german.ts';

interface ShowWords extends PicturedCard {
  /** For the timeline, and in sentences. */
  short: string;
}

/** What is said of each show. Its times and its length are facts (`domain/park.ts`). */
const words: Record<ShowId, ShowWords> = {
  dolphin: {
    title: 'Delfinshow',
    short: 'Delfine',
    text: 'Große Tümmler mit Vollgas, drei Meter über dem Wasser. Die Reihen eins bis sechs werden nass; beschwert hat sich noch niemand.',
    alt: 'Ein Großer Tümmler springt vor der Sonne aus dem Meer',
  },
  parrot: {
    title: 'Papageienshow',
    short: 'Papageien',
    text: 'Freiflug von der Rückwand bis zur Bühne, knapp über eure Köpfe hinweg. Haltet euer Eis fest.',
    alt: 'Ein Gelbbrustara steigt mit hochgereckten Flügeln über dem Publikum auf',
  },
  sealion: {
    title: 'Seelöwenshow',
    short: 'Seelöwen',
    text: `Fünf Komiker mit Schnurrbart, eine sehr geduldige Trainerin und das beste Timing auf ${island}.`,
    alt: 'Ein Seelöwe auf einem Felsen hebt den Kopf und eine Flosse',
  },
};

/** What is said of each feeding and talk at a fixed time. */
const talkWords: Record<TalkId, { title: string; short: string }> = {};

/** What everything that the programme tells is called, by its id. */
export const named: Readonly<Record<string, { title: string; short: string } | undefined>> = {
  ...Object.fromEntries(park.shows.map(({ id }) => [id, words[id]])),
  ...talkWords,
};

const times = (starts: Scheduled['starts']) =>
  `${listed(starts.map(start => clockTime(start, locales.de)))}\u00a0Uhr`;

/** On which days it takes place, and the times of its seasons, where it is not every day the same. */
const seasonsOf = ({ weekdays, otherStarts = [] }: Scheduled) => [
  ...(weekdays ? [capitalized(seasonInWords({ weekdays }))] : []),
  ...otherStarts.map(
    ({ starts, ...season }) =>
      `${capitalized(seasonInWords(season))}: ${starts.length > 0 ? times(starts) : 'keine Vorstellung'}`,
  ),
];

/** The shows in the order of the day. */
export const shows = park.shows.map(show => ({
  id: show.id,
  starts: show.starts,
  ...words[show.id],
  lasts: counted(show.minutes, 'Minute', 'Minuten'),
  seasons: seasonsOf(show),
}));

/** Feedings and talks at a fixed time. */
export const talks = park.talks.map(talk => ({
  id: talk.id,
  title: named[talk.id]?.title ?? talk.id,
  lines: [times(talk.starts), ...seasonsOf(talk)],
}));
