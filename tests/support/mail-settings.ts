import { park } from '../../domain/park.ts';
import { noAlarms } from '../../server/inquiries/alarms.ts';
import type { Clock } from '../../server/inquiries/clock.ts';
import { type ComposerParts, createComposer } from '../../server/inquiries/mail/compose.ts';

/** Where the park's addresses are. */
export const parkDomain = park.email.slice(park.email.indexOf('@') + 1);

export const mailSettings = {
  mailFrom: `tickets@${parkDomain}`,
  officeEmail: `office@${parkDomain}`,
  siteOrigin: park.origin,
  deskSecrets: ['a secret of the tests'],
};

/** Puts the mails of a store into words. */
export const composer = (store: ComposerParts['store'], clock: Clock) =>
  createComposer({ store, settings: mailSettings, alarms: noAlarms(), now: () => clock.now() });
