import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { mergeAnnouncedDays } from '../app/inline/announced-days.ts';
import { getParkState, type ParkState } from '../app/inline/park-state.ts';
import { programmePath } from '../domain/announced.ts';
import { clockIn, type Day } from '../domain/day.ts';
import type { Exception } from '../domain/exceptions.ts';
import type { ProgrammeFacts } from '../domain/programme.ts';
import { bundleScript } from './bundle-script.ts';
import { nowData, nowNames } from './now-data.ts';

const zone = { name: 'Atlantic/Canary', leastOffset: 0, mostOffset: 60 };

/** A park with two shows, open from ten to five except on Mondays. */
const facts = (exceptions: readonly Exception[] = []): ProgrammeFacts<string> => ({
  hours: { opens: '10:00', closes: '17:00' },
  otherHours: [{ weekdays: ['Mon'], closed: 'animals' }],
  shows: [
    { id: 'dolphin', starts: ['11:30', '15:30'], minutes: 30 },
    { id: 'parrot', starts: ['12:30'], minutes: 25 },
  ],
  talks: [],
  exceptions,
});

function at(moment: string, exceptions?: readonly Exception[], from: Day = '2026-11-20') {
  const { day, time } = clockIn(zone)(new Date(moment));
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return getParkState(nowData('en', from, facts(exceptions)), day, hours * 60 + minutes);
}

/** Both texts at an instant. */
const textsOf = ({ text, next }: ParkState) =>
  [text, next].map(said => said.replaceAll('\u00a0', ' ')).join(' | ');
const saidAt = (...moment: Parameters<typeof at>) => textsOf(at(...moment));

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
    // Clocks go forward on 28 March 2027 at 01:00, and back on 31 October.
    ['as it opens on the first day of summer time', '2027-03-28T09:00:00Z', `${open} | Next: Dolphin Show`],
  ])('is described %s', (_, moment, said) => expect(saidAt(moment)).toContain(said));

  // Before the build, because of a wrong clock, or long after it.
  it.each(['2026-11-19T12:00:00Z', '2028-12-19T12:00:00Z'])('is empty on unknown days: %s', moment =>
    expect(saidAt(moment)).toBe(' | '),
  );

  it('follows exceptions', () => {
    const exceptions: Exception[] = [
      { from: '2026-12-24', hours: { opens: '10:00', closes: '13:00' }, reason: 'holiday' },
      { from: '2026-12-25', to: '2026-12-26', closed: true, reason: 'holiday' },
      { from: '2026-12-29', cancelled: { show: 'dolphin', at: '11:30' }, reason: 'animals' },
      { from: '2026-12-30', moved: { show: 'parrot', at: '12:30', to: '11:00' }, reason: 'event' },
    ];
    const said = (moment: string) => saidAt(moment, exceptions);
    expect(said('2026-12-24T12:50:00Z')).toBe(
      'Open now, until 1:00 PM | On now: Parrot Show, until 12:55 PM',
    );
    expect(said('2026-12-24T13:00:00Z')).toBe(
      'Closed now. Opens Sunday at 10:00 AM | First show: Sunday at 11:30 AM',
    );
    expect(said('2026-12-29T11:00:00Z')).toContain('Next: Parrot Show');
    expect(said('2026-12-30T10:30:00Z')).toContain('Next: Parrot Show at 11:00 AM');
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
    // From the end of the last show, those of the next open day.
    expect(state('2026-11-21T16:00:00Z')).toEqual([true, usual]);
    expect(state('2026-11-22T17:00:00Z')).toEqual([false, usual]);
    expect(state('2026-11-23T12:00:00Z')).toEqual([false, usual]);
    expect(state('2028-12-19T12:00:00Z')).toEqual([false, undefined]);
  });

  it.each([
    [1500, 'simulated', false, {}],
    [2600, 'live', true, nowNames('en')],
  ])('adds at most %d bytes to a page of a %s site', async (most, _, live, names) => {
    const script = await bundleScript('app/inline/now.ts', { __LIVE__: String(live) });
    expect(script.includes(programmePath)).toBe(live);
    const page = script + JSON.stringify({ ...nowData('en', '2026-11-20', facts()), ...names });
    expect(brotliCompressSync(page).length).toBeLessThanOrEqual(most);
  });
});

describe('announcements since the build', () => {
  const known = { ...nowData('en', '2026-11-20', facts()), ...nowNames('en') };
  const announced = mergeAnnouncedDays(known, {
    days: { '2026-11-21': 0, '2026-11-22': 1, '2030-01-01': 0 },
    programmes: [
      { hours: null, reason: 'weather', performances: [], changes: [] },
      {
        hours: { opens: '12:00', closes: '16:30' },
        reason: 'event',
        performances: [{ id: 'dolphin-1130', show: 'dolphin', start: '14:00', end: '14:30' }],
        changes: [],
      },
    ],
  });
  const saidAt = (day: Day, hour: number, data = announced) => textsOf(getParkState(data, day, hour * 60));

  it('change the state on their days', () => {
    expect(saidAt('2026-11-20', 18)).toBe(
      'Closed now. Opens Sunday at 12:00 PM | First show: Sunday at 2:00 PM',
    );
    expect(saidAt('2026-11-21', 12)).toBe(
      'Closed now. Opens tomorrow at 12:00 PM | First show: tomorrow at 2:00 PM',
    );
    expect(saidAt('2026-11-22', 12.5)).toBe('Open now, until 4:30 PM | Next: Dolphin Show at 2:00 PM');
    expect(getParkState(announced, '2026-11-22', 750).shows).toHaveLength(1);
  });
});
