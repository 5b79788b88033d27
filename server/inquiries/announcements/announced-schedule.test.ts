import { describe, expect, it } from 'vitest';
import type { Day } from '../../../domain/day.ts';
import { daysBetween } from '../../../domain/days.ts';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import { park } from '../../../domain/park.ts';
import { scheduleOf } from '../../../domain/schedule.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import { allLocales } from '../../../i18n/locales.ts';
import { words } from '../../../i18n/words.ts';
import { getAnnouncedSchedule } from './announced-schedule.ts';
import { withAnnouncements } from './schedule-facts.ts';

const today: Day = '2026-11-23';
const { id: show, starts } = park.shows[0] ?? { id: 'none', starts: [] };
const [at = '00:00'] = starts;
const to = '14:05';
const shorter = { opens: park.hours.opens, closes: '17:00' } as const;

const closed: ScheduleException = { from: '2026-11-24', closed: true, reason: 'weather' };
const hours: ScheduleException = { from: '2026-11-28', hours: shorter, reason: 'event' };
const moved: ScheduleException = { from: '2026-12-01', moved: { show, at, to }, reason: 'animals' };
const findSchedule = (day: Day, ...announcedExceptions: ScheduleException[]) => {
  const { days, schedules } = getAnnouncedSchedule(withAnnouncements(announcedExceptions), today);
  return schedules[days[day] ?? -1];
};

describe('the announced schedule', () => {
  it('is empty without announcements, or if all have passed', () => {
    const nothing = { days: {}, schedules: [], notices: null };
    expect(getAnnouncedSchedule(withAnnouncements([]), today)).toEqual(nothing);
    expect(
      getAnnouncedSchedule(withAnnouncements([{ ...closed, from: '2026-11-20', to: '2026-11-22' }]), today),
    ).toEqual(nothing);
  });

  it('has the whole schedule of every day with an announcement', () => {
    expect(findSchedule('2026-11-24', closed)).toEqual({
      hours: null,
      reason: 'weather',
      performances: [],
      changes: [],
    });
    expect(findSchedule('2026-11-28', hours)).toMatchObject({ hours: shorter, reason: 'event' });
    const { performances = [], changes } = findSchedule('2026-12-01', moved) ?? {};
    const name = `${show}-${at.replace(':', '')}`;
    expect(performances.find(({ id }) => id === name)?.start).toBe(to);
    expect(performances).toHaveLength(scheduleOf('2026-11-30').performances.length);
    expect(changes).toMatchObject([{ performance: { id: name, start: at }, reason: 'animals', to }]);
  });

  it('has identical days once, from today to the last day that can be requested', () => {
    const long: ScheduleException = {
      from: '2026-11-01',
      to: '2030-01-01',
      closed: true,
      reason: 'maintenance',
    };
    const { days, schedules } = getAnnouncedSchedule(withAnnouncements([long, hours]), today);
    expect(Object.keys(days)).toEqual(daysBetween(today, lastVisitDay(today)));
    expect(schedules).toHaveLength(1);
    expect(new Set(Object.values(days))).toEqual(new Set([0]));
  });

  it('has schedule notices in every language', () => {
    const { notices } = getAnnouncedSchedule(withAnnouncements([closed, moved]), today);
    expect(Object.keys(notices ?? {})).toEqual([...allLocales]);
    for (const locale of allLocales) {
      const days = notices?.[locale].map(({ from }) => from.day);
      expect(days).toEqual(expect.arrayContaining([closed.from, moved.from]));
    }
    for (const locale of ['en', 'es'] as const)
      expect(notices?.[locale][0]?.lines.join()).toContain(words[locale].reasons.weather);
  });
});
