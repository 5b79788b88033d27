import type { Alarms } from '../alarms.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';
import type { LinkTarget, ReadLinks } from '../desk-links.ts';
import type { QueuedMail } from '../store/store.ts';
import { composeDigest, type DigestStore } from './digest.ts';
import { composeMessage, type MailMessage, type MailSettings } from './messages.ts';

/** Resolves to null if the inquiry has been erased. */
export type Compose = (mail: QueuedMail) => Promise<MailMessage | null>;

export interface ComposerOptions {
  store: DigestStore;
  settings: MailSettings;
  links: ReadLinks;
  alarms: Alarms;
  now(): Date;
}

export function createComposer({ store, settings, links, alarms, now }: ComposerOptions): Compose {
  const link = async (target: LinkTarget) => settings.siteOrigin + (await links()).sign(target, now());
  return async mail => {
    if (mail.reference === null) return composeDigest(store, alarms, now(), settings, await link('list'));
    const record = await store.find(mail.reference);
    if (!record) return null;
    const facts = withAnnouncements(await store.listAnnouncedExceptions(record.inquiry.visitDate));
    return composeMessage(mail, record, { settings, link: await link(mail.reference), facts, at: now() });
  };
}
