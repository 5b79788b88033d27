import { domainToASCII } from 'node:url';
import * as v from 'valibot';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import { type Inquiry, mapFields } from '../../../domain/inquiry.ts';
import {
  type Announcement,
  type AuditEvent,
  announcementSchema,
  eventSchema,
  inquirySchema,
  mailSchema,
  type NewMail,
  type QueuedMail,
  type Reference,
  referenceSchema,
  type StoredInquiry,
  type Submission,
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
  { idempotencyKey, inquiry, locale, isSuspected, receivedAt }: Submission,
  reference: Reference,
): Record<string, Value> {
  return {
    reference,
    idempotencyKey,
    ...inquiry,
    plan: inquiry.plan ?? '',
    locale,
    isSuspected: Number(isSuspected),
    ...toLookupColumns(inquiry, reference),
    receivedAt,
    openedAt: receivedAt,
    lastContactAt: receivedAt,
  };
}

export function toFields(row: Row): Inquiry {
  const { plan, ...values } = fromRow(row);
  return v.parse(inquirySchema.entries.inquiry, {
    ...mapFields(field => values[field]),
    ...(plan ? { plan } : {}),
  });
}

export const toInquiry = (row: Row): StoredInquiry =>
  v.parse(inquirySchema, { ...fromRow(row), inquiry: toFields(row) });

export const toReference = (row: Row): Reference => v.parse(referenceSchema, row['reference']);

export const toAuditEvent = (row: Row): AuditEvent => v.parse(eventSchema, fromRow(row));

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

export const toMail = (row: Row): QueuedMail => v.parse(mailSchema, fromRow(row));

export function toAnnouncementColumns({ from, to = from, reason, ...change }: ScheduleException) {
  return { fromDay: from, toDay: to, reason, change: JSON.stringify(change) };
}

export function toAnnouncement(row: Row): Announcement {
  const { fromDay: from, toDay: to, reason, change, ...rest } = fromRow(row);
  const exception: unknown = { from, ...(to !== from && { to }), reason, ...JSON.parse(String(change)) };
  return v.parse(announcementSchema, { ...rest, exception });
}
