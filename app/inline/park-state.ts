import type { ClockTime } from '../../domain/clock-time.ts';
import type { Day } from '../../domain/day.ts';
import { addDays } from '../../domain/day-counts.ts';
import type { DaySchedule, Performance } from '../../domain/day-schedule.ts';
import { scheduleOf } from '../../domain/schedule.ts';
import type { ScheduleFacts } from '../../domain/schedule-facts.ts';
import { formatClockTime } from '../../i18n/format.ts';
import type { Language, Locale } from '../../i18n/locales.ts';

/** The JSON of each page, in its language. */
export interface NowData extends Pick<Language, 'clock' | 'intl' | 'firstOfMonth'> {
  locale: Locale;
  facts: ScheduleFacts;
  /** Of shows, by id. */
  names: Readonly<Record<string, string>>;
  /** Argument names are in braces, because a message formatter would double the script. */
  words: Readonly<typeof import('../../content/en/now.json')>;
}

interface ParkState {
  /** Until when the park is open, or when it opens. Empty if it opens on none of the next `searchedDays`. */
  text: string;
  /** The next or current show. */
  next: string;
  isOpen: boolean;
  /** Today's remaining performances, or else those of the next open day. */
  performances: readonly Performance[];
}

/** Less than a year, because dates are shown without one. */
const searchedDays = 360;

export function getParkState(
  data: Omit<NowData, 'facts'>,
  facts: ScheduleFacts,
  { day, time }: { day: Day; time: ClockTime },
): ParkState {
  const { hours, performances } = scheduleOf(day, facts);
  const { words } = data;
  const isOpen = hours !== null && hours.opens <= time && time < hours.closes;
  const remaining = performances.filter(({ end }) => time < end);
  const next = remaining.find(({ start }) => time < start);
  const [current] = remaining;
  const later = findNextOpenDay(day, facts);
  const [first] = later?.performances ?? [];

  const timeText = (time: ClockTime) => formatClockTime(time, data);
  const nameOf = ({ show }: Performance) => data.names[show] ?? show;
  const isTomorrow = later?.day === addDays(day, 1);
  const laterDay =
    later && !isTomorrow ? formatDay(later.day, later.day > addDays(day, 6), data) : words.tomorrow;

  let text = '';
  if (isOpen) text = fill(words.open, { time: timeText(hours.closes) });
  else if (hours && time < hours.opens) text = fill(words.opensToday, { time: timeText(hours.opens) });
  else if (later?.hours)
    text = fill(isTomorrow ? words.opensTomorrow : words.opensOn, {
      day: laterDay,
      time: timeText(later.hours.opens),
    });

  let nextText = '';
  if (next) nextText = fill(words.next, { show: nameOf(next), time: timeText(next.start) });
  else if (current) nextText = fill(words.playing, { show: nameOf(current), time: timeText(current.end) });
  else if (first) nextText = fill(words.first, { day: laterDay, time: timeText(first.start) });

  return { text, next: nextText, isOpen, performances: current ? remaining : (later?.performances ?? []) };
}

function findNextOpenDay(today: Day, facts: ScheduleFacts): DaySchedule | undefined {
  for (let daysAhead = 1; daysAhead <= searchedDays; daysAhead += 1) {
    const schedule = scheduleOf(addDays(today, daysAhead), facts);
    if (schedule.hours) return schedule;
  }
  return undefined;
}

/** A weekday alone is ambiguous from a week ahead. */
const formatDay = (
  day: Day,
  withDate: boolean,
  { intl, firstOfMonth = '1' }: Pick<NowData, 'intl' | 'firstOfMonth'>,
) =>
  new Date(day)
    .toLocaleDateString(intl, {
      timeZone: 'UTC',
      weekday: 'long',
      ...(withDate && { day: 'numeric', month: 'long' }),
    })
    .replace(/\b1\b/, firstOfMonth);

/** Values do not break across lines. */
const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]).replaceAll(' ', '\u00a0'));
