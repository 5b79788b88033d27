import { describe, expect, it } from 'vitest';
import { park } from '../domain/park.ts';
import type { ProgrammeFacts } from '../domain/programme.ts';
import { momentAt, showsData, zooData } from './structured-data.ts';

const usual: ProgrammeFacts<string> = {
  hours: { opens: '09:00', closes: '18:00' },
  otherHours: [],
  shows: park.shows.map(({ id }) => ({ id, starts: ['11:30', '15:30'], minutes: 30 })),
  talks: [],
  exceptions: [],
};
const parts = {
  origin: 'https://park.example',
  siteLocales: ['en', 'es'],
  sharePicture: '/share/x.jpg',
  today: '2026-11-22',
} as const;
const show = park.shows[0]?.id ?? '';

const zoo = (facts: Partial<ProgrammeFacts<string>>): Record<string, unknown> => ({
  ...zooData({ ...parts, facts: { ...usual, ...facts } }, 'en'),
});
const events = (facts: Partial<ProgrammeFacts<string>> = {}) =>
  showsData({ ...parts, facts: { ...usual, ...facts } }, 'en') as Record<string, unknown>[];
const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const specified = { '@type': 'OpeningHoursSpecification' };
const closed = { opens: '00:00', closes: '00:00' };

describe('the park', () => {
  it('has its usual hours only', () => {
    const openingHoursSpecification = { ...specified, dayOfWeek: everyDay, opens: '09:00', closes: '18:00' };
    expect(zoo({})).toMatchObject({ openingHoursSpecification });
    expect(zoo({})).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  it('has the hours of its seasons, over the new year and on closed weekdays', () => {
    const otherHours = [
      { weekdays: ['Mon'], closed: 'rest' },
      { from: '11-01', to: '02-28', opens: '10:00', closes: '17:00' },
    ] as const;
    const dayOfWeek = everyDay.slice(1);
    expect(zoo({ otherHours })['openingHoursSpecification']).toEqual([
      { ...specified, dayOfWeek, opens: '09:00', closes: '18:00' },
      { ...specified, dayOfWeek: ['Monday'], ...closed },
      ...[2026, 2027].map(year => ({
        ...specified,
        ...{ dayOfWeek, opens: '10:00', closes: '17:00' },
        ...{ validFrom: `${year}-11-01`, validThrough: `${year + 1}-02-28` },
      })),
    ]);
  });

  it('has the special hours of today and later', () => {
    const exceptions = [
      { from: '2026-11-21', reason: 'weather', closed: true },
      { from: '2026-12-24', reason: 'christmas', hours: { opens: '09:00', closes: '14:00' } },
      { from: '2026-12-25', to: '2026-12-26', reason: 'christmas', closed: true },
      { from: '2026-12-27', reason: 'animals', cancelled: { show } },
    ] as const;
    expect(zoo({ exceptions })['specialOpeningHoursSpecification']).toEqual([
      { ...specified, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '14:00' },
      { ...specified, validFrom: '2026-12-25', validThrough: '2026-12-26', ...closed },
    ]);
  });
});

describe('the shows', () => {
  it('are events with a schedule for each time, and a date that search engines can read', () => {
    const [first] = events();
    expect(events()).toHaveLength(park.shows.length);
    expect(first).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-22T11:30:00+00:00',
      endDate: '2026-11-22T12:00:00+00:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: park.name, address: { addressCountry: park.address.countryCode } },
    });
    const of = { '@type': 'Schedule', repeatFrequency: 'P1D', scheduleTimezone: park.timeZone.name };
    expect(first?.['eventSchedule']).toMatchObject([
      { ...of, startTime: '11:30:00', endTime: '12:00:00', duration: 'PT30M' },
      { ...of, startTime: '15:30:00', endTime: '16:00:00', duration: 'PT30M' },
    ]);
  });

  it('have cancelled and rescheduled events, and schedules with exception dates', () => {
    const exceptions = [
      { from: '2026-11-22', reason: 'weather', closed: true },
      { from: '2026-11-24', reason: 'animals', cancelled: { show, at: '15:30' } },
      { from: '2026-11-25', reason: 'event', moved: { show, at: '11:30', to: '12:15' } },
      { from: '2027-03-01', reason: 'event', moved: { show, at: '11:30', to: '12:15' } },
    ] as const;
    const own = events({ exceptions }).filter(({ url }) => String(url).endsWith(`#${show}`));
    expect(own).toHaveLength(3);
    const [series, cancelled, moved] = own;
    expect(series).toMatchObject({
      startDate: '2026-11-23T11:30:00+00:00',
      eventSchedule: [
        { startTime: '11:30:00', exceptDate: ['2026-11-22', '2026-11-25'] },
        { startTime: '15:30:00', exceptDate: ['2026-11-22', '2026-11-24'] },
      ],
    });
    expect(cancelled).toMatchObject({
      superEvent: { '@id': series?.['@id'] },
      startDate: '2026-11-24T15:30:00+00:00',
      eventStatus: 'https://schema.org/EventCancelled',
    });
    expect(moved).toMatchObject({
      startDate: '2026-11-25T12:15:00+00:00',
      endDate: '2026-11-25T12:45:00+00:00',
      previousStartDate: '2026-11-25T11:30:00+00:00',
      eventStatus: 'https://schema.org/EventRescheduled',
    });
    expect(new Set(events({ exceptions }).map(event => event['@id'])).size).toBe(park.shows.length + 2);
  });

  it('have their seasons', () => {
    const otherStarts = [{ from: '12-01', to: '02-28', starts: ['15:00'] }] as const;
    const [first] = events({ shows: usual.shows.map(one => ({ ...one, otherStarts })) });
    const { eventSchedule } = first as { eventSchedule: Record<string, string>[] };
    expect(eventSchedule.map(told => `${told['startTime']} ${told['startDate']} ${told['endDate']}`)).toEqual(
      [
        '11:30:00 2026-11-22 2026-11-30',
        '11:30:00 2027-03-01 2027-11-21',
        '15:00:00 2026-12-01 2027-02-28',
        '15:30:00 2026-11-22 2026-11-30',
        '15:30:00 2027-03-01 2027-11-21',
      ],
    );
  });
});

it.each([
  ['2026-03-29', '+01:00'],
  ['2026-07-01', '+01:00'],
  ['2026-10-25', '+00:00'],
] as const)('timestamps have the UTC offset of the day: %s, %s', (day, offset) =>
  expect(momentAt(day, '09:00')).toBe(`${day}T09:00:00${offset}`),
);
