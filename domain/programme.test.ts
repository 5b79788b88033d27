import { describe, expect, it } from 'vitest';
import { minutesOfDay, timeOfDay } from './clock-time.ts';
import { closedBecause } from './closed.ts';
import { closuresOf } from './closures.ts';
import type { Day } from './day.ts';
import { park } from './park.ts';
import { allPlayedBy, firstStart, type ProgrammeFacts, performances, programmeOf } from './programme.ts';

describe('the programme', () => {
  it('has every performance once, in the order of the day', () => {
    const starts = performances.map(({ start }) => minutesOfDay(start));
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(performances.length).toBe(park.shows.flatMap(show => show.starts).length);
    for (const { id, starts, minutes } of park.shows) {
      const own = performances.filter(({ show }) => show === id);
      expect(own.map(({ start }) => start).sort()).toEqual([...starts].sort());
      for (const { start, end } of own) expect(minutesOfDay(end) - minutesOfDay(start)).toBe(minutes);
    }
  });

  it('tells when the first begins, and when each show has been played', () => {
    expect(firstStart).toBe(performances[0]?.start);
    const seen = new Set(
      performances
        .filter(({ end }) => minutesOfDay(end) <= minutesOfDay(allPlayedBy))
        .map(({ show }) => show),
    );
    expect(seen.size).toBe(park.shows.length);
  });
});

const facts: ProgrammeFacts<string> = {
  hours: { opens: '09:00', closes: '18:00' },
  otherHours: [],
  shows: [
    { id: 'owl', starts: ['10:00', '17:00'], minutes: 30 },
    { id: 'seal', starts: ['12:00'], minutes: 20 },
  ],
  talks: [],
  exceptions: [],
};

/** What takes place: `owl 10:00`. */
const playedOn = (day: Day, change: Partial<ProgrammeFacts<string>> = {}) =>
  programmeOf(day, { ...facts, ...change }).performances.map(({ show, start }) => `${show} ${start}`);
const hoursOn = (day: Day, change: Partial<ProgrammeFacts<string>> = {}) => {
  const { hours, reason } = programmeOf(day, { ...facts, ...change });
  return hours ? `${hours.opens}-${hours.closes}` : reason;
};

describe('a day', () => {
  it('is as usual where nothing else is said', () => {
    expect(programmeOf('2026-11-22', facts)).toEqual({
      day: '2026-11-22',
      hours: { opens: '09:00', closes: '18:00' },
      performances: [
        { id: 'owl-1000', show: 'owl', start: '10:00', end: '10:30' },
        { id: 'seal-1200', show: 'seal', start: '12:00', end: '12:20' },
        { id: 'owl-1700', show: 'owl', start: '17:00', end: '17:30' },
      ],
      changes: [],
    });
  });

  it('has the hours of its season, over the new year too, and of its weekday; the first that fits', () => {
    const otherHours = [
      { from: '12-24', to: '12-24', opens: '09:00', closes: '13:00' },
      { weekdays: ['Mon', 'Tue'], from: '11-01', to: '02-28', closed: 'rest' },
      { from: '11-01', to: '02-28', opens: '10:00', closes: '17:30' },
    ] satisfies ProgrammeFacts['otherHours'];
    const hours = (day: Day) => hoursOn(day, { otherHours });
    expect(hours('2026-10-31')).toBe('09:00-18:00');
    expect(hours('2026-11-01')).toBe('10:00-17:30');
    expect(hours('2026-11-02')).toBe('rest');
    expect(hours('2026-12-24')).toBe('09:00-13:00');
    expect(hours('2026-12-31')).toBe('10:00-17:30');
    expect(hours('2027-02-28')).toBe('10:00-17:30');
    expect(hours('2027-02-23')).toBe('rest');
    expect(hours('2028-02-29')).toBe('09:00-18:00');
    expect(hours('2027-03-01')).toBe('09:00-18:00');
    expect(playedOn('2026-11-02', { otherHours })).toEqual([]);
  });

  it('has the shows of its weekday and season, and the talks', () => {
    const shows = [
      { id: 'owl', starts: ['10:00'], minutes: 30, weekdays: ['Sat', 'Sun'] },
      {
        id: 'seal',
        starts: ['12:00'],
        minutes: 20,
        otherStarts: [{ from: '11-01', to: '02-28', starts: ['11:00', '15:00'] }],
      },
    ] satisfies ProgrammeFacts<string>['shows'];
    const talks = [
      { id: 'fish', kind: 'feeding', starts: ['11:30'], minutes: 15, weekdays: ['Mon'] },
    ] as const;
    expect(playedOn('2026-11-22', { shows, talks })).toEqual(['owl 10:00', 'seal 11:00', 'seal 15:00']);
    expect(playedOn('2026-11-23', { shows, talks })).toEqual(['seal 11:00', 'fish 11:30', 'seal 15:00']);
    expect(playedOn('2027-06-01', { shows, talks })).toEqual(['seal 12:00']);
  });

  it('is closed by an exception, whatever else is said, on the first and the last of its days', () => {
    const exceptions = [
      { from: '2026-12-01', to: '2026-12-31', reason: 'event', hours: { opens: '11:00', closes: '19:00' } },
      { from: '2026-12-24', to: '2026-12-25', reason: 'christmas', closed: true },
    ] as const;
    expect(hoursOn('2026-12-23', { exceptions })).toBe('11:00-19:00');
    expect(hoursOn('2026-12-24', { exceptions })).toBe('christmas');
    expect(hoursOn('2026-12-25', { exceptions })).toBe('christmas');
    expect(hoursOn('2026-12-26', { exceptions })).toBe('11:00-19:00');
    expect(programmeOf('2026-12-25', { ...facts, exceptions }).performances).toEqual([]);
  });

  it('drops what does not fit into other hours, and says why', () => {
    const exceptions = [
      { from: '2026-12-24', reason: 'christmas', hours: { opens: '10:30', closes: '17:20' } },
    ] as const;
    const { performances: played, changes, reason } = programmeOf('2026-12-24', { ...facts, exceptions });
    expect(reason).toBe('christmas');
    expect(played.map(({ id }) => id)).toEqual(['seal-1200']);
    expect(changes.map(({ performance, reason: why }) => [performance.id, why])).toEqual([
      ['owl-1000', 'christmas'],
      ['owl-1700', 'christmas'],
    ]);
  });

  it('is without a show that is cancelled, once or all day', () => {
    const once = [
      { from: '2026-12-03', reason: 'animals', cancelled: { show: 'owl', at: '17:00' } },
    ] as const;
    expect(playedOn('2026-12-03', { exceptions: once })).toEqual(['owl 10:00', 'seal 12:00']);
    const all = [{ from: '2026-12-03', reason: 'animals', cancelled: { show: 'owl' } }] as const;
    expect(playedOn('2026-12-03', { exceptions: all })).toEqual(['seal 12:00']);
    expect(playedOn('2026-12-04', { exceptions: all })).toHaveLength(3);
  });

  it('has a show that is moved at its new time, under its old name, in the order of the day', () => {
    const exceptions = [
      { from: '2026-12-03', reason: 'event', moved: { show: 'owl', at: '10:00', to: '14:00' } },
    ] as const;
    const { performances: played, changes } = programmeOf('2026-12-03', { ...facts, exceptions });
    expect(played.map(({ id, start, end }) => `${id} ${start} ${end}`)).toEqual([
      'seal-1200 12:00 12:20',
      'owl-1000 14:00 14:30',
      'owl-1700 17:00 17:30',
    ]);
    expect(changes).toMatchObject([{ performance: { start: '10:00' }, reason: 'event', to: '14:00' }]);
  });
});

describe('what a form knows of closed days', () => {
  const otherHours = [
    { from: '08-01', to: '08-31', opens: '09:00', closes: '20:00' },
    { weekdays: ['Mon'], closed: 'rest' },
    { from: '06-01', to: '06-30', opens: '09:00', closes: '20:00' },
  ] satisfies ProgrammeFacts['otherHours'];
  const exceptions = [
    { from: '2026-12-21', reason: 'christmas', hours: { opens: '10:00', closes: '14:00' } },
    { from: '2026-12-25', to: '2026-12-26', reason: 'christmas', closed: true },
    { from: '2026-12-20', to: '2026-12-31', reason: 'event', cancelled: { show: 'owl' } },
    { from: '2026-01-01', reason: 'newYear', closed: true },
  ] satisfies ProgrammeFacts['exceptions'];
  const closures = closuresOf(otherHours, exceptions, '2026-11-22');

  it('is what the programme says, on each day of two years', () => {
    for (let day = Date.UTC(2026, 10, 22); day < Date.UTC(2028, 10, 22); day += 86_400_000) {
      const at = new Date(day).toISOString().slice(0, 10) as Day;
      const { hours, reason } = programmeOf(at, { ...facts, otherHours, exceptions });
      expect(closedBecause(at, closures), at).toBe(hours ? undefined : reason);
    }
    expect(closedBecause('2026-12-25', closures)).toBe('christmas');
  });

  it('has nothing of what has passed, and of what closes nothing', () => {
    expect(closures.exceptions).toHaveLength(2);
    expect(closures.rules).toHaveLength(2);
    expect(closuresOf(otherHours.slice(0, 1), exceptions.slice(0, 1), '2026-11-22')).toEqual({
      exceptions: [],
      rules: [],
    });
  });
});

describe('times of the day', () => {
  it('are minutes since midnight, and back', () => {
    expect(minutesOfDay('00:00')).toBe(0);
    expect(minutesOfDay('17:30')).toBe(1050);
    expect(timeOfDay(545)).toBe('09:05');
  });
});
