import { park } from '../../domain/park.ts';
import type { Clock } from '../../server/inquiries/clock.ts';
import { createDeskLinks } from '../../server/inquiries/desk-links.ts';
import { type ComposerOptions, createComposer } from '../../server/inquiries/mail/compose.ts';

export const parkDomain = park.email.slice(park.email.indexOf('@') + 1);

export const mailSettings = {
  mailFrom: `tickets@${parkDomain}`,
  officeEmail: `office@${parkDomain}`,
  officeLocale: 'en',
  siteOrigin: park.origin,
} as const;

/** Creates links to the office's pages. */
export const links = createDeskLinks('a secret of the tests');

/** Composes the mails of a store. */
export const composer = (store: ComposerOptions['store'], clock: Clock) =>
  createComposer({
    store,
    settings: mailSettings,
    links: async () => links,
    now: () => clock.now(),
  });
