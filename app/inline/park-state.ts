/** Whether the park is open and what is on, as a text. Bundled into `now.ts`. */
import { dayLength } from '../../domain/days.ts';

/** A time, in minutes since midnight and as formatted text. */
export type TimedText = readonly [minutes: number, text: string];

/** A day of the programme. A closed day has no hours. */
export interface NowDay {
  hours?: readonly [opens: TimedText, closes: TimedText];
  shows: readonly (readonly [starts: TimedText, ends: TimedText, name: string])[];
}

/** The programme of the coming days. */
export interface NowData {
  /** Start of the first day in milliseconds since 1970, as if the park were in UTC. */
  first: number;
  /** A character for each day, whose code minus that of `0` is an index of `days`. */
  dayCodes: string;
  days: readonly NowDay[];
  /** Locale for `Intl`. */
  intl: string;
  words: Readonly<Record<keyof typeof import('../../content/en/now.ts').now, string>>;
}

/** A countdown starts this many minutes before a show. */
const countdownMinutes = 180;

export interface ParkState {
  /** Empty if the day is not in the data. */
  text: string;
  open?: boolean;
  shows?: NowDay['shows'];
}

/** The state of the park on a day, `minutes` after midnight. */
export function stateAt(
  { first, dayCodes, days, intl, words }: NowData,
  day: string,
  minutes: number,
): ParkState {
  const today = (Date.parse(day) - first) / dayLength;
  const dayAt = (index: number): NowDay | undefined => days[dayCodes.charCodeAt(index) - 48];
  const fill = (text: string, values: Record<string, string | number>) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]).replaceAll(' ', '\u00a0'));
  const programme = dayAt(today);
  if (!programme) return { text: '' };
  const { hours, shows } = programme;
  if (hours && minutes < hours[0][0]) return { text: fill(words.opensToday, { time: hours[0][1] }), shows };
  if (!hours || minutes >= hours[1][0]) {
    for (let ahead = 1; ahead < 60; ahead += 1) {
      const opens = dayAt(today + ahead)?.hours?.[0][1];
      if (!opens) continue;
      if (ahead < 2) return { text: fill(words.opensTomorrow, { time: opens }), shows };
      const on = new Date(first + (today + ahead) * dayLength).toLocaleDateString(intl, {
        timeZone: 'UTC',
        weekday: 'long',
        // From a week ahead the weekday alone is ambiguous.
        ...(ahead > 6 && { day: 'numeric', month: 'long' }),
      });
      return { text: fill(words.opensOn, { time: opens, day: on }), shows };
    }
    return { text: '', shows };
  }
  const next = shows.find(([[starts]]) => starts > minutes);
  const playing = shows.find(([[starts], [ends]]) => starts <= minutes && minutes < ends);
  const sentences = [fill(words.open, { time: hours[1][1] })];
  if (next) {
    const [[starts, time], , show] = next;
    const left = starts - minutes;
    const parts = { hours: Math.floor(left / 60), minutes: left % 60 };
    const wait = fill(left < 60 ? words.minutes : parts.minutes ? words.hours : words.fullHours, parts);
    sentences.push(fill(left < countdownMinutes ? words.nextSoon : words.next, { show, time, wait }));
  } else if (playing) sentences.push(fill(words.playing, { show: playing[2], time: playing[1][1] }));
  return { text: sentences.join(' '), open: true, shows };
}
