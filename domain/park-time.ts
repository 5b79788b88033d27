import { clockIn, type Day, dayIn } from './day.ts';
import { park } from './park.ts';

/** The day that it is in the park. "Today" on this site, in the office and in the mails is always this. */
export const parkDay = (at = new Date()): Day => dayIn(park.timeZone, at);

let clock: ReturnType<typeof clockIn> | undefined;

/** The day and the time of day in the park. */
export const parkTime: ReturnType<typeof clockIn> = at => {
  clock ??= clockIn(park.timeZone);
  return clock(at);
};
