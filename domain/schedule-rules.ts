/** The rules of the usual schedule, whose errors are sentences for the owner. Any of them fails the build. */
import { addMinutes } from './clock-time.ts';
import type { Park, Show } from './park.ts';
import { isOutside } from './schedule.ts';

/** `site-build/times-schema.ts` checks the form of `times.json` before. */
export function listScheduleErrors({ hours, shows }: Pick<Park<string>, 'hours' | 'shows'>): string[] {
  const { opens, closes } = hours;
  if (opens >= closes) return [`The park opens at ${opens} and closes at ${closes}.`];
  if (shows.length === 0) return ['There must be at least one show.'];
  return shows.flatMap(({ id, starts, minutes }: Show) => {
    if (starts.length === 0) return [`The show "${id}" needs a time.`];
    const ends = starts.map(start => addMinutes(start, minutes));
    if (ends.some((end, index) => end > (starts[index + 1] ?? '24:00')))
      return [`The performances of the show "${id}" overlap, or are not in chronological order.`];
    return starts
      .filter(start => isOutside({ start, end: addMinutes(start, minutes) }, hours))
      .map(start => `The show "${id}" at ${start} is not within the opening hours, ${opens} to ${closes}.`);
  });
}
