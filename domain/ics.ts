import type { ClockTime } from './clock-time.ts';
import type { Day } from './day.ts';

/** Calendar files (RFC 5545) that Google, Apple and Outlook take: UTC times, stable UIDs, METHOD:PUBLISH. */

/** One event. The words are the page's. */
export interface CalendarEntry {
  /** Stable on the day: the id of a performance, such as `dolphin-1130`, or of a place. */
  id: string;
  day: Day;
  start: ClockTime;
  end: ClockTime;
  summary: string;
  location?: string;
  description?: string;
  /** Absolute. */
  url?: string;
}

/** The text of an .ics file (`text/calendar; charset=utf-8`), with CRLF. `made` is the moment of the download. */
export function calendarFile(
  _entries: readonly CalendarEntry[],
  _about: { name: string; made: Date },
): string {
  throw new Error('to be written');
}
