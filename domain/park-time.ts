import type { ClockTime } from './clock-time.ts';
import { createZoneClock, type Day, dayInZone } from './day.ts';
import { park } from './park.ts';

/** "Today" on the site, in the office and in mails. */
export const parkDay = (at = new Date()): Day => dayInZone(park.timeZone, at);

let clock: ReturnType<typeof createZoneClock> | undefined;

export const parkTime: ReturnType<typeof createZoneClock> = at => {
  clock ??= createZoneClock(park.timeZone);
  return clock(at);
};

/** A repeated time means its first occurrence, a skipped one the same minute of the next hour. */
export function toInstant(day: Day, time: ClockTime): Date {
  const { minOffset, maxOffset } = park.timeZone;
  const instantAt = (offset: number) => new Date(Date.parse(`${day}T${time}Z`) - offset * 60_000);
  const summerInstant = instantAt(maxOffset);
  const local = parkTime(summerInstant);
  return local.day === day && local.time === time ? summerInstant : instantAt(minOffset);
}
