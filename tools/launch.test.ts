import { describe, expect, it } from 'vitest';
import { confirmed, owner } from '../domain/owner.ts';
import { park } from '../domain/park.ts';
import { launchLine, openItems } from './launch.ts';

const facts = {
  owner: { company: 'Aves del Norte, S. L.', taxNumber: 'B38000001' },
  legalReviewDate: '2026-12-01',
  confirmed: { payment: '2026-12-01' },
  park: {
    ...park,
    phone: '+34 922 371 840',
    email: 'hola@papagayo.es',
    privacyEmail: 'privacidad@papagayo.es',
    origin: 'https://www.papagayo.es',
  },
};
const set = { SITE_ORIGIN: 'https://www.papagayo.es', INQUIRIES: 'simulated' };

describe('the launch checklist', () => {
  it('names every blank with file and line', () => {
    const left = openItems(set, { ...facts, owner: { ...owner, company: ' ' }, legalReviewDate: null });
    for (const name of Object.keys(owner))
      expect(left.join('\n')).toMatch(new RegExp(`^domain/owner\\.ts:[1-9]\\d*: ${name} is blank\\.$`, 'm'));
    expect(left.at(-1)).toMatch(/^domain\/owner\.ts:[1-9]\d*: counsel /);
  });

  it('names every statement that the owner has not confirmed', () => {
    const unconfirmed = Object.fromEntries(Object.keys(confirmed).map(name => [name, null]));
    expect(openItems(set, { ...facts, confirmed: unconfirmed })).toEqual(
      Object.keys(confirmed).map(name =>
        expect.stringMatching(new RegExp(`^domain/owner\\.ts:[1-9]\\d*: ${name} is not confirmed\\.$`)),
      ),
    );
  });

  it.each([
    {},
    { email: 'info@islapapagayo.example' },
    { email: 'park@example.com' },
    { origin: 'https://park.test' },
    { phone: '+34 922 000 000' },
  ])('names placeholders only: %o', change => {
    const left = openItems(set, { ...facts, park: { ...facts.park, ...change } });
    expect(left).toEqual(Object.values(change).map(fact => expect.stringContaining(fact)));
  });

  it('names settings that are missing or have example values', () => {
    expect(openItems({}, facts).join('\n')).toMatch(
      /^\.env\.example:[1-9]\d*: SITE_ORIGIN is not set\.\n\.env\.example:[1-9]\d*: INQUIRIES is not set\.$/,
    );
    const left = openItems({ ...set, INQUIRIES: 'live', OFFICE_EMAIL: 'tickets@example.org' }, facts);
    expect(left.map(line => line.replace(/^.*?: /, ''))).toEqual([
      'OFFICE_EMAIL has a placeholder address.',
      'MAIL_FROM is not set.',
      'SMTP_URL is not set.',
    ]);
  });

  it('summarizes the open items in one line', () => {
    expect(launchLine(set)).toMatch(
      /^Not ready for the world: \d+ blanks and placeholders \(npm run launch\)\.$/,
    );
  });
});
