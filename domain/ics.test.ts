import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, createCalendarFile } from './ics.ts';
import { park } from './park.ts';

const createdAt = new Date('2026-11-22T08:09:10.123Z');
const { host } = new URL(park.origin);
const entry: CalendarEntry = {
  id: 'dolphin-1130',
  day: '2026-07-01',
  start: '11:30',
  end: '12:00',
  summary: 'Dolphin Show',
  url: 'https://www.islapapagayo.example/plan#v1&day=2026-07-01;x',
  remindBeforeMinutes: 60,
};
const toFile = (calendarEntry: CalendarEntry) => createCalendarFile(calendarEntry, createdAt);

describe('a calendar file', () => {
  it('has the expected content', () => {
    expect(toFile(entry)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        `PRODID:-//${park.name}//${host}//EN`,
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        `UID:dolphin-1130-2026-07-01@${host}`,
        'DTSTAMP:20261122T080910Z',
        'DTSTART:20260701T103000Z',
        'DTEND:20260701T110000Z',
        'SUMMARY:Dolphin Show',
        // Semicolons are not escaped.
        `URL:${entry.url}`,
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Dolphin Show',
        'TRIGGER:-PT60M',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it.each([
    'ñandú '.repeat(60),
    '🦜'.repeat(100),
    'a\nBEGIN:VALARM\nb',
    '\\n \\, ;;,, "quoted": %',
    'lone \uD800 half',
  ])('escapes and folds any text: %#', text => {
    const file = toFile({ ...entry, summary: text, location: text, description: text });
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\uFFFD.*\uFFFD|[\r\n]/);
    }
    // UTF-8 cannot encode lone surrogates.
    const calendar = new ICAL.Component(ICAL.parse(file.toWellFormed()));
    expect(calendar.getAllSubcomponents()).toHaveLength(1);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    const [alarm, ...others] = event.component.getAllSubcomponents();
    expect(others).toEqual([]);
    const expected = text.toWellFormed();
    expect([event.summary, event.location, event.description]).toEqual([expected, expected, expected]);
    expect(alarm?.getFirstPropertyValue('description')).toBe(expected);
  });
});
