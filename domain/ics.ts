import type { ClockTime } from './clock-time.ts';
import type { Day } from './day.ts';
import { park } from './park.ts';
import { toInstant } from './park-time.ts';

/**
 * Calendar files (RFC 5545).
 *
 * - UTC avoids time zone definitions.
 * - Stable UIDs let a second download replace the first.
 * - METHOD:PUBLISH sends no invitations.
 * - With X-WR-CALNAME, Outlook would open a second calendar.
 * - With an ORGANIZER (RFC 5546), visitors could not edit the event.
 */

export interface CalendarEntry {
  /** A performance id such as `dolphin-1130`, or `visit`. */
  id: string;
  day: Day;
  start: ClockTime;
  end: ClockTime;
  summary: string;
  location?: string;
  description?: string;
  /** An absolute URL. */
  url?: string;
  /** When to remind, before the start. */
  remindBeforeMinutes?: number;
}

/** A TEXT value (RFC 5545, 3.3.11), of our own words, which have no control characters. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** `20261224T113000Z` */
const toUtc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** Folds at 75 octets, but never within a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let lineLength = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (lineLength + octets > 75) {
      folded += '\r\n ';
      lineLength = 1;
    }
    folded += character;
    lineLength += octets;
  }
  return `${folded}\r\n`;
}

/** Its media type is `text/calendar; charset=utf-8`. */
export function createCalendarFile(entry: CalendarEntry, createdAt: Date): string {
  const { host } = new URL(park.origin);
  const { id, day, start, end, summary, location, description, url, remindBeforeMinutes } = entry;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(park.name)}//${host}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}-${day}@${host}`,
    `DTSTAMP:${toUtc(createdAt)}`,
    `DTSTART:${toUtc(toInstant(day, start))}`,
    `DTEND:${toUtc(toInstant(day, end))}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    // Not escaped: parsing rules out line breaks.
    ...(url ? [`URL:${new URL(url).href}`] : []),
    ...(remindBeforeMinutes
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(summary)}`,
          `TRIGGER:-PT${remindBeforeMinutes}M`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('');
}
