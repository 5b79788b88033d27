import { park, type Scheduled, type ShowId, type TalkId } from '../../domain/park.ts';
import { clockTime } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import type { PicturedCard } from '../cards.ts';
import { capitalized, counted, listed, seasonInWords } from './dutch.ts';

interface ShowWords extends PicturedCard {
  /** For the timeline, and in sentences. */
  short: string;
}

/** What is said of each show. Its times and its length are facts (`domain/park.ts`). */
const words: Record<ShowId, ShowWords> = {
  dolphin: {
    title: 'Dolfijnenshow',
    short: 'Dolfijnen',
    text: 'Tuimelaars op topsnelheid, drie meter boven het water. De rijen één tot en met zes worden nat; er heeft nog niemand geklaagd.',
    alt: 'Een tuimelaar springt voor de zon uit de zee',
  },
  parrot: {
    title: 'Papegaaienshow',
    short: 'Papegaaien',
    text: 'Vrije vlucht van de achterwand naar het podium, rakelings over jullie hoofden. Hou je ijsje goed vast.',
    alt: 'Een blauwgele ara klimt boven het publiek omhoog, de vleugels hoog geheven',
  },
  sealion: {
    title: 'Zeeleeuwenshow',
    short: 'Zeeleeuwen',
    text: `Vijf komieken met snorharen, één trainer met engelengeduld en de beste timing van heel ${park.address.island}.`,
    alt: 'Een zeeleeuw op een rots heft zijn kop en een vin',
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
  `${listed(starts.map(start => clockTime(start, locales.nl)))}\u00a0uur`;

/** On which days it takes place, and the times of its seasons, where it is not every day the same. */
const seasonsOf = ({ weekdays, otherStarts = [] }: Scheduled) => [
  ...(weekdays ? [capitalized(seasonInWords({ weekdays }))] : []),
  ...otherStarts.map(
    ({ starts, ...season }) =>
      `${capitalized(seasonInWords(season))}: ${starts.length > 0 ? times(starts) : 'geen'}`,
  ),
];

/** The shows in the order of the day. */
export const shows = park.shows.map(show => ({
  id: show.id,
  starts: show.starts,
  ...words[show.id],
  lasts: counted(show.minutes, 'minuut', 'minuten'),
  seasons: seasonsOf(show),
}));

/** Feedings and talks at a fixed time. */
export const talks = park.talks.map(talk => ({
  id: talk.id,
  title: named[talk.id]?.title ?? talk.id,
  lines: [times(talk.starts), ...seasonsOf(talk)],
}));
