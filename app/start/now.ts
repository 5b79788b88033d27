/**
 * Says what the park is doing at this moment: open or closed, until when or from when, and the next show. Small, inlined by the build
 * at the end of each page, without React: it writes into the elements that the page has for it (`ui/now.tsx`), each minute and when
 * the page comes back. By the park's clock, wherever the visitor is.
 *
 * The build replaces `__TIME_ZONE__` and `__NOW__`.
 */
import { clockIn, type TimeZone } from '../../domain/day.ts';

declare const __TIME_ZONE__: TimeZone;
declare const __NOW__: NowData;

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
  /** From which day on (0 is the first) which of `days` it is. */
  runs: readonly (readonly [from: number, day: number])[];
  days: readonly NowDay[];
  /** Days that are known. */
  count: number;
  words: Readonly<Record<Exclude<keyof typeof import('../../content/en/now.ts').now, 'weekdays'>, string>> & {
    weekdays: readonly string[];
  };
}

const dayLength = 864e5;
/** Minutes before a show from which on it is said how many they are. */
const soon = 180;

/**
 * What is said of a moment of the park: whether it is open, and the next show. Nothing where its day is not known. `minutes` are since
 * midnight.
 */
export function sentenceAt(
  { first, runs, days, count, words }: NowData,
  day: string,
  minutes: number,
): string {
  const today = (Date.parse(day) - first) / dayLength;
  const dayAt = (index: number): NowDay | undefined =>
    index >= 0 && index < count ? days[runs.filter(([from]) => from <= index).pop()?.[1] ?? 0] : undefined;
  const fill = (text: string, values: Record<string, string | number>) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const programme = dayAt(today);
  if (!programme) return '';
  const { hours, shows } = programme;
  if (hours && minutes < hours[0][0]) return fill(words.opensToday, { time: hours[0][1] });
  if (!hours || minutes >= hours[1][0]) {
    for (let ahead = 1; ahead < 60; ahead += 1) {
      const opens = dayAt(today + ahead)?.hours?.[0][1];
      const weekday = words.weekdays[new Date(first + (today + ahead) * dayLength).getUTCDay()] ?? '';
      if (opens) return fill(ahead > 1 ? words.opensOn : words.opensTomorrow, { time: opens, day: weekday });
    }
    return '';
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
  return said.join(' ');
}

if (typeof __NOW__ !== 'undefined') {
  let clock: ReturnType<typeof clockIn> | undefined;
  let timer = 0;
  const say = () => {
    clearTimeout(timer);
    const places = document.querySelectorAll<HTMLElement>('[data-now]');
    if (places.length === 0 || document.hidden) return;
    // To make a clock takes a phone a tenth of a second: nothing waits for it here.
    clock ??= clockIn(__TIME_ZONE__);
    const at = Date.now();
    const { day, time } = clock(new Date(at));
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const minutes = hour * 60 + minute;
    const said = sentenceAt(__NOW__, day, minutes);
    for (const place of places) {
      const { now = '', ends } = place.dataset;
      // What ends at a minute of the day is over from then on.
      if (ends) place.toggleAttribute('data-over', minutes >= Number(ends));
      else if (Number(now)) place.style.setProperty('--at', String(minutes - Number(now)));
      else if (place.textContent !== said) place.textContent = said;
    }
    timer = window.setTimeout(say, 60_000 - (at % 60_000));
  };
  const start = () => ('requestIdleCallback' in window ? requestIdleCallback(say) : setTimeout(say, 1));
  addEventListener('load', start);
  addEventListener('now', start);
  addEventListener('pageshow', event => event.persisted && say());
  document.addEventListener('visibilitychange', say);
}
