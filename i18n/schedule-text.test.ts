import { describe, expect, it } from 'vitest';
import type { ScheduleException } from '../domain/exceptions.ts';
import { scheduleOf } from '../domain/schedule.ts';
import { facts } from '../tests/support/fixture-park.ts';
import { readMessages } from './catalog.ts';
import { locales } from './locales.ts';
import { createScheduleText } from './schedule-text.ts';
import { words } from './words.ts';

const scheduleWords = readMessages('en', 'schedule', {});
const schedule = createScheduleText(scheduleWords, words.en.reasons, {}, locales.en);

const factsWith = (...exceptions: ScheduleException[]) => ({
  ...facts,
  shows: facts.shows.slice(0, 2),
  exceptions,
});
const christmasEve = {
  from: '2026-12-24',
  reason: 'christmas',
  hours: { opens: '09:00', closes: '14:00' },
} as const;

const noticesOf = (...exceptions: ScheduleException[]) =>
  schedule.listNotices('2026-11-22', factsWith(...exceptions)).map(({ dates, lines }) => [dates, ...lines]);

describe('schedule notices', () => {
  it('combine exceptions of the same days, and omit shows while the park is closed', () => {
    const owlRests = { reason: 'animals', cancelled: { show: 'owl' } } as const;
    expect(
      noticesOf(
        christmasEve,
        { from: '2026-12-24', reason: 'event', moved: { show: 'seal', at: '16:30', to: '12:00' } },
        { from: '2026-12-24', reason: 'animals', cancelled: { show: 'owl', at: '15:30' } },
        { from: '2026-12-25', to: '2026-12-27', reason: 'christmas', closed: true },
        { from: '2026-12-25', to: '2026-12-26', ...owlRests },
        { from: '2026-12-27', to: '2026-12-28', ...owlRests },
      ),
    ).toEqual([
      [
        'Thursday, December 24',
        'Open 9:00 AM - 2:00 PM (Christmas)',
        'seal at 12:00 PM instead of 4:30 PM (private event)',
        'No owl at 3:30 PM (our animals need a rest)',
      ],
      ['Friday, December 25 – Sunday, December 27', 'Closed (Christmas)'],
      ['Sunday, December 27 – Monday, December 28', 'No owl (our animals need a rest)'],
    ]);
  });

  it('cover today and the following sixty days', () => {
    const closed = { reason: 'event', closed: true } as const;
    const days = noticesOf(
      { ...closed, from: '2026-11-21' },
      { ...closed, from: '2026-11-20', to: '2026-11-22' },
      { ...closed, from: '2027-01-21' },
      { ...closed, from: '2027-01-22' },
    );
    expect(days.map(([dates]) => dates)).toEqual([
      'Friday, November 20 – Sunday, November 22',
      'Thursday, January 21, 2027',
    ]);
  });

  it('list what a shorter day leaves out, a line each', () => {
    const [, ...lines] = noticesOf(christmasEve)[0] ?? [];
    expect(lines).toEqual(['Open 9:00 AM - 2:00 PM (Christmas)', 'No owl at 3:30 PM', 'No seal at 4:30 PM']);
  });

  it('tell of a moved show only if it takes place', () => {
    const day = { from: '2026-12-24', reason: 'event' } as const;
    const moved = { ...day, moved: { show: 'owl', at: '11:30', to: '13:45' } } as const;
    expect(noticesOf(moved)[0]).toContain('owl at 1:45 PM instead of 11:30 AM (private event)');
    expect(noticesOf(moved, { ...day, cancelled: { show: 'owl' } })[0]?.join()).not.toContain('1:45 PM');
    const [, ...lines] = noticesOf(moved, christmasEve)[0] ?? [];
    expect(lines).toContain('No owl at 11:30 AM');
    expect(lines.join()).not.toContain('1:45 PM');
  });
});

it('a day is described by its hours and changes', () => {
  const evening = { ...christmasEve, hours: { opens: '09:00', closes: '17:00' } } as const;
  const moved = { show: 'owl', at: '11:30', to: '12:00' } as const;
  const answer = (...exceptions: ScheduleException[]) =>
    schedule.describeDay(scheduleOf(exceptions[0]?.from ?? '2026-12-24', factsWith(...exceptions)));
  expect(answer(evening, { from: '2026-12-24', reason: 'animals', moved })).toEqual([
    'On December 24, 2026, the park is open from 9:00 AM to 5:00 PM (Christmas).',
    'owl at 12:00 PM instead of 11:30 AM (our animals need a rest).',
  ]);
  expect(answer({ from: '2026-12-08', reason: 'weather', closed: true })).toEqual([
    'On December 8, 2026, the park is closed (bad weather). We’ll suggest another day.',
  ]);
});
