/** Whether the park is open and what is on, as texts. Bundled into `now.ts`. */
import { dayLength } from '../../domain/days.ts';
import type { Messages } from '../../i18n/messages.ts';

/** A time, in minutes since midnight and as formatted text. */
export type TimedText = readonly [minutes: number, text: string];

/** A day of the schedule. A closed day has no hours. */
export interface NowDay {
  hours?: readonly [opens: TimedText, closes: TimedText];
  shows: readonly (readonly [starts: TimedText, ends: TimedText, name: string])[];
}

/** The schedule of the coming days. */
export interface NowData {
  /** Start of the first day in milliseconds since 1970, as if the park were in UTC. */
  first: number;
  /** A character for each day, whose code minus that of `0` is an index of `days`. */
  dayCodes: string;
  days: readonly NowDay[];
  /** Locale for `Intl`. */
  intl: string;
  /** Written instead of 1 in dates. */
  firstOfMonth?: string | undefined;
  /** With the names of their arguments in braces: formatting messages would double the script of every page. */
  words: Readonly<Record<keyof Messages['now'], string>>;
}

export interface ParkState {
  /** Open or closed, until or from when. Both texts are empty if the day is not in the data. */
  text: string;
  /** The show that is next or on, or the first of the next open day. */
  next: string;
  open?: boolean | undefined;
  /** Today's shows that have not ended, or after the last of them those of the next open day. */
  shows?: NowDay['shows'] | undefined;
}

/** The state of the park on a day, `minutes` after midnight. */
export function stateAt(
  { first, dayCodes, days, intl, firstOfMonth = '1', words }: NowData,
  day: string,
  minutes: number,
): ParkState {
  const today = (Date.parse(day) - first) / dayLength;
  const dayAt = (index: number): NowDay | undefined => days[dayCodes.charCodeAt(index) - 48];
  const fill = (text: string, values: Record<string, string>) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]).replaceAll(' ', '\u00a0'));
  const schedule = dayAt(today);
  if (!schedule) return { text: '', next: '' };
  const [opens, closes] = schedule.hours ?? [];
  const open = opens && closes && opens[0] <= minutes && minutes < closes[0];
  const left = closes && minutes < closes[0] ? schedule.shows.filter(([, [ends]]) => minutes < ends) : [];

  let ahead = 1;
  while (ahead < 60 && !dayAt(today + ahead)?.hours) ahead += 1;
  const following = dayAt(today + ahead);
  const nextDay = () =>
    new Date(first + (today + ahead) * dayLength)
      .toLocaleDateString(intl, {
        timeZone: 'UTC',
        weekday: 'long',
        // From a week ahead the weekday alone is ambiguous.
        ...(ahead > 6 && { day: 'numeric', month: 'long' }),
      })
      .replace(/\b1\b/, firstOfMonth);

  let text = '';
  if (open) text = fill(words.open, { time: closes[1] });
  else if (opens && minutes < opens[0]) text = fill(words.opensToday, { time: opens[1] });
  else if (following?.hours) {
    const time = following.hours[0][1];
    text = ahead < 2 ? fill(words.opensTomorrow, { time }) : fill(words.opensOn, { time, day: nextDay() });
  }

  const coming = left.find(([[starts]]) => starts > minutes);
  const [playing] = left;
  const [firstShow] = following?.shows ?? [];
  let next = '';
  if (coming) next = fill(words.next, { show: coming[2], time: coming[0][1] });
  else if (playing) next = fill(words.playing, { show: playing[2], time: playing[1][1] });
  else if (firstShow) {
    const day = ahead < 2 ? words.tomorrow : nextDay();
    next = fill(words.first, { day, time: firstShow[0][1] });
  }
  return { text, next, open, shows: playing ? left : following?.shows };
}
