import { park } from '../../domain/park.ts';

export const parkDomain = park.email.slice(park.email.indexOf('@') + 1);

export const mailSettings = {
  mailFrom: `tickets@${parkDomain}`,
  officeEmail: `office@${parkDomain}`,
  officeLocale: 'en',
  siteOrigin: park.origin,
} as const;
