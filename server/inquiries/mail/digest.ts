/** The office's digest: how many inquiries are open, and the link to them. It contains no personal data. */

import type { Day } from '../../../domain/day.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { locales } from '../../../i18n/locales.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { officeWords } from '../../../i18n/office-words.ts';
import { overdueCutoff } from '../deadlines.ts';
import { linkDays } from '../desk-links.ts';
import type { Store } from '../store/create-store.ts';
import type { NewMail } from '../store/records.ts';
import { automaticMailHeaders, createMessageId, type Mail, type MailSettings } from './mails.ts';
import { joinParagraphs } from './text.ts';

/** Every process makes the same Message-ID, so that only one can queue the mail. */
export function createDigest(day: Day, settings: Pick<MailSettings, 'mailFrom'>): NewMail {
  return { kind: 'digest', messageId: createMessageId(`digest.${day}`, settings) };
}

export type DigestStore = Pick<Store, 'count' | 'summarizeOutbox'>;

export async function composeDigest(
  store: DigestStore,
  now: Date,
  settings: MailSettings,
  link: string,
): Promise<Mail> {
  const { digest } = officeWords[settings.officeLocale].mail;
  const language = locales[settings.officeLocale];
  const [open, late, { failed }] = await Promise.all([
    store.count({ status: 'open' }),
    store.count({ status: 'open', openedBefore: overdueCutoff(now), from: parkDay(now) }),
    store.summarizeOutbox(),
  ]);
  return {
    from: settings.mailFrom,
    to: settings.officeEmail,
    subject: formatMessage(digest.subject, { open, late, failed }, language),
    text: joinParagraphs(
      open === 0 && digest.none,
      [formatMessage(digest.link, { days: linkDays }, language), link],
      failed > 0 && digest.failed,
    ),
    headers: automaticMailHeaders,
  };
}
