import type { Alarms } from '../alarms.ts';
import { factsWith } from '../days/schedule.ts';
import type { LinkTarget, ReadLinks } from '../desk-links.ts';
import type { QueuedMail } from '../store/store.ts';
import { type DigestStore, digestMessage } from './digest.ts';
import { type MailMessage, type MailSettings, messageOf } from './messages.ts';

/** Composes a mail of the outbox. Null if its inquiry has been erased. */
export type Compose = (mail: QueuedMail) => Promise<MailMessage | null>;

export interface ComposerParts {
  store: DigestStore;
  settings: MailSettings;
  links: ReadLinks;
  alarms: Alarms;
  now(): Date;
}

/** Composes mails with the desk's links in them. */
export function createComposer({ store, settings, links, alarms, now }: ComposerParts): Compose {
  const link = async (target: LinkTarget) => settings.siteOrigin + (await links()).make(target, now());
  return async mail => {
    if (mail.reference === null) return digestMessage(store, alarms, now(), settings, await link('list'));
    const stored = await store.find(mail.reference);
    if (!stored) return null;
    const facts = factsWith(await store.announced(stored.inquiry.visitDate));
    return messageOf(mail, stored, { settings, link: await link(mail.reference), facts, at: now() });
  };
}
