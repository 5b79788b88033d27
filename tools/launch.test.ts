import { expect, it } from 'vitest';
import { park } from '../domain/park.ts';
import { listOpenItems } from './launch.ts';

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

it.each([
  [{}, []],
  [{ owner: { company: ' ', taxNumber: 'B38000001' } }, ['domain/owner.ts: company is blank.']],
  [{ legalReviewDate: null }, ['tools/owner-tasks.ts: counsel has not read the legal pages.']],
  [{ confirmedOn: { payment: null } }, ['tools/owner-tasks.ts: payment is not confirmed.']],
  [{ openQuestions: ['Dogs?'] }, ['tools/owner-tasks.ts: no page answers “Dogs?”']],
  [
    { park: { ...facts.park, email: 'info@islapapagayo.example', phone: '+34 922 000 000' } },
    [
      'domain/park.ts: "+34 922 000 000" is made up.',
      'domain/park.ts: "info@islapapagayo.example" is made up.',
    ],
  ],
])('names what the owner must still provide: %j', (changes, expected) => {
  expect(listOpenItems(settings, { ...facts, ...changes }).sort()).toEqual(expected);
});

it('names settings that are missing or have example values', () => {
  expect(listOpenItems({ INQUIRIES: 'live', OFFICE_EMAIL: 'tickets@example.org' }, facts)).toEqual([
    '.env: SITE_ORIGIN is not set.',
    '.env: OFFICE_EMAIL is a placeholder.',
    '.env: MAIL_FROM is not set.',
    '.env: SMTP_URL is not set.',
  ]);
});
