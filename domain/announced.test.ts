import { expect, it } from 'vitest';
import type { AnnouncedDays } from './announced.ts';
import { closureReasonOn } from './hours.ts';
import { park } from './park.ts';
import { scheduleOf } from './schedule.ts';
import { type ScheduleFacts, scheduleFacts } from './schedule-facts.ts';

const hours = { opens: park.hours.opens, closes: '15:00' } as const;
const announced: AnnouncedDays = {
  days: { '2026-11-24': 0, '2026-11-25': 1 },
  schedules: [
    { hours: null, reason: 'weather', performances: [], changes: [] },
    { hours, reason: 'event', performances: [], changes: [] },
  ],
};
const facts: ScheduleFacts = { ...scheduleFacts, announced };

it('an announced day overrides hours and schedule', () => {
  expect(scheduleOf('2026-11-24', facts)).toEqual({
    day: '2026-11-24',
    hours: null,
    reason: 'weather',
    performances: [],
    changes: [],
  });
  expect(closureReasonOn('2026-11-24', facts)).toBe('weather');
  expect(scheduleOf('2026-11-25', facts).hours).toEqual(hours);
  expect(scheduleOf('2026-11-26', facts)).toEqual(scheduleOf('2026-11-26'));
});

it('a day announced as open is open despite a rule that closes it', () => {
  const exceptions = [{ from: '2026-11-25', closed: true, reason: 'rest' }] as const;
  expect(closureReasonOn('2026-11-25', { ...scheduleFacts, exceptions })).toBe('rest');
  expect(closureReasonOn('2026-11-25', { ...scheduleFacts, exceptions, announced })).toBeUndefined();
});
