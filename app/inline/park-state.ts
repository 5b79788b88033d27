/** What to say of the park at a moment. Bundled into `now.ts`. */
import { dayLength } from '../../domain/days.ts';

/** A time: minutes since midnight, and as the language writes it. */
export type TimedText = readonly [minutes: number, text: string];

/** A day of the programme. A closed day has no hours. */
export interface NowDay {
  hours?: readonly [opens: TimedText, closes: TimedText];
  shows: readonly (readonly [starts: TimedText, ends: TimedText, name: string])[];
}

/** The programme of the days to come. */
export interface NowData {
  /** Start of the first day in milliseconds since 1970, as if the park were at UTC. */
  first: number;
  /** A character for each day, which stands for one of `days`: `0` for the first, and on in Unicode. */
  which: string;
  days: readonly NowDay[];
  /** For `Intl`. */
  intl: string;
  words: Readonly<Record<keyof typeof import('../../content/en/now.ts').now, string>>;
}

/** Minutes before a show in which they are counted down. */
const soon = 180;

export interface ParkState {
  /** Empty where the day is unknown. */
  said: string;
  open?: boolean;
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
        // From a week ahead the weekday alone is ambiguous.
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
