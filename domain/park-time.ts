import type { ClockTime } from './clock-time.ts';
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

/**
 * The moment that it is a time of a day in the park. In the night when clocks are put back an hour comes twice, and the first is
 * meant; in the night when they are put forward one does not come, and the same minute of the next is meant.
 */
export function momentOf(day: Day, time: ClockTime): Date {
  const { leastOffset, mostOffset } = park.timeZone;
  const moment = (offset: number) => new Date(Date.parse(`${day}T${time}Z`) - offset * 60_000);
  const summer = moment(mostOffset);
  const read = parkTime(summer);
  return read.day === day && read.time === time ? summer : moment(leastOffset);
}
