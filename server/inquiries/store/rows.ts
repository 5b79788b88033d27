import { domainToASCII } from 'node:url';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import { type Inquiry, mapFields } from '../../../domain/inquiry.ts';
import type {
  Announcement,
  AuditEvent,
  NewMail,
  QueuedMail,
  Reference,
  StoredInquiry,
  Submission,
} from './records.ts';
import { toSearchText } from './search-text.ts';
import { fromRow, type Row, type Value } from './statement.ts';

/** Normalizes case, Unicode (NFC), and the domain (Punycode). */
export function toEmailKey(email: string): string {
  const address = email.toLowerCase().normalize('NFC');
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return address.slice(0, -domain.length) + (domainToASCII(domain) || domain);
}

/** Columns that follow from others. */
export const toLookupColumns = (inquiry: Inquiry, reference: Reference) => ({
  emailKey: toEmailKey(inquiry.email),
  searchText: toSearchText(reference, inquiry),
});

/** Each field of the form has a column of its name. */
export function toInquiryColumns(
  { idempotencyKey, inquiry, locale, spamReasons, receivedAt }: Submission,
  reference: Reference,
): Record<string, Value> {
  return {
    reference,
    idempotencyKey,
    ...inquiry,
    plan: inquiry.plan ?? '',
    locale,
    spamReasons: spamReasons.join(' '),
    ...toLookupColumns(inquiry, reference),
    receivedAt,
    openedAt: receivedAt,
    lastContactAt: receivedAt,
  };
}

export function toFields(row: Row): Inquiry {
  const values = fromRow(row);
  const { plan } = values;
  return { ...mapFields(field => values[field]), ...(plan ? { plan } : {}) } as unknown as Inquiry;
}

export function toInquiry(row: Row): StoredInquiry {
  const {
    reference,
    locale,
    spamReasons,
    receivedAt,
    openedAt,
    answeredAt,
    spamAt,
    lastContactAt,
    revision,
  } = fromRow(row);
  return {
    reference,
    inquiry: toFields(row),
    locale,
    spamReasons: String(spamReasons).split(' ').filter(Boolean),
    receivedAt,
    openedAt,
    answeredAt,
    spamAt,
    lastContactAt,
    revision,
  } as StoredInquiry;
}

export function toAuditEvent(row: Row): AuditEvent {
  const { kind, actedAt, initials, text } = fromRow(row);
  return { kind, actedAt, initials, text } as AuditEvent;
}

/** A mail with a reason to hold it is not sent until a clerk releases it. */
export function toMailColumns(
  mail: NewMail,
  reference: Reference | null,
  queuedAt: Date,
  holdReason: string | null = null,
): Record<string, Value> {
  const state = holdReason === null ? 'waiting' : 'held';
  return { ...mail, reference, state, queuedAt, dueAt: queuedAt, lastError: holdReason };
}

export function toMail(row: Row): QueuedMail {
  const { leasedUntil: _, ...mail } = fromRow(row);
  return mail as unknown as QueuedMail;
}

export function toAnnouncementColumns({ from, to = from, reason, ...change }: ScheduleException) {
  return { fromDay: from, toDay: to, reason, change: JSON.stringify(change) };
}

export function toAnnouncement(row: Row): Announcement {
  const { fromDay: from, toDay: to, reason, change, ...rest } = fromRow(row);
  const exception = { from, ...(to !== from && { to }), reason, ...JSON.parse(String(change)) };
  return { ...rest, exception } as Announcement;
}
