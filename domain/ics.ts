import type { ClockTime } from './clock-time.ts';
import type { Day } from './day.ts';
import { park } from './park.ts';
import { toInstant } from './park-time.ts';

/**
 * Calendar files (RFC 5545) for Google, Apple and Outlook. Times are in UTC to avoid time zone definitions; UIDs are stable, so that a
 * second download replaces the first; METHOD:PUBLISH sends no invitations, and without X-WR-CALNAME Outlook adds the event to the
 * visitor's calendar instead of opening a second one. RFC 5546 also asks for an ORGANIZER, but then calendars treat
 * the park as the host and visitors cannot edit the event.
 */

export interface CalendarEntry {
  /** Unique and stable on its day: the id of a performance, such as `dolphin-1130`, or `visit`. */
  id: string;
  day: Day;
  start: ClockTime;
  end: ClockTime;
  summary: string;
  location?: string;
  description?: string;
  /** Absolute. */
  url?: string;
  /** Minutes before the start at which to remind of it. */
  remindBefore?: number;
}

/** Escapes a TEXT value (RFC 5545, 3.3.11): no control characters, line breaks as `\n`. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are to be removed.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** `20261224T113000Z` */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Folds lines at 75 octets without splitting characters (3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > 75) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += octets;
  }
  return `${text}\r\n`;
}

/** An .ics file (`text/calendar; charset=utf-8`) with an event; `made` is the time of the download. */
export function createCalendarFile(entry: CalendarEntry, made: Date): string {
  const { host } = new URL(park.origin);
  const { id, day, start, end, summary, location, description, url, remindBefore } = entry;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(park.name)}//${host}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}-${day}@${host}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(toInstant(day, start))}`,
    `DTEND:${utc(toInstant(day, end))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    // A URI value is not escaped; parsing it rules out line breaks.
    ...(url ? [`URL:${new URL(url).href}`] : []),
    ...(remindBefore
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(summary)}`,
          `TRIGGER:-PT${remindBefore}M`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('');
}
