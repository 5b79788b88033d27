import { park, type Scheduled, type ShowId, type TalkId } from '../domain/park.ts';
import type { Season } from '../domain/season.ts';
import type { PicturedCard } from './cards.ts';

/** The words of a show. Its times and length are facts (`domain/park.ts`). */
export interface ShowWords extends PicturedCard {
  /** For the timeline, and in sentences. */
  short: string;
}

/** The words of a feeding or talk. */
export type TalkWords = Pick<ShowWords, 'title' | 'short'>;

interface ScheduleWords {
  words: Record<ShowId, ShowWords>;
  talkWords: Record<TalkId, TalkWords>;
  times: (starts: Scheduled['starts']) => string;
  season: (season: Season) => string;
  seasonTimes: (season: string, times: string) => string;
  /** In place of times, for a season without performances. */
  noTimes: string;
  lasts: (minutes: number) => string;
}

/** Shows and talks with their times, in the words of a language. */
export function showsIn(language: ScheduleWords) {
  const { words, talkWords, times, season, seasonTimes, noTimes, lasts } = language;

  /** The titles of everything in the programme, by id. */
  const named: Readonly<Record<string, TalkWords | undefined>> = { ...words, ...talkWords };

  /** Weekdays and seasons, if it is not the same every day. */
  const seasonsOf = ({ weekdays, otherStarts = [] }: Scheduled) => [
    ...(weekdays ? [season({ weekdays })] : []),
    ...otherStarts.map(({ starts, ...when }) =>
      seasonTimes(season(when), starts.length > 0 ? times(starts) : noTimes),
    ),
  ];

  /** In chronological order. */
  const shows = park.shows.map(show => ({
    id: show.id,
    starts: show.starts,
    ...words[show.id],
    lasts: lasts(show.minutes),
    seasons: seasonsOf(show),
  }));
  const talks = park.talks.map(talk => ({
    id: talk.id,
    title: named[talk.id]?.title ?? talk.id,
    lines: [times(talk.starts), ...seasonsOf(talk)],
  }));
  return { named, shows, talks };
}
