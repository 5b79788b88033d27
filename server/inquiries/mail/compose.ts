import { deskPath } from '../../../domain/inquiry-api.ts';
import { readScheduleFacts } from '../announcements/read-schedule-facts.ts';
import type { DeskLinks } from '../desk-links.ts';
import type { Store } from '../store/create-store.ts';
import type { QueuedMail } from '../store/records.ts';
import { composeDigest, type DigestStore } from './digest.ts';
import { composeMail, type Mail, type MailSettings } from './mails.ts';

/** Resolves to null if the inquiry has been erased. */
export type Compose = (mail: QueuedMail) => Promise<Mail | null>;

export interface ComposerOptions {
  store: DigestStore & Pick<Store, 'find' | 'listAnnouncements'>;
  settings: MailSettings;
  links(): Promise<Pick<DeskLinks, 'sign'>>;
  now(): Date;
}

export function createComposer({ store, settings, links, now }: ComposerOptions): Compose {
  const createLink = async (path: string) => settings.siteOrigin + (await links()).sign(path, now());
  return async mail => {
    if (mail.reference === null) return composeDigest(store, now(), settings, await createLink(deskPath));
    const record = await store.find(mail.reference);
    if (!record) return null;
    const facts = await readScheduleFacts(store, record.inquiry.visitDate);
    const link = await createLink(`${deskPath}/${mail.reference}`);
    return composeMail(mail, record, { settings, link, facts, at: now() });
  };
}
