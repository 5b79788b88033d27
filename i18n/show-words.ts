import { park, type ScheduledEvent } from '../domain/park.ts';
import { formatList } from './facts.ts';
import { formatClockTime } from './format.ts';
import { type Locale, locales } from './locales.ts';
import { formatMessage } from './message.ts';
import type { Messages } from './messages.ts';
import { formatSeason } from './opening-hours.ts';

/** Words and times of shows, in chronological order. */
export function createShowWords({ hours, shows }: Messages, locale: Locale) {
  const language = locales[locale];

  const formatTimes = (starts: ScheduledEvent['starts']) =>
    formatList(
      starts.map(start => formatClockTime(start, language)),
      locale,
    );

  /** Empty if the times are the same every day. */
  const describeSeasons = ({ weekdays, otherStarts = [] }: ScheduledEvent) => [
    ...(weekdays ? [formatSeason({ weekdays }, hours, locale)] : []),
    ...otherStarts.map(({ starts, ...season }) =>
      formatMessage(
        shows.seasonTimes,
        {
          season: formatSeason(season, hours, locale),
          times: starts.length > 0 ? formatTimes(starts) : shows.noTimes,
        },
        language,
      ),
    ),
  ];

  return {
    cards: park.shows.map(show => ({
      id: show.id,
      starts: show.starts,
      ...shows.cards[show.id],
      lasts: formatMessage(shows.lasts, { count: show.minutes }, language),
      seasons: describeSeasons(show),
    })),
  };
}
