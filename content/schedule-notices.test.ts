import { describe, expect, it } from 'vitest';
import type { Exception } from '../domain/exceptions.ts';
import { christmasEve, factsWith } from './contract/sentences.ts';
import { programme } from './en/programme.ts';

const noticesOf = (...exceptions: Exception[]) =>
  programme
    .scheduleNotices('2026-11-22', factsWith(...exceptions))
    .map(({ from, to, lines }) => [from.text, to?.text ?? [], ...lines].flat());

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
      ['Friday, December 25', 'Sunday, December 27', 'Closed (Christmas)'],
      ['Sunday, December 27', 'Monday, December 28', 'No owl (our animals need a rest)'],
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
    expect(days.map(([from]) => from)).toEqual(['Friday, November 20', 'Thursday, January 21, 2027']);
  });
});
