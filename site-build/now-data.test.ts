import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { mergeAnnouncedDays } from '../app/inline/announced-days.ts';
import { getParkState, type ParkState } from '../app/inline/park-state.ts';
import { schedulePath } from '../domain/announced.ts';
import { createZoneClock, type Day } from '../domain/day.ts';
import type { ScheduleException } from '../domain/exceptions.ts';
import type { ScheduleFacts } from '../domain/schedule-facts.ts';
import { bundleScript } from './bundle-script.ts';
import { createAnnouncedNames, createNowData } from './now-data.ts';

const zone = { name: 'Atlantic/Canary', minOffset: 0, maxOffset: 60 };

const facts = (exceptions: readonly ScheduleException[] = []): ScheduleFacts<string> => ({
  hours: { opens: '10:00', closes: '17:00' },
  otherHours: [{ from: '11-23', to: '11-23', closed: 'animals' }],
  shows: [
    { id: 'dolphin', starts: ['11:30', '15:30'], minutes: 30 },
    { id: 'parrot', starts: ['12:30'], minutes: 25 },
  ],
  exceptions,
});

function at(moment: string, exceptions?: readonly ScheduleException[], from: Day = '2026-11-20') {
  const { day, time } = createZoneClock(zone)(new Date(moment));
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return getParkState(createNowData('en', from, facts(exceptions)), day, hours * 60 + minutes);
}

const textOf = ({ text, next }: ParkState) =>
  [text, next].map(part => part.replaceAll('\u00a0', ' ')).join(' | ');
const textAt = (...moment: Parameters<typeof at>) => textOf(at(...moment));

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

  // With a wrong clock, or long after the build.
  it.each(['2026-11-19T12:00:00Z', '2028-12-19T12:00:00Z'])('is empty on unknown days: %s', moment =>
    expect(textAt(moment)).toBe(' | '),
  );

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
      const { open = false, shows } = at(moment);
      return [open, shows?.map(([[starts]]) => starts)];
    };
    const usual = [690, 750, 930];
    expect(state('2026-11-21T09:59:00Z')).toEqual([false, usual]);
    expect(state('2026-11-21T11:59:00Z')).toEqual([true, usual]);
    expect(state('2026-11-21T12:00:00Z')).toEqual([true, usual.slice(1)]);
    // Those of the next open day.
    expect(state('2026-11-21T16:00:00Z')).toEqual([true, usual]);
    expect(state('2026-11-22T17:00:00Z')).toEqual([false, usual]);
    expect(state('2026-11-23T12:00:00Z')).toEqual([false, usual]);
    expect(state('2028-12-19T12:00:00Z')).toEqual([false, undefined]);
  });

  it.each([
    [1500, 'simulated', false, {}],
    [2600, 'live', true, createAnnouncedNames('en')],
  ])('adds at most %d bytes to a page of a %s site', async (most, _, live, names) => {
    const script = await bundleScript('app/inline/now.ts', { __LIVE__: String(live) });
    expect(script.includes(schedulePath)).toBe(live);
    const page = script + JSON.stringify({ ...createNowData('en', '2026-11-20', facts()), ...names });
    expect(brotliCompressSync(page).length).toBeLessThanOrEqual(most);
  });
});

describe('announcements since the build', () => {
  const built = { ...createNowData('en', '2026-11-20', facts()), ...createAnnouncedNames('en') };
  const announced = mergeAnnouncedDays(built, {
    days: { '2026-11-21': 0, '2026-11-22': 1, '2030-01-01': 0 },
    schedules: [
      { hours: null, reason: 'weather', performances: [], changes: [] },
      {
        hours: { opens: '12:00', closes: '16:30' },
        reason: 'event',
        performances: [{ id: 'dolphin-1130', show: 'dolphin', start: '14:00', end: '14:30' }],
        changes: [],
      },
    ],
  });
  const textAt = (day: Day, hour: number, data = announced) => textOf(getParkState(data, day, hour * 60));

  it('change the state on their days', () => {
    expect(textAt('2026-11-20', 18)).toBe(
      'Closed now. Opens Sunday at 12:00 PM | First show: Sunday at 2:00 PM',
    );
    expect(textAt('2026-11-21', 12)).toBe(
      'Closed now. Opens tomorrow at 12:00 PM | First show: tomorrow at 2:00 PM',
    );
    expect(textAt('2026-11-22', 12.5)).toBe('Open now, until 4:30 PM | Next: Dolphin Show at 2:00 PM');
    expect(getParkState(announced, '2026-11-22', 750).shows).toHaveLength(1);
  });
});
