import { describe, expect, it } from 'vitest';
import { getParkState } from '../app/inline/park-state.ts';
import type { Day } from '../domain/day.ts';
import type { ScheduleException } from '../domain/exceptions.ts';
import { parkTime } from '../domain/park-time.ts';
import { scheduleFacts } from '../domain/schedule-facts.ts';
import { createNowData } from './now-data.ts';

const today: Day = '2026-11-20';
const shows = [
  { id: 'dolphin', starts: ['11:30', '15:30'], minutes: 30 },
  { id: 'parrot', starts: ['12:30'], minutes: 25 },
] as const;

/** As on a page that was built today. */
function at(moment: string, exceptions: readonly ScheduleException[] = []) {
  const data = createNowData('en', today, {
    hours: { opens: '10:00', closes: '17:00' },
    shows,
    exceptions: [{ from: '2026-11-23', closed: true, reason: 'animals' }, ...exceptions],
  });
  return getParkState(data, data.facts, parkTime(new Date(moment)));
}

const textAt = (...moment: Parameters<typeof at>) => at(...moment).text.replaceAll('\u00a0', ' ');

const open = 'Open until 5:00 PM';
const tomorrow = 'Opens tomorrow 10:00 AM · First show 11:30 AM';

describe('the current state of the park', () => {
  it.each([
    ['before it opens', '2026-11-21T09:59:59Z', 'Opens today 10:00 AM · First show 11:30 AM'],
    ['as it opens', '2026-11-21T10:00:00Z', `${open} · Next show 11:30 AM`],
    ['during a show', '2026-11-21T11:30:00Z', `${open} · Next show 12:30 PM`],
    ['during the last show', '2026-11-21T15:30:00Z', open],
    ['as it closes', '2026-11-21T17:00:00Z', tomorrow],
    ['before a closed day', '2026-11-22T17:00:00Z', 'Opens Tuesday at 10:00 AM · First show 11:30 AM'],
    ['on a closed day', '2026-11-23T11:00:00Z', tomorrow],
    // Daylight saving time starts on March 28, 2027, at 01:00.
    ['as it opens on the first day of summer time', '2027-03-28T09:00:00Z', `${open} · Next show 11:30 AM`],
  ])('is described %s', (_, moment, text) => expect(textAt(moment)).toBe(text));

  it('says when the park opens after a long closure, and nothing if it stays closed', () => {
    const closedUntil = (to: Day): ScheduleException[] => [
      { from: '2027-01-11', to, closed: true, reason: 'maintenance' },
    ];
    expect(textAt('2027-01-12T12:00:00Z', closedUntil('2027-03-31'))).toBe(
      'Opens Thursday, April 1 at 10:00 AM · First show 11:30 AM',
    );
    expect(textAt('2027-01-12T12:00:00Z', closedUntil('2030-01-01'))).toBe('');
  });

  it('follows exceptions', () => {
    const text = (moment: string) =>
      textAt(moment, [
        { from: '2026-12-24', hours: { opens: '10:00', closes: '13:00' }, reason: 'holiday' },
        { from: '2026-12-25', to: '2026-12-26', closed: true, reason: 'holiday' },
        { from: '2026-12-30', moved: { show: 'parrot', at: '12:30', to: '11:00' }, reason: 'event' },
      ]);
    expect(text('2026-12-24T12:50:00Z')).toBe('Open until 1:00 PM');
    expect(text('2026-12-24T13:00:00Z')).toContain('Opens Sunday at 10:00 AM');
    expect(text('2026-12-30T10:30:00Z')).toContain('Next show 11:00 AM');
  });

  it.each([
    ['2026-11-21T11:59:00Z', true, ['dolphin-1130', 'parrot-1230', 'dolphin-1530']],
    ['2026-11-21T12:00:00Z', true, ['parrot-1230', 'dolphin-1530']],
    // Those of the next open day.
    ['2026-11-22T17:00:00Z', false, ['dolphin-1130', 'parrot-1230', 'dolphin-1530']],
  ])('has the shows that are still to come: %s', (moment, isOpen, ids) => {
    const state = at(moment);
    expect([state.isOpen, state.performances.map(({ id }) => id)]).toEqual([isOpen, ids]);
  });

  it('is computed from the park’s facts, with the exceptions that have not ended', () => {
    const { hours, shows } = scheduleFacts;
    expect(createNowData('en', today).facts).toMatchObject({ hours, shows });
    const closed = { from: '2026-11-18', closed: true, reason: 'weather' } as const;
    const [ended, current] = [{ ...closed, to: '2026-11-19' } as const, { ...closed, to: today } as const];
    const { facts } = createNowData('en', today, { ...scheduleFacts, exceptions: [ended, current] });
    expect(facts).toEqual({ hours, shows, exceptions: [current] });
  });
});
