import { commitments, purgeCutoff, spamPurgeCutoff } from '../../../domain/commitments.ts';
import { dateTime } from '../date-time.ts';
import { factsWith } from '../days/schedule.ts';
import { deskPath } from '../desk-links.ts';
import { messageOf } from '../mail/messages.ts';
import type { InquirySettings } from '../settings.ts';
import { statusOf } from '../status.ts';
import type { Store } from '../store/store.ts';
import { countsText } from './backup.ts';
import type { Terminal } from './terminal.ts';

/** The context of a command. */
export interface Office {
  store: Store;
  settings: InquirySettings;
  terminal: Terminal;
  now: Date;
  /** Ends the command with a message and an exit code, by default 1. */
  fail(message: string, exitCode?: 1 | 2): never;
}

/** Prints everything stored about a person as JSON, including the composed mails. */
export async function person({ store, settings, terminal, now, fail }: Office, email: string): Promise<void> {
  const held = await store.list({ email });
  if (held.length === 0) fail('Nothing is held under this address.');
  const inquiries = [];
  for (const stored of held) {
    const mails = await store.mails(stored.reference);
    const facts = factsWith(await store.announced(stored.inquiry.visitDate));
    // Unsigned, so that it authorizes nobody.
    const link = `${settings.siteOrigin}${deskPath}/${stored.reference}`;
    const withWords = mails.map(mail => ({
      ...mail,
      ...messageOf(mail, stored, { settings, link, facts, at: mail.sentAt ?? now }),
    }));
    inquiries.push({ ...stored, status: statusOf(stored, now), mails: withWords });
  }
  terminal.print(`${JSON.stringify({ email, heldAt: now, inquiries }, null, 2)}\n`);
}

export async function erase(office: Office, email: string, yes = false): Promise<void> {
  const { store, terminal, now } = office;
  const held = await store.list({ email });
  if (held.length > 0)
    await confirm(
      office,
      yes,
      `Erase inquiries: ${held.length}, with their notes and mails? This cannot be undone.`,
    );
  // Even if nothing is found: an earlier attempt may have left deleted rows in the write-ahead log.
  const erased = await store.erasePerson(email, now);
  if (erased.inquiries === 0) return terminal.say('Nothing is held under this address.');
  terminal.say(`Erased: ${countsText({ ...erased })}.`);
  terminal.say('Mails that were sent are still in the mailboxes they went to, and old rows in backups.');
}

export async function purge(office: Office, yes = false): Promise<void> {
  const { store, terminal, now } = office;
  const limits = { contactBefore: purgeCutoff(now), spamBefore: spamPurgeCutoff(now) };
  const { inquiryYears, spamDays } = commitments.retention;
  const { older, all } = await store.countOlder(limits);
  const which = `whose last contact was ${inquiryYears} years ago, and spam of ${spamDays} days ago`;
  await confirm(office, yes, `Remove inquiries ${which}: ${older} of ${all}?`);
  terminal.say(`Removed: ${countsText({ ...(await store.purge(limits, now)) })}.`);
}

export async function outbox({ store, terminal }: Office): Promise<void> {
  const mails = await store.mails();
  if (mails.length === 0) terminal.say('Every mail is sent.');
  for (const { reference, kind, state, attempts, dueAt, lastError } of mails) {
    const next = state === 'waiting' ? `next try ${dateTime(dueAt, 'en')}` : '';
    const parts = [reference ?? '', kind, state, `tries ${attempts}`, next, lastError ?? ''];
    terminal.print(`${parts.filter(Boolean).join(', ')}\n`);
  }
}

/** Ends the command unless the answer is yes. */
async function confirm({ terminal, fail }: Office, yes: boolean, question: string): Promise<void> {
  const answer = yes || (await terminal.confirm(question));
  if (answer === null) fail('There’s nobody to ask. Use --yes to skip the question.', 2);
  if (!answer) fail('Nothing was done.');
}
