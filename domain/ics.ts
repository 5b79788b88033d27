import type { ClockTime } from './clock-time.ts';
import type { Day } from './day.ts';
import { park } from './park.ts';
import { momentOf } from './park-time.ts';

/**
 * Calendar files (RFC 5545) as Google, Apple and Outlook take them: UTC times, so that no table of time zones is needed and none is
 * guessed, UIDs that stay, so that a second download replaces the first, and METHOD:PUBLISH, so that nobody is invited. RFC 5546
 * would have an ORGANIZER too: calendars then take the park for the host, and the visitor cannot change the event.
 */

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

/** Text of RFC 5545, 3.3.11: no control characters, and lines as `\n`. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it must not hold.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** `20261224T113000Z` */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Lines of 75 octets at most; a character of several stays whole (3.1). */
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

/**
 * The text of an .ics file (`text/calendar; charset=utf-8`) of one event at least. `name` is what the calendar is called, `made` the
 * moment of the download.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { name, made }: { name: string; made: Date },
): string {
  const { host } = new URL(park.origin);
  const events = entries.flatMap(({ id, day, start, end, summary, location, description, url }) => [
    'BEGIN:VEVENT',
    `UID:${id}-${day}@${host}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(momentOf(day, start))}`,
    `DTEND:${utc(momentOf(day, end))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    // An address is no text: a semicolon in it stays, and a line break would end it.
    ...(url ? [`URL:${new URL(url).href}`] : []),
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(park.name)}//${host}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events,
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('');
}
