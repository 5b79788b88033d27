import { commitments, purgeCutoff, spamPurgeCutoff } from '../../../domain/commitments.ts';
import { deskPath } from '../../../domain/inquiry-api.ts';
import { withAnnouncements } from '../announcements/schedule-facts.ts';
import { formatDateTime } from '../date-time.ts';
import { composeMessage } from '../mail/messages.ts';
import type { InquirySettings } from '../settings.ts';
import { getStatus } from '../status.ts';
import type { Store, StoredInquiry } from '../store/store.ts';
import { formatCounts } from './backup.ts';
import type { Terminal } from './terminal.ts';

export interface Office {
  store: Store;
  settings: InquirySettings;
  terminal: Terminal;
  now: Date;
  fail(message: string, exitCode?: 1 | 2): never;
}

/** The published JSON format has other names for some properties. */
function toExport({ spamReasons, events, ...record }: StoredInquiry) {
  const history = events.map(({ initials, announcementKey, ...event }) => ({
    ...event,
    by: initials,
    ...(announcementKey !== undefined && { about: announcementKey }),
  }));
  return { ...record, marks: spamReasons, history };
}

export async function exportPerson(office: Office, email: string): Promise<void> {
  const { store, settings, terminal, now, fail } = office;
  const storedInquiries = await store.list({ email });
  if (storedInquiries.length === 0) fail('Nothing is held under this address.');
  const inquiries = [];
  for (const record of storedInquiries) {
    const queuedMails = await store.listMails(record.reference);
    const facts = withAnnouncements(await store.listAnnouncedExceptions(record.inquiry.visitDate));
    // The link is unsigned, so it grants no access to the desk.
    const link = `${settings.siteOrigin}${deskPath}/${record.reference}`;
    const mails = queuedMails.map(mail => ({
      ...mail,
      ...composeMessage(mail, record, { settings, link, facts, at: mail.sentAt ?? now }),
    }));
    inquiries.push({ ...toExport(record), status: getStatus(record, now), mails });
  }
  terminal.print(`${JSON.stringify({ email, heldAt: now, inquiries }, null, 2)}\n`);
}

export async function erase(office: Office, email: string, yes = false): Promise<void> {
  const { store, terminal, now } = office;
  const inquiries = await store.list({ email });
  if (inquiries.length > 0)
    await confirm(
      office,
      yes,
      `Erase inquiries: ${inquiries.length}, with their notes and mails? This cannot be undone.`,
    );
  // This runs even without inquiries: an earlier attempt may have left deleted rows in the write-ahead log.
  const erased = await store.erasePerson(email, now);
  if (erased.inquiries === 0) return terminal.say('Nothing is held under this address.');
  terminal.say(`Erased: ${formatCounts({ ...erased })}.`);
  terminal.say('Mails that were sent are still in the mailboxes they went to, and old rows in backups.');
}

export async function purge(office: Office, yes = false): Promise<void> {
  const { store, terminal, now } = office;
  const limits = { contactBefore: purgeCutoff(now), spamBefore: spamPurgeCutoff(now) };
  const { inquiryYears, spamDays } = commitments.retention;
  const { older, all } = await store.countExpired(limits);
  const criteria = `whose last contact was ${inquiryYears} years ago, and spam of ${spamDays} days ago`;
  await confirm(office, yes, `Remove inquiries ${criteria}: ${older} of ${all}?`);
  terminal.say(`Removed: ${formatCounts({ ...(await store.purge(limits, now)) })}.`);
}

export async function printOutbox({ store, terminal }: Office): Promise<void> {
  const mails = await store.listMails();
  if (mails.length === 0) terminal.say('Every mail is sent.');
  for (const { reference, kind, state, attempts, dueAt, lastError } of mails) {
    const nextAttempt = state === 'waiting' ? `next try ${formatDateTime(dueAt, 'en')}` : '';
    const parts = [reference ?? '', kind, state, `tries ${attempts}`, nextAttempt, lastError ?? ''];
    terminal.print(`${parts.filter(Boolean).join(', ')}\n`);
  }
}

async function confirm({ terminal, fail }: Office, yes: boolean, question: string): Promise<void> {
  const answer = yes || (await terminal.confirm(question));
  if (answer === null) fail('There’s nobody to ask. Use --yes to skip the question.', 2);
  if (!answer) fail('Nothing was done.');
}
