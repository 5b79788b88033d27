import { afterEach, expect, it } from 'vitest';
import { exampleDraft } from '../tests/support/example-inquiry.ts';
import { type AnnouncedDays, announce, announcedOn } from './announced.ts';
import type { Day } from './day.ts';
import { closedBecause } from './hours.ts';
import { parseInquiry } from './inquiry.ts';
import { park } from './park.ts';
import { programmeFacts, programmeOf } from './programme.ts';

const today: Day = '2026-11-23';
const [closed, shorter, usual] = ['2026-11-24', '2026-11-25', '2026-11-26'] as const;
const hours = { opens: park.hours.opens, closes: '15:00' } as const;
const announced: AnnouncedDays = {
  days: { [closed]: 0, [shorter]: 1 },
  programmes: [
    { hours: null, reason: 'weather', performances: [], changes: [] },
    { hours, reason: 'event', performances: [], changes: [] },
  ],
};
const draft = { ...exampleDraft, visitDate: closed };

afterEach(() => announce(undefined));

it('an announced day overrides programme and form rules', () => {
  const before = { programme: programmeOf(usual), closed: closedBecause(usual) };
  announce(announced);
  expect(programmeOf(closed)).toEqual({
    day: closed,
    hours: null,
    reason: 'weather',
    performances: [],
    changes: [],
  });
  expect(programmeOf(shorter).hours).toEqual(hours);
  expect(programmeOf(usual)).toEqual(before.programme);
  const reasons = [closed, shorter, usual].map(day => closedBecause(day));
  expect(reasons).toEqual(['weather', undefined, before.closed]);
  expect(parseInquiry(draft, today)).toEqual({ ok: false, faults: { visitDate: 'closed' } });
});

it('a withdrawn announcement restores the day', () => {
  const before = { programme: programmeOf(closed), parsed: parseInquiry(draft, today) };
  announce(announced);
  announce({ days: { [shorter]: 0 }, programmes: announced.programmes.slice(1) });
  expect(announcedOn(closed)).toBeUndefined();
  expect(programmeOf(closed)).toEqual(before.programme);
  expect(parseInquiry(draft, today)).toEqual(before.parsed);
  expect(programmeOf(shorter).hours).toEqual(hours);
});

it('a day announced as open is open despite a rule that closes it', () => {
  const exceptions = [{ from: shorter, closed: true, reason: 'rest' }] as const;
  announce(announced);
  expect(closedBecause(shorter)).toBeUndefined();
  expect(closedBecause(shorter, { ...programmeFacts, exceptions })).toBe('rest');
});

it('explicit facts take precedence over announcements', () => {
  announce(announced);
  const facts = { ...programmeFacts, otherHours: [], exceptions: [] };
  expect(programmeOf(closed, facts).hours).not.toBeNull();
  expect(closedBecause(closed, facts)).toBeUndefined();
});
