import { describe, expect, it } from 'vitest';
import type { Exception } from '../../domain/exceptions.ts';
import { programmeOf } from '../../domain/programme.ts';
import { eve, factsWith, other, show } from '../../tests/support/made-up-programme.ts';
import { programme } from './programme.ts';
import { named } from './shows.ts';

const [title, otherTitle] = [named[show]?.title, named[other]?.title];

describe('what is said of a day', () => {
  const said = (...exceptions: Exception[]) =>
    programme.ofDay(programmeOf('2026-12-24', factsWith(...exceptions)));

  it('is its hours', () => {
    expect(said()).toEqual(['On December 24, 2026 the park is open from 9:00 AM to 6:00 PM.']);
  });

  it('is what is not as usual', () => {
    expect(
      said(eve, { from: '2026-12-24', reason: 'animals', moved: { show, at: '11:30', to: '12:00' } }),
    ).toEqual([
      'On December 24, 2026 the park is open from 9:00 AM to 2:00 PM (Christmas).',
      `${title} at 12:00 PM instead of 11:30 AM (our animals need a rest).`,
      `No ${title} at 3:30 PM (Christmas).`,
      `No ${otherTitle} at 4:30 PM (Christmas).`,
    ]);
  });

  it('is why the park is closed', () => {
    expect(said({ from: '2026-12-24', reason: 'weather', closed: true })).toEqual([
      'On December 24, 2026 the park is closed (bad weather). We will suggest another day.',
    ]);
  });
});

describe('what is not as usual in the next weeks', () => {
  const told = (...exceptions: Exception[]) =>
    programme
      .upcoming('2026-11-22', factsWith(...exceptions))
      .map(({ from, to, lines }) => [from.text, to?.text, ...lines].filter(Boolean));

  it('is nothing on most days', () => expect(told()).toEqual([]));

  it('is told in the order of the days, those of the same days together', () => {
    expect(
      told(
        { from: '2027-01-11', to: '2027-01-15', reason: 'maintenance', closed: true },
        eve,
        { from: '2026-12-24', reason: 'event', cancelled: { show, at: '11:30' } },
        { from: '2026-12-03', reason: 'animals', cancelled: { show: other } },
      ),
    ).toEqual([
      ['Thursday, December 3', `No ${otherTitle} (our animals need a rest)`],
      [
        'Thursday, December 24',
        'Open 9:00 AM - 2:00 PM (Christmas)',
        `No ${title} at 3:30 PM and ${otherTitle} at 4:30 PM`,
        `No ${title} at 11:30 AM (private event)`,
      ],
      ['Monday, January 11, 2027', 'Friday, January 15, 2027', 'Closed (maintenance)'],
    ]);
  });

  it('says of a show nothing that another entry contradicts', () => {
    expect(
      told(
        eve,
        { from: '2026-12-24', reason: 'event', moved: { show: other, at: '16:30', to: '12:00' } },
        { from: '2026-12-24', reason: 'animals', cancelled: { show, at: '15:30' } },
        { from: '2026-12-25', to: '2026-12-27', reason: 'christmas', closed: true },
        { from: '2026-12-25', to: '2026-12-26', reason: 'animals', cancelled: { show } },
        { from: '2026-12-27', to: '2026-12-28', reason: 'animals', cancelled: { show } },
      ),
    ).toEqual([
      [
        'Thursday, December 24',
        'Open 9:00 AM - 2:00 PM (Christmas)',
        `${otherTitle} at 12:00 PM instead of 4:30 PM (private event)`,
        `No ${title} at 3:30 PM (our animals need a rest)`,
      ],
      ['Friday, December 25', 'Sunday, December 27', 'Closed (Christmas)'],
      ['Sunday, December 27', 'Monday, December 28', `No ${title} (our animals need a rest)`],
    ]);
  });

  it('begins today, and ends sixty days ahead', () => {
    const closed = { reason: 'event', closed: true } as const;
    expect(
      told(
        { ...closed, from: '2026-11-21' },
        { ...closed, from: '2026-11-20', to: '2026-11-22' },
        { ...closed, from: '2027-01-21' },
        { ...closed, from: '2027-01-22' },
      ).map(([from]) => from),
    ).toEqual(['Friday, November 20', 'Thursday, January 21, 2027']);
  });
});
