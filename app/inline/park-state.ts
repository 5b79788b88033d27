/** What is said of the park at a moment, and what is true of its day. Bundled into `now.ts`. */
import { dayLength } from '../../domain/days.ts';

/** A time of the day: minutes since midnight, and as the language writes it. */
export type Moment = readonly [minutes: number, text: string];

/** A day of the programme. A closed day has no hours. */
export interface NowDay {
  hours?: readonly [opens: Moment, closes: Moment];
  shows: readonly (readonly [starts: Moment, ends: Moment, name: string])[];
}

/** What is known of the days to come. */
export interface NowData {
  /** Milliseconds since 1970 at the beginning of the first day, as if the park were at UTC. */
  first: number;
  /** Of each day that is known which of `days` it is, by a character: `0` the first, and on as Unicode goes. */
  which: string;
  days: readonly NowDay[];
  /** Of the language, for `Intl`. */
  intl: string;
  words: Readonly<Record<keyof typeof import('../../content/en/now.ts').now, string>>;
}

/** Minutes before a show from which on it is said how many they are. */
const soon = 180;

export interface ParkState {
  /** Whether the park is open, and the next show; nothing where the day is not known. */
  said: string;
  /** Whether its gates are open. */
  open?: boolean;
  /** What takes place on this day, where that is known. */
  shows?: NowDay['shows'];
}

/** How the park stands on a day, `minutes` after midnight. */
export function stateAt(
  { first, which, days, intl, words }: NowData,
  day: string,
  minutes: number,
): ParkState {
  const today = (Date.parse(day) - first) / dayLength;
  const dayAt = (index: number): NowDay | undefined => days[which.charCodeAt(index) - 48];
  const fill = (text: string, values: Record<string, string | number>) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]).replaceAll(' ', '\u00a0'));
  const programme = dayAt(today);
  if (!programme) return { said: '' };
  const { hours, shows } = programme;
  if (hours && minutes < hours[0][0]) return { said: fill(words.opensToday, { time: hours[0][1] }), shows };
  if (!hours || minutes >= hours[1][0]) {
    for (let ahead = 1; ahead < 60; ahead += 1) {
      const opens = dayAt(today + ahead)?.hours?.[0][1];
      if (!opens) continue;
      if (ahead < 2) return { said: fill(words.opensTomorrow, { time: opens }), shows };
      const on = new Date(first + (today + ahead) * dayLength).toLocaleDateString(intl, {
        timeZone: 'UTC',
        weekday: 'long',
        // In a week there is another day of that name.
        ...(ahead > 6 && { day: 'numeric', month: 'long' }),
      });
      return { said: fill(words.opensOn, { time: opens, day: on }), shows };
    }
    return { said: '', shows };
  }
  const next = shows.find(([[starts]]) => starts > minutes);
  const playing = shows.find(([[starts], [ends]]) => starts <= minutes && minutes < ends);
  const said = [fill(words.open, { time: hours[1][1] })];
  if (next) {
    const [[starts, time], , show] = next;
    const left = starts - minutes;
    const parts = { hours: Math.floor(left / 60), minutes: left % 60 };
    const wait = fill(left < 60 ? words.minutes : parts.minutes ? words.hours : words.fullHours, parts);
    said.push(fill(left < soon ? words.nextSoon : words.next, { show, time, wait }));
  } else if (playing) said.push(fill(words.playing, { show: playing[2], time: playing[1][1] }));
  return { said: said.join(' '), open: true, shows };
}
