import type { ClockTime } from './clock-time.ts';

/**
 * Calendar days as `YYYY-MM-DD` strings (ISO 8601): a visit date has no time and no zone, and such strings compare in
 * calendar order.
 */
export type Day = `${number}-${number}-${number}`;

export interface TimeZone {
  /** In the IANA database. */
  name: string;
  /** Minutes ahead of UTC, in winter and in summer. */
  leastOffset: number;
  mostOffset: number;
}

/**
 * The calendar day it is at `now` in a time zone. The browser is asked about the zone only in the hours when it matters:
 * the question costs a phone a tenth of a second.
 */
export function dayIn(zone: TimeZone, now: Date): Day {
  const ahead = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString().slice(0, 10);
  const earliest = ahead(zone.leastOffset);
  return earliest === ahead(zone.mostOffset) ? (earliest as Day) : clockIn(zone)(now).day;
}

/** Tells the calendar day and the time of day in a time zone. To make such a clock takes long, to read it does not. */
export function clockIn({ name }: TimeZone): (at: Date) => { day: Day; time: ClockTime } {
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
    return {
      day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}` as Day,
      time: `${parts.get('hour')}:${parts.get('minute')}` as ClockTime,
    };
  };
}

/** Whether a string is a day that exists: `2026-02-30` does not. */
export function isDay(value: string): value is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}

/**
 * Reads a day as somebody types it without a date picker: `24/12/2026`, day first as in Spain, also with points, hyphens or blanks and
 * with days and months of one digit; or with the year first. Null where it is none. A year has four digits: what two mean
 * is a guess.
 */
export function readDay(typed: string): Day | null {
  const [, first = '', month = '', last = ''] =
    /^(\d{1,4})(?:\s*[./-]\s*|\s+)(\d\d?)(?:\s*[./-]\s*|\s+)(\d{1,4})$/.exec(typed) ?? [];
  const [year, day] = last.length < 4 ? [first, last] : [last, first];
  const read = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(read) ? read : null;
}
