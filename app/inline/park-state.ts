import { dayLengthMs } from '../../domain/days.ts';
import type { Words } from '../../i18n/words.ts';

export type TimedText = readonly [minutes: number, text: string];

/** A closed day has no hours. */
export interface NowDay {
  hours?: readonly [opens: TimedText, closes: TimedText];
  shows: readonly (readonly [starts: TimedText, ends: TimedText, name: string])[];
}

export interface NowData {
  /** Milliseconds since 1970, as if the park were in UTC. */
  first: number;
  /** For each day from `first` on, an index of `days`. */
  dayIndexes: readonly number[];
  days: readonly NowDay[];
  intl: string;
  /** Replaces 1 in dates. */
  firstOfMonth?: string | undefined;
  /** Argument names are in braces, because a message formatter would double the script. */
  words: Readonly<Record<keyof Words['now'], string>>;
}

export interface ParkState {
  /** Opening state. Both texts are empty if the day has no data. */
  text: string;
  /** The next or current show. */
  next: string;
  open?: boolean | undefined;
  /** Today's remaining shows, or else those of the next open day. */
  shows?: NowDay['shows'] | undefined;
}

export function getParkState(
  { first, dayIndexes, days, intl, firstOfMonth = '1', words }: NowData,
  day: string,
  minutes: number,
): ParkState {
  const today = (Date.parse(day) - first) / dayLengthMs;
  const dayAt = (index: number): NowDay | undefined => days[dayIndexes[index] ?? -1];
  const fill = (text: string, values: Record<string, string>) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]).replaceAll(' ', '\u00a0'));
  const schedule = dayAt(today);
  if (!schedule) return { text: '', next: '' };
  const [opens, closes] = schedule.hours ?? [];
  const open = opens && closes && opens[0] <= minutes && minutes < closes[0];
  const remainingShows =
    closes && minutes < closes[0] ? schedule.shows.filter(([, [ends]]) => minutes < ends) : [];

  let daysAhead = 1;
  while (daysAhead < 60 && !dayAt(today + daysAhead)?.hours) daysAhead += 1;
  const nextOpenDay = dayAt(today + daysAhead);
  const formatNextDay = () =>
    new Date(first + (today + daysAhead) * dayLengthMs)
      .toLocaleDateString(intl, {
        timeZone: 'UTC',
        weekday: 'long',
        // A weekday alone is ambiguous from a week ahead.
        ...(daysAhead > 6 && { day: 'numeric', month: 'long' }),
      })
      .replace(/\b1\b/, firstOfMonth);

  let text = '';
  if (open) text = fill(words.open, { time: closes[1] });
  else if (opens && minutes < opens[0]) text = fill(words.opensToday, { time: opens[1] });
  else if (nextOpenDay?.hours) {
    const time = nextOpenDay.hours[0][1];
    text =
      daysAhead < 2
        ? fill(words.opensTomorrow, { time })
        : fill(words.opensOn, { time, day: formatNextDay() });
  }

  const nextShow = remainingShows.find(([[starts]]) => starts > minutes);
  const [currentShow] = remainingShows;
  const [firstShow] = nextOpenDay?.shows ?? [];
  let next = '';
  if (nextShow) next = fill(words.next, { show: nextShow[2], time: nextShow[0][1] });
  else if (currentShow) next = fill(words.playing, { show: currentShow[2], time: currentShow[1][1] });
  else if (firstShow) {
    const day = daysAhead < 2 ? words.tomorrow : formatNextDay();
    next = fill(words.first, { day, time: firstShow[0][1] });
  }
  return { text, next, open, shows: currentShow ? remainingShows : nextOpenDay?.shows };
}
