import type { Alarms } from '../alarms.ts';
import { deskLinks, type LinkTarget } from '../desk-links.ts';
import type { QueuedMail, Store } from '../store/store.ts';
import { type DigestStore, digestFacts, digestMessage } from './digest.ts';
import { type MailSettings, type Message, messageOf } from './messages.ts';

/** Puts a mail of the outbox into words. Null where there is nothing to say any more: its inquiry has been erased. */
export type Compose = (mail: QueuedMail) => Promise<Message | null>;

export interface ComposerParts {
  store: DigestStore & Pick<Store, 'find'>;
  settings: MailSettings;
  alarms: Alarms;
  now(): Date;
}

/** Makes the mails that are sent, with the office's links in them. */
export function createComposer({ store, settings, alarms, now }: ComposerParts): Compose {
  const links = deskLinks(settings.deskSecrets);
  const link = (target: LinkTarget) => (links ? settings.siteOrigin + links.make(target, now()) : undefined);
  return async mail => {
    if (mail.reference === null)
      return digestMessage(await digestFacts(store, alarms, now()), settings, link('list'));
    const stored = await store.find(mail.reference);
    return stored && messageOf(mail, stored, settings, link(mail.reference));
  };
}
