import { type ClockTime, timeOfDay } from './clock-time.ts';

/** ISO 8601, `YYYY-MM-DD`: sorts in calendar order. */
export type Day = `${number}-${number}-${number}`;

export interface TimeZone {
  /** IANA name. */
  name: string;
  /** Minutes ahead of UTC. */
  minOffset: number;
  maxOffset: number;
}

// biome-ignore lint/nursery/noUnsafeTypeAssertion: ISO 8601 moments begin with the day
export const utcDay = (at: Date) => at.toISOString().slice(0, 10) as Day;

/** Avoids `Intl` if possible: creating a formatter takes 100 ms on a phone. */
export function dayInZone(zone: TimeZone, now: Date): Day {
  const dayAtOffset = (minutes: number) => utcDay(new Date(now.getTime() + minutes * 60_000));
  const day = dayAtOffset(zone.minOffset);
  return day === dayAtOffset(zone.maxOffset) ? day : createZoneClock(zone)(now).day;
}

/** Reuse the returned function: creating it is slow. */
export function createZoneClock({ name }: TimeZone): (at: Date) => { day: Day; time: ClockTime } {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: name,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return at => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    return {
      day: utcDay(new Date(Date.UTC(part('year'), part('month') - 1, part('day')))),
      time: timeOfDay(part('hour') * 60 + part('minute')),
    };
  };
}

/** Rejects days that do not exist, such as `2026-02-30`. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
