import { describe, expect, it } from 'vitest';
import { day as aDay, facts as fixtureFacts } from '../tests/support/fixture-park.ts';
import { minutesOfDay } from './clock-time.ts';
import type { Day } from './day.ts';
import { park } from './park.ts';
import { findNextPerformance, scheduleOf } from './schedule.ts';
import type { ScheduleFacts } from './schedule-facts.ts';
import { firstRoundEnd, firstShowStart, performances } from './usual-day.ts';

it('derives the first start, and the time by which every show has been played once', () => {
  expect(firstShowStart).toBe(performances[0]?.start);
  const early = performances.filter(({ end }) => minutesOfDay(end) <= minutesOfDay(firstRoundEnd));
  expect(new Set(early.map(({ show }) => show)).size).toBe(park.shows.length);
});

const facts = { ...fixtureFacts, shows: fixtureFacts.shows.slice(0, 2) };
const on = (day: Day, change: Partial<ScheduleFacts>) => scheduleOf(day, { ...facts, ...change });
/** Such as `owl 11:30`. */
const startsOn = (...args: Parameters<typeof on>) =>
  on(...args).performances.map(({ show, start }) => `${show} ${start}`);
const hoursOf = (...args: Parameters<typeof on>) => {
  const { hours, reason } = on(...args);
  return hours ? `${hours.opens}-${hours.closes}` : reason;
};

describe('a day', () => {
  it('is closed by an exception, which overrides others, including its first and last day', () => {
    const exceptions = [
      { from: '2026-12-01', to: '2026-12-31', reason: 'event', hours: { opens: '11:00', closes: '19:00' } },
      { from: '2026-12-24', to: '2026-12-25', reason: 'christmas', closed: true },
    ] as const;
    const days = ['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26'] as const;
    const hours = days.map(day => hoursOf(day, { exceptions })).join(' ');
    expect(hours).toBe('11:00-19:00 christmas christmas 11:00-19:00');
    expect(startsOn('2026-12-25', { exceptions })).toEqual([]);
  });

  it.each(['16:00', '16:40'] as const)(
    'cancels performances that are not within unusual hours, with the reason: until %s',
    closes => {
      const reason = 'christmas';
      const hours = { opens: '12:30', closes } as const;
      expect(on(aDay, { exceptions: [{ from: aDay, reason, hours }] })).toMatchObject({
        reason,
        performances: [{ id: 'seal-1230' }, { id: 'owl-1530' }],
        changes: ['owl-1130', 'seal-1630'].map(id => ({ performance: { id }, reason })),
      });
    },
  );

  it('omits a show canceled once or all day', () => {
    const cancelled = (at?: '15:30') =>
      [{ from: aDay, reason: 'animals', cancelled: { show: 'owl', ...(at && { at }) } }] as const;
    const seals = ['seal 12:30', 'seal 16:30'];
    expect(startsOn(aDay, { exceptions: cancelled('15:30') })).toEqual(['owl 11:30', ...seals]);
    expect(startsOn(aDay, { exceptions: cancelled() })).toEqual(seals);
    expect(startsOn('2026-12-25', { exceptions: cancelled() })).toHaveLength(4);
  });

  it('has a moved show at its new time, with its id, in chronological order', () => {
    const moved = { show: 'owl', at: '11:30', to: '14:00' } as const;
    const exceptions = [{ from: aDay, reason: 'event', moved }] as const;
    const { performances, changes } = on(aDay, { exceptions });
    expect(performances.map(({ id, start, end }) => `${id} ${start} ${end}`)).toEqual([
      'seal-1230 12:30 12:55',
      'owl-1130 14:00 14:30',
      'owl-1530 15:30 16:00',
      'seal-1630 16:30 16:55',
    ]);
    expect(changes).toMatchObject([{ performance: { start: '11:30' }, reason: 'event', to: '14:00' }]);
    const late = [{ from: aDay, reason: 'event', moved: { ...moved, to: '20:00' } }] as const;
    expect(on(aDay, { exceptions: late }).changes).toEqual([
      { performance: expect.objectContaining({ id: 'owl-1130' }), reason: 'event' },
    ]);
  });
});

it('finds the next performance: none on a closed day, moved ones at their new time', () => {
  const now = { day: '2026-06-01', time: '00:00' } as const;
  const usual = findNextPerformance('owl', now, 90, facts);
  expect(usual).toMatchObject({ day: now.day, performance: { id: 'owl-1130' } });
  const begun = findNextPerformance('owl', { ...now, time: '11:30' }, 90, facts);
  expect(begun).toMatchObject({ day: now.day, performance: { id: 'owl-1530' } });
  const exceptions = [
    { from: '2026-06-01', closed: true, reason: 'weather' },
    { from: '2026-06-02', cancelled: { show: 'owl', at: '15:30' }, reason: 'animals' },
    { from: '2026-06-02', moved: { show: 'owl', at: '11:30', to: '17:00' }, reason: 'event' },
  ] as const;
  expect(findNextPerformance('owl', now, 90, { ...facts, exceptions })).toMatchObject({
    day: '2026-06-02',
    performance: { id: 'owl-1130', start: '17:00', end: '17:30' },
  });
  expect(findNextPerformance('owl', now, 1, { ...facts, exceptions })).toBeUndefined();
});
