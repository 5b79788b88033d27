import { describe, expect, it } from 'vitest';
import { park } from '../domain/park.ts';
import type { HoursFacts } from '../domain/schedule-facts.ts';
import { toJsonLd, toOpeningHours } from './structured-data.ts';

const usual: HoursFacts = { hours: { opens: '09:00', closes: '18:00' }, exceptions: [] };
const today = '2026-11-23';
const hoursWith = (facts: Partial<HoursFacts>) => toOpeningHours({ ...usual, ...facts }, today);

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const specified = { '@type': 'OpeningHoursSpecification' };
const closed = { opens: '00:00', closes: '00:00' };

describe('the opening hours for search engines', () => {
  it('are the usual ones', () =>
    expect(hoursWith({})).toEqual({
      openingHoursSpecification: [{ ...specified, dayOfWeek: everyDay, opens: '09:00', closes: '18:00' }],
      specialOpeningHoursSpecification: [],
    }));

  it('have the exceptions of today and later, one entry for equal days in a row', () => {
    const { specialOpeningHoursSpecification } = hoursWith({
      exceptions: [
        { from: '2026-11-21', to: '2026-11-23', reason: 'weather', closed: true },
        { from: '2026-12-24', reason: 'christmas', hours: { opens: '09:00', closes: '14:00' } },
        {
          from: '2026-12-30',
          to: '2027-01-10',
          reason: 'season',
          hours: { opens: '10:00', closes: '17:00' },
        },
        { from: '2027-01-05', to: '2027-01-06', reason: 'rest', closed: true },
        { from: '2026-12-27', reason: 'animals', cancelled: { show: 'dolphin' } },
      ],
    });
    const winter = { ...specified, opens: '10:00', closes: '17:00' };
    expect(specialOpeningHoursSpecification).toEqual([
      { ...specified, ...closed, validFrom: '2026-11-23', validThrough: '2026-11-23' },
      { ...specified, opens: '09:00', closes: '14:00', validFrom: '2026-12-24', validThrough: '2026-12-24' },
      { ...winter, validFrom: '2026-12-30', validThrough: '2027-01-04' },
      { ...specified, ...closed, validFrom: '2027-01-05', validThrough: '2027-01-06' },
      { ...winter, validFrom: '2027-01-07', validThrough: '2027-01-10' },
    ]);
  });
});

it('the structured data has the way from the home page, and the park', () => {
  const context = {
    origin: 'https://a.example',
    siteLocales: ['en'],
    sharePicture: '/a.jpg',
    today,
  } as const;
  expect(toJsonLd(context, 'contact', 'en')).toMatchObject({
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' },
          { '@type': 'ListItem', position: 2, name: 'Contact', item: 'https://a.example/contact' },
        ],
      },
      {
        '@type': ['Zoo', 'AmusementPark', 'TouristAttraction'],
        '@id': 'https://a.example/#park',
        url: 'https://a.example/',
        image: 'https://a.example/a.jpg',
        telephone: park.phone,
        address: { '@type': 'PostalAddress', postalCode: park.address.postalCode, addressCountry: 'ES' },
        geo: { '@type': 'GeoCoordinates', ...park.geo },
        availableLanguage: ['en'],
        openingHoursSpecification: [specified],
      },
    ],
  });
});
