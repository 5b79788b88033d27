import { type ClockTime, minutesOfDay, timeOfDay } from '../domain/clock-time.ts';
import type { Performance } from '../domain/day-schedule.ts';

/** The length of a grid track. */
const stepMinutes = 5;
/** For the labels at both ends; three tracks, as in `timeline.css`. */
const marginMinutes = 3 * stepMinutes;

interface Timeline {
  /** Start, in minutes since midnight. */
  from: number;
  /** From the one before the first show to closing time. */
  hours: ClockTime[];
  /**
   * For `timeline.css`: each performance's start (`--at`) and length (`--for`) in tracks, and the tracks on phones (`--gaps`). The
   * security policy allows no `style` attribute.
   */
  css: string;
}

/** Expects performances in chronological order. */
export function createTimeline(performances: readonly Performance[], closes: ClockTime): Timeline {
  const starts = performances.map(({ start }) => minutesOfDay(start));
  const firstHour = Math.floor((Math.min(...starts) - marginMinutes) / 60) * 60;
  const lastHour = Math.ceil(minutesOfDay(closes) / 60) * 60;
  const from = firstHour - marginMinutes;
  const steps = (lastHour + marginMinutes - from) / stepMinutes;
  const tracks = starts.map(start => Math.round((start - from) / stepMinutes));
  const rules = performances.map(({ id, start, end }, index) => {
    const length = (minutesOfDay(end) - minutesOfDay(start)) / stepMinutes;
    return `.at-${id}{--at:${tracks[index]};--for:${length}}`;
  });
  const gaps = tracks.map((track, index) => `minmax(var(--disc),${(tracks[index + 1] ?? steps) - track}fr)`);
  const day = `--steps:${steps};--count:${starts.length};--gaps:${tracks[0]}fr ${gaps.join(' ')}`;
  return {
    from,
    hours: Array.from({ length: (lastHour - firstHour) / 60 + 1 }, (_, index) =>
      timeOfDay(firstHour + index * 60),
    ),
    css: `.timeline{${day}}${rules.join('')}`,
  };
}
