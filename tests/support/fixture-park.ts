import type { Day } from '../../domain/day.ts';
import type { ScheduleException } from '../../domain/exceptions.ts';
import type { Place } from '../../domain/places.ts';
import { scheduleOf } from '../../domain/schedule.ts';
import type { ScheduleFacts } from '../../domain/schedule-facts.ts';

export const day: Day = '2026-12-24';

/** Facts that are independent of the real park's shows and hours. */
export const facts: ScheduleFacts = {
  hours: { opens: '09:00', closes: '18:00' },
  shows: [
    { id: 'owl', starts: ['11:30', '15:30'], minutes: 30 },
    { id: 'seal', starts: ['12:30', '16:30'], minutes: 25 },
    { id: 'crow', starts: ['13:30', '17:30'], minutes: 20 },
  ],
  exceptions: [],
};

export const plain = { noise: 'lively', seats: 'all', shade: 'all' } as const;
export const park: Place[] = [
  { ...plain, id: 'gate', kind: 'gate', at: [0, 0] },
  { ...plain, id: 'owl', kind: 'show', at: [-120, 180], noise: 'loud' },
  { ...plain, id: 'seal', kind: 'show', at: [90, 150] },
  { ...plain, id: 'crow', kind: 'show', at: [-60, 90] },
  { ...plain, id: 'aviary', kind: 'encounter', at: [60, 60], minutes: 40 },
  { ...plain, id: 'ice', kind: 'encounter', at: [150, 90], minutes: 35, noise: 'quiet' },
  { ...plain, id: 'nests', kind: 'activity', at: [30, 120], minutes: 45, suitsChildren: true },
  { ...plain, id: 'tower', kind: 'activity', at: [60, 210], minutes: 15, steps: 12 },
  { ...plain, id: 'meal', kind: 'meal', at: [0, 150], minutes: 45, between: ['11:30', '15:30'] },
  { ...plain, id: 'garden', kind: 'quiet', at: [120, 30], minutes: 60, noise: 'quiet' },
];

export const on = (...exceptions: ScheduleException[]) => scheduleOf(day, { ...facts, exceptions });
export const usual = on();
