import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { getParkState } from '../app/inline/park-state.ts';
import { schedulePath } from '../domain/announced.ts';
import { createZoneClock, type Day } from '../domain/day.ts';
import type { ScheduleException } from '../domain/exceptions.ts';
import type { ScheduleFacts } from '../domain/schedule-facts.ts';
import { bundleScript } from './bundle-script.ts';
import { createNowData } from './now-data.ts';

const zone = { name: 'Atlantic/Canary', minOffset: 0, maxOffset: 60 };

const facts = (exceptions: readonly ScheduleException[] = []): ScheduleFacts => ({
  hours: { opens: '10:00', closes: '17:00' },
  otherHours: [{ from: '11-23', to: '11-23', closed: 'animals' }],
  shows: [
    { id: 'dolphin', starts: ['11:30', '15:30'], minutes: 30 },
    { id: 'parrot', starts: ['12:30'], minutes: 25 },
  ],
  exceptions,
});

const data = createNowData('en', '2026-11-20', facts());

const at = (moment: string, exceptions?: readonly ScheduleException[]) =>
  getParkState(data, facts(exceptions), createZoneClock(zone)(new Date(moment)));

function textAt(...moment: Parameters<typeof at>) {
  const { text, next } = at(...moment);
  return `${text} | ${next}`.replaceAll('\u00a0', ' ');
}

const open = 'Open now, until 5:00 PM';
const tomorrow = 'First show: tomorrow at 11:30 AM';

describe('the current state of the park', () => {
  it.each([
    ['before it opens', '2026-11-21T09:59:59Z', 'Opens today at 10:00 AM | Next: Dolphin Show at 11:30 AM'],
    ['as it opens', '2026-11-21T10:00:00Z', `${open} | Next: Dolphin Show at 11:30 AM`],
    ['during a show', '2026-11-21T11:30:00Z', `${open} | Next: Parrot Show at 12:30 PM`],
    ['after the last show', '2026-11-21T16:00:00Z', `${open} | ${tomorrow}`],
    ['as it closes', '2026-11-21T17:00:00Z', `Closed now. Opens tomorrow at 10:00 AM | ${tomorrow}`],
    ['after midnight', '2026-11-22T00:00:00Z', 'Opens today at 10:00 AM | Next: Dolphin Show at 11:30 AM'],
    [
      'before a closed day',
      '2026-11-22T17:00:00Z',
      'Closed now. Opens Tuesday at 10:00 AM | First show: Tuesday at 11:30 AM',
    ],
    ['on a closed day', '2026-11-23T11:00:00Z', `Closed now. Opens tomorrow at 10:00 AM | ${tomorrow}`],
    // Daylight saving time starts on March 28, 2027, at 01:00.
    ['as it opens on the first day of summer time', '2027-03-28T09:00:00Z', `${open} | Next: Dolphin Show`],
  ])('is described %s', (_, moment, text) => expect(textAt(moment)).toContain(text));

  it('says when the park opens after a long closure, and nothing if it stays closed', () => {
    const closedUntil = (to: Day): ScheduleException[] => [
      { from: '2027-01-11', to, closed: true, reason: 'maintenance' },
    ];
    expect(textAt('2027-01-12T12:00:00Z', closedUntil('2027-03-31'))).toBe(
      'Closed now. Opens Thursday, April 1 at 10:00 AM | First show: Thursday, April 1 at 11:30 AM',
    );
    expect(textAt('2027-01-12T12:00:00Z', closedUntil('2030-01-01'))).toBe(' | ');
  });

  it('follows exceptions', () => {
    const exceptions: ScheduleException[] = [
      { from: '2026-12-24', hours: { opens: '10:00', closes: '13:00' }, reason: 'holiday' },
      { from: '2026-12-25', to: '2026-12-26', closed: true, reason: 'holiday' },
      { from: '2026-12-29', cancelled: { show: 'dolphin', at: '11:30' }, reason: 'animals' },
      { from: '2026-12-30', moved: { show: 'parrot', at: '12:30', to: '11:00' }, reason: 'event' },
    ];
    const text = (moment: string) => textAt(moment, exceptions);
    expect(text('2026-12-24T12:50:00Z')).toBe(
      'Open now, until 1:00 PM | On now: Parrot Show, until 12:55 PM',
    );
    expect(text('2026-12-24T13:00:00Z')).toBe(
      'Closed now. Opens Sunday at 10:00 AM | First show: Sunday at 11:30 AM',
    );
    expect(text('2026-12-29T11:00:00Z')).toContain('Next: Parrot Show');
    expect(text('2026-12-30T10:30:00Z')).toContain('Next: Parrot Show at 11:00 AM');
  });

  it('is open during the hours of the day, with the shows that are still to come', () => {
    const state = (moment: string) => {
      const { isOpen, performances } = at(moment);
      return [isOpen, performances.map(({ id }) => id)];
    };
    const usual = ['dolphin-1130', 'parrot-1230', 'dolphin-1530'];
    expect(state('2026-11-21T09:59:00Z')).toEqual([false, usual]);
    expect(state('2026-11-21T11:59:00Z')).toEqual([true, usual]);
    expect(state('2026-11-21T12:00:00Z')).toEqual([true, usual.slice(1)]);
    // Those of the next open day.
    expect(state('2026-11-21T16:00:00Z')).toEqual([true, usual]);
    expect(state('2026-11-22T17:00:00Z')).toEqual([false, usual]);
    expect(state('2026-11-23T12:00:00Z')).toEqual([false, usual]);
  });

  it.each([
    [2300, 'simulated', false],
    [2600, 'live', true],
  ])('adds at most %d bytes to a page of a %s site', async (most, _, live) => {
    const script = await bundleScript('app/inline/now.ts', { __LIVE__: String(live) });
    expect(script.includes(schedulePath)).toBe(live);
    expect(brotliCompressSync(script + JSON.stringify(data)).length).toBeLessThanOrEqual(most);
  });

  it('is computed from the exceptions that have not ended', () => {
    const ended: ScheduleException = {
      from: '2026-11-18',
      to: '2026-11-19',
      closed: true,
      reason: 'weather',
    };
    const current: ScheduleException = { ...ended, to: '2026-11-20' };
    expect(createNowData('en', '2026-11-20', facts([ended, current])).facts.exceptions).toEqual([current]);
  });
});
