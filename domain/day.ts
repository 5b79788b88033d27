import type { ClockTime } from './clock-time.ts';

/**
 * A calendar day as a `YYYY-MM-DD` string (ISO 8601): a visit date has no time or zone, and these strings sort in calendar
 * order.
 */
export type Day = `${number}-${number}-${number}`;

export interface TimeZone {
  /** IANA name. */
  name: string;
  /** Minutes ahead of UTC, in winter and in summer. */
  minOffset: number;
  maxOffset: number;
}

/**
 * The calendar day at `now` in a time zone. Uses `Intl` only in the hours when the offset matters: creating a formatter costs a
 * phone a tenth of a second.
 */
export function dayInZone(zone: TimeZone, now: Date): Day {
  const ahead = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString().slice(0, 10);
  const earliest = ahead(zone.minOffset);
  return earliest === ahead(zone.maxOffset) ? (earliest as Day) : createZoneClock(zone)(now).day;
}

/** Returns a function that converts to the local day and time of a zone. Slow to create, fast to call. */
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
 * Parses a day typed without a date picker: `24/12/2026`, day first as in Spain, or year first; also with dots, hyphens or spaces and
 * without leading zeros. Null if invalid. Two-digit years are ambiguous and rejected.
 */
export function readDay(typed: string): Day | null {
  const [, first = '', month = '', last = ''] =
    /^(\d{1,4})(?:\s*[./-]\s*|\s+)(\d\d?)(?:\s*[./-]\s*|\s+)(\d{1,4})$/.exec(typed) ?? [];
  const [year, day] = last.length < 4 ? [first, last] : [last, first];
  const read = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(read) ? read : null;
}
