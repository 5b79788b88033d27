import type { ClockTime } from './clock-time.ts';
import { createZoneClock, type Day, dayInZone } from './day.ts';
import { park } from './park.ts';

/** The current day in the park. "Today" on the site, in the office and in mails always means this. */
export const parkDay = (at = new Date()): Day => dayInZone(park.timeZone, at);

let clock: ReturnType<typeof createZoneClock> | undefined;

/** The local day and time in the park. */
export const parkTime: ReturnType<typeof createZoneClock> = at => {
  clock ??= createZoneClock(park.timeZone);
  return clock(at);
};

/**
 * Converts a local time in the park to an instant. When clocks go back, a repeated time means its first occurrence; when they go forward,
 * a skipped time means the same minute of the next hour.
 */
export function toInstant(day: Day, time: ClockTime): Date {
  const { minOffset, maxOffset } = park.timeZone;
  const moment = (offset: number) => new Date(Date.parse(`${day}T${time}Z`) - offset * 60_000);
  const summer = moment(maxOffset);
  const read = parkTime(summer);
  return read.day === day && read.time === time ? summer : moment(minOffset);
}
