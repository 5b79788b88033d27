import { park, type Scheduled, type ShowId, type TalkId } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import type { PicturedCard } from '../cards.ts';
import { capitalized, counted, listed, seasonInWords } from './spanish.ts';

interface ShowWords extends PicturedCard {
  /** For the timeline, and in sentences. */
  short: string;
}

/** What is said of each show. Its times and its length are facts (`domain/park.ts`). */
const words: Record<ShowId, ShowWords> = {
  dolphin: {
    title: 'Show de delfines',
    short: 'Delfines',
    text: 'Delfines mulares a toda velocidad, a tres metros sobre el agua. De la fila uno a la seis te mojas; de momento nadie se ha quejado.',
    alt: 'Un delfín mular salta del mar ante el sol',
  },
  parrot: {
    title: 'Show de loros',
    short: 'Loros',
    text: 'Vuelo libre desde el fondo de la grada hasta el escenario, casi rozándote la cabeza. Agarra bien el helado.',
    alt: 'Un guacamayo azul y amarillo se eleva sobre el público con las alas en alto',
  },
  sealion: {
    title: 'Show de leones marinos',
    short: 'Leones marinos',
    text: `Cinco cómicos con bigotes, un entrenador con mucha paciencia y el mejor sentido del ritmo de ${park.address.island}.`,
    alt: 'Un león marino sobre una roca levanta la cabeza y una aleta',
  },
};

/** What is said of each feeding and talk at a fixed time. */
const talkWords: Record<TalkId, { title: string; short: string }> = {};

/** What everything that the programme tells is called, by its id. */
export const named: Readonly<Record<string, { title: string; short: string } | undefined>> = {
  ...Object.fromEntries(park.shows.map(({ id }) => [id, words[id]])),
  ...talkWords,
};

const times = (starts: Scheduled['starts']) => listed(starts.map(start => clockTime(start, locales.es)));

/** On which days it takes place, and the times of its seasons, where it is not every day the same. */
const seasonsOf = ({ weekdays, otherStarts = [] }: Scheduled) => [
  ...(weekdays ? [capitalized(seasonInWords({ weekdays }))] : []),
  ...otherStarts.map(
    ({ starts, ...season }) =>
      `${capitalized(seasonInWords(season))}: ${starts.length > 0 ? times(starts) : 'sin funciones'}`,
  ),
];

/** The shows in the order of the day. */
export const shows = park.shows.map(show => ({
  id: show.id,
  starts: show.starts,
  ...words[show.id],
  lasts: counted(show.minutes, 'minuto'),
  seasons: seasonsOf(show),
}));

/** Feedings and talks at a fixed time. */
export const talks = park.talks.map(talk => ({
  id: talk.id,
  title: named[talk.id]?.title ?? talk.id,
  lines: [times(talk.starts), ...seasonsOf(talk)],
}));
