import { expect, it } from 'vitest';
import { owner } from '../domain/owner.ts';
import { park } from '../domain/park.ts';
import { listOpenItems } from './launch.ts';
import { confirmedOn } from './owner-tasks.ts';

const facts = {
  owner: { company: 'Aves del Norte, S. L.', taxNumber: 'B38000001' },
  legalReviewDate: '2026-12-01',
  openQuestions: [] as string[],
  confirmedOn: { payment: '2026-12-01' },
  park: {
    ...park,
    phone: '+34 922 371 840',
    email: 'hola@papagayo.es',
    privacyEmail: 'privacidad@papagayo.es',
    origin: 'https://www.papagayo.es',
  },
};
const settings = { SITE_ORIGIN: 'https://www.papagayo.es', INQUIRIES: 'simulated' };

it('names every blank and every statement that the owner has not confirmed', () => {
  const blank = Object.fromEntries(Object.keys(owner).map(name => [name, ' ']));
  const unconfirmed = Object.fromEntries(Object.keys(confirmedOn).map(name => [name, null]));
  const openQuestions = ['Are dogs allowed?'];
  const items = listOpenItems(settings, {
    ...facts,
    owner: blank,
    legalReviewDate: null,
    confirmedOn: unconfirmed,
    openQuestions,
  });
  expect(items).toEqual([
    ...Object.keys(owner).map(name => `domain/owner.ts: ${name} is blank.`),
    'tools/owner-tasks.ts: counsel has not read the legal pages.',
    ...Object.keys(confirmedOn).map(name => `tools/owner-tasks.ts: ${name} is not confirmed.`),
    'tools/owner-tasks.ts: no page answers “Are dogs allowed?”',
  ]);
});

it.each([{}, { email: 'info@islapapagayo.example' }, { phone: '+34 922 000 000' }])(
  'names placeholders only: %o',
  change => {
    const items = listOpenItems(settings, { ...facts, park: { ...facts.park, ...change } });
    expect(items).toEqual(Object.values(change).map(fact => `domain/park.ts: "${fact}" is made up.`));
  },
);

it('names settings that are missing or have example values', () => {
  expect(listOpenItems({}, facts)).toEqual(['.env: SITE_ORIGIN is not set.', '.env: INQUIRIES is not set.']);
  expect(
    listOpenItems({ ...settings, INQUIRIES: 'live', OFFICE_EMAIL: 'tickets@example.org' }, facts),
  ).toEqual([
    '.env: OFFICE_EMAIL is a placeholder.',
    '.env: MAIL_FROM is not set.',
    '.env: SMTP_URL is not set.',
  ]);
});
