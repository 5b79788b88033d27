import { park } from '../../domain/park.ts';
import { noAlarms } from '../../server/inquiries/alarms.ts';
import type { Clock } from '../../server/inquiries/clock.ts';
import { deskLinks } from '../../server/inquiries/desk-links.ts';
import { type ComposerParts, createComposer } from '../../server/inquiries/mail/compose.ts';

export const parkDomain = park.email.slice(park.email.indexOf('@') + 1);

export const mailSettings = {
  mailFrom: `tickets@${parkDomain}`,
  officeEmail: `office@${parkDomain}`,
  officeLocale: 'en',
  siteOrigin: park.origin,
} as const;

export const links = deskLinks(['a secret of the tests']);

export const composer = (store: ComposerParts['store'], clock: Clock) =>
  createComposer({
    store,
    settings: mailSettings,
    links: async () => links,
    alarms: noAlarms(),
    now: () => clock.now(),
  });
