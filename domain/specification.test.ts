import { expect, it } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { pageIds } from '../i18n/pages.ts';
import { pathTo } from '../i18n/paths.ts';
import { commitments } from './commitments.ts';
import { park } from './park.ts';

/** Facts that the park’s specification fixes. All other tests but those of its words read the facts. */

it('the pages have the specified paths', () => {
  expect(Object.fromEntries(pageIds.map(page => [page, pathTo(page, locales.en)]))).toMatchObject({
    home: '/',
    attractions: '/attractions',
    contact: '/contact',
    privacy: '/privacy-policy',
    cookies: '/cookie-policy',
    gdpr: '/gdpr-policy',
  });
});

it('address, hours, species and shows are as specified', () => {
  const { address, hours, phone, shows, species } = park;
  expect(address).toMatchObject({ town: 'Puerto de la Cruz', island: 'Tenerife', countryCode: 'ES' });
  expect(phone).toMatch(/^\+34( \d{3}){3}$/);
  expect(hours).toEqual({ opens: '09:00', closes: '18:00' });
  expect(species).toEqual({ all: 500, parrots: 300 });
  expect(shows).toEqual([
    { id: 'dolphin', starts: ['11:30', '15:30'], minutes: 30 },
    { id: 'parrot', starts: ['12:30', '16:30'], minutes: 25 },
    { id: 'sealion', starts: ['13:30', '17:30'], minutes: 20 },
  ]);
});

it('the commitments are as specified', () => {
  expect(commitments).toMatchObject({
    replyHours: 24,
    minSendingMs: 1000,
    partySizeLimits: { min: 1 },
    retention: { inquiryYears: 2, legalRecordYears: { from: 4, to: 6 } },
    cookies: { shortestHours: 24, longestYears: 2 },
    breachNoticeHours: 72,
    rightsRequest: { months: 1, extensionMonths: 2 },
    ages: { privacyPolicy: 13, gdprPolicy: 16 },
  });
});
