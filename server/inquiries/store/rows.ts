import { hash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import { type Inquiry, inquiryFields, mapFields } from '../../../domain/inquiry.ts';
import type {
  Announcement,
  AuditEvent,
  NewMail,
  QueuedMail,
  Reference,
  StoredInquiry,
  Submission,
} from './records.ts';
import { toInquiryWords } from './search.ts';
import { fromRow, type Row, type Value } from './statement.ts';

/** Normalizes case, Unicode (NFC), and the domain (Punycode). */
export function toEmailKey(email: string): string {
  const address = email.toLowerCase().normalize('NFC').replace(/\.$/, '');
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return address.slice(0, -domain.length) + (domainToASCII(domain) || domain);
}

/** Empty values are skipped, so that a new field of the form changes no hash. */
export function hashInquiry(inquiry: Inquiry): string {
  const filled = [...inquiryFields, 'plan' as const].filter(name => (inquiry[name] ?? '') !== '');
  return hash('sha256', JSON.stringify(filled.map(name => [name, inquiry[name]])));
}

/** Other domains of the same mailboxes, from the providers' documentation. */
const mainDomains: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
};

/** `ana+1@` and `a.na@` count as `ana@`. At some providers, two people may share a quota. */
export function toMailbox(email: string): { mailbox: string; mailDomain: string } {
  const [, local = '', domain = ''] = /^([^+]*).*@(.*)$/s.exec(toEmailKey(email)) ?? [];
  const mailDomain = mainDomains[domain] ?? domain;
  return { mailbox: `${local.replaceAll('.', '')}@${mailDomain}`, mailDomain };
}

export const lookupColumns = (inquiry: Partial<Inquiry>, reference: string, notes: readonly string[]) => ({
  emailKey: toEmailKey(inquiry.email ?? ''),
  ...toMailbox(inquiry.email ?? ''),
  searchWords: toInquiryWords(reference, inquiry, notes),
});

export function inquiryColumns(
  { idempotencyKey, inquiry, locale, spamReasons, receivedAt }: Submission,
  reference: Reference,
): Record<string, Value> {
  return {
    reference,
    idempotencyKey,
    inquiryHash: hashInquiry(inquiry),
    ...lookupColumns(inquiry, reference, []),
    ...inquiry,
    plan: inquiry.plan ?? '',
    locale,
    spamReasons: spamReasons.join(' '),
    receivedAt,
    lastContactAt: receivedAt,
  };
}

export function toFields(row: Row): Inquiry {
  const values = fromRow(row);
  const { plan } = values;
  return { ...mapFields(field => values[field]), ...(plan ? { plan } : {}) } as unknown as Inquiry;
}

type EventRow = [
  kind: AuditEvent['kind'],
  actedAt: number | string,
  initials: string,
  text: string,
  announcementKey: string | null,
];

const toAuditEvent = ([kind, actedAt, initials, text, announcementKey]: EventRow): AuditEvent => ({
  kind,
  actedAt: new Date(actedAt),
  initials,
  text,
  ...(announcementKey !== null && { announcementKey }),
});

export function toInquiry(row: Row): StoredInquiry {
  const { reference, locale, spamReasons, receivedAt, answeredAt, spamAt, lastContactAt, events } =
    fromRow(row);
  const eventRows = JSON.parse(String(events)) as EventRow[];
  return {
    reference,
    inquiry: toFields(row),
    locale,
    spamReasons: String(spamReasons).split(' ').filter(Boolean),
    receivedAt,
    answeredAt,
    spamAt,
    lastContactAt,
    events: eventRows.map(toAuditEvent),
  } as StoredInquiry;
}

export function mailColumns(
  mail: NewMail,
  reference: Reference | null,
  queuedAt: Date,
  holdReason: string | null = null,
): Record<string, Value> {
  return {
    ...mail,
    reference,
    state: holdReason === null ? 'waiting' : 'held',
    attempts: 0,
    queuedAt,
    dueAt: queuedAt,
    lastError: holdReason,
  };
}

export function toMail(row: Row): QueuedMail {
  const { id, heldUntil: _, ...rest } = fromRow(row);
  return { id: Number(id), ...rest } as QueuedMail;
}

export function announcementColumns({
  from,
  to = from,
  reason,
  ...change
}: ScheduleException): Record<string, Value> {
  return { fromDay: from, toDay: to, reason, change: JSON.stringify(change) };
}

export function toAnnouncement(row: Row): Announcement {
  const { id, fromDay: from, toDay: to, reason, change, ...rest } = fromRow(row);
  const exception = { from, ...(to !== from && { to }), reason, ...JSON.parse(String(change)) };
  return { id: Number(id), exception, ...rest } as Announcement;
}
