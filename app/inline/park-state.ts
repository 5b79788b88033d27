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
  /** Argument names are in braces, because a message formatter would double the script. */
  words: Readonly<typeof import('../../content/en/now.json')>;
}

interface ParkState {
  /** Until when the park is open, or when it opens, and the next show. Empty if it opens on none of the next `searchedDays`. */
  text: string;
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
  const { words } = data;
  const today = scheduleOf(day, facts);
  const { hours } = today;
  const later = findNextOpenDay(day, facts);
  const isOver = hours === null || hours.closes <= time;
  const isOpen = !isOver && hours.opens <= time;
  const remaining = today.performances.filter(({ end }) => time < end);
  const performances = remaining.length > 0 ? remaining : (later?.performances ?? []);
  const schedule = isOver ? later : today;
  if (!schedule?.hours) return { text: '', isOpen, performances };

  const { opens, closes } = schedule.hours;
  const withTime = (text: string, at: ClockTime) => fill(text, { time: formatClockTime(at, data) });
  let text = withTime(words.opensToday, opens);
  if (isOpen) text = withTime(words.open, closes);
  else if (isOver && schedule.day === addDays(day, 1)) text = withTime(words.opensTomorrow, opens);
  else if (isOver)
    text = fill(words.opensOn, {
      day: formatDay(schedule.day, schedule.day > addDays(day, 6), data),
      time: formatClockTime(opens, data),
    });
  const next = schedule.performances.find(({ start }) => isOver || time < start);
  if (next) text += `\u00a0· ${withTime(isOpen ? words.next : words.first, next.start)}`;
  return { text, isOpen, performances };
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
