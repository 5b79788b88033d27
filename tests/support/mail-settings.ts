import { park } from '../../domain/park.ts';
import type { MailSettings } from '../../server/inquiries/mail/messages.ts';

/** Where the park's addresses are. */
export const parkDomain = park.email.slice(park.email.indexOf('@') + 1);

export const mailSettings: MailSettings = {
  mailFrom: `tickets@${parkDomain}`,
  officeEmail: `office@${parkDomain}`,
  siteOrigin: park.origin,
  deskSecrets: ['a secret of the tests'],
};
