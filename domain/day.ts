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
  return earliest === ahead(zone.mostOffset) ? (earliest as Day) : askedDayIn(zone.name, now);
}

function askedDayIn(timeZone: string, now: Date): Day {
  const parts = new Intl.DateTimeFormat('en', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(now);
  const part = (type: 'year' | 'month' | 'day') => parts.find(found => found.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as Day;
}

/** Whether a string is a day that exists: `2026-02-30` does not. */
export function isDay(value: string): value is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}
