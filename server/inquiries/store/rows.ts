import { hash } from 'node:crypto';
import type { Day } from '../../../domain/day.ts';
import type { Inquiry } from '../../../domain/inquiry.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type {
  Acceptance,
  InquiryFilter,
  MailKind,
  MailState,
  NewMail,
  QueuedMail,
  Reference,
  SpamMark,
  StoredInquiry,
  Submission,
} from './store.ts';

/** What a column holds. Moments are numbers (milliseconds) in SQLite's rows, `Date` in PostgreSQL's. */
export type Value = string | number | Date | null;

/** A row as a driver gives it. PostgreSQL's counts and ids are strings of digits. */
export type Row = Record<string, unknown>;

/** An e-mail address as it is looked up: in any case, composed or decomposed (Unicode NFC), it is the same one. */
export const emailKey = (email: string) => email.toLowerCase().normalize('NFC');

/** SHA-256 of what a visitor asks for, in hexadecimal: the same for the same answers, whatever the order of fields. */
export function hashOf(inquiry: Inquiry): string {
  const { fullName, email, phone, visitDate, numberOfVisitors, specialRequests } = inquiry;
  const canonical = [fullName, email, phone, visitDate, numberOfVisitors, specialRequests];
  return hash('sha256', JSON.stringify(canonical));
}

/** What an idempotency key that came before is answered. */
export function replay(row: Row, hash: string): Acceptance {
  if (row['inquiry_hash'] !== hash) return { outcome: 'conflict' };
  return { outcome: 'replayed', reference: row['reference'] as Reference };
}

/** A submission as columns of `inquiries`. */
export function inquiryColumns(
  { key, inquiry, locale, marks, receivedAt }: Submission,
  reference: Reference,
) {
  return {
    reference,
    idempotency_key: key,
    inquiry_hash: hashOf(inquiry),
    full_name: inquiry.fullName,
    email: inquiry.email,
    email_key: emailKey(inquiry.email),
    phone: inquiry.phone,
    visit_date: inquiry.visitDate,
    number_of_visitors: inquiry.numberOfVisitors,
    special_requests: inquiry.specialRequests,
    locale,
    marks: marks.join(' '),
    received_at: receivedAt,
    answered_at: null,
    last_contact_at: receivedAt,
  } satisfies Record<string, Value>;
}

/** A new mail as columns of `mails`: waiting, due at once. */
export function mailColumns(mail: NewMail, reference: Reference | null, queuedAt: Date) {
  return {
    reference,
    kind: mail.kind,
    sender: mail.from,
    recipient: mail.to,
    reply_to: mail.replyTo ?? null,
    subject: mail.subject,
    text: mail.text,
    message_id: mail.messageId,
    state: 'waiting',
    attempts: 0,
    queued_at: queuedAt,
    due_at: queuedAt,
    sent_at: null,
    last_error: null,
  } satisfies Record<string, Value>;
}

/** `INSERT INTO table (a, b) VALUES (?, ?)` with the values that belong to it. */
export function insertion(table: string, columns: Record<string, Value>): [sql: string, values: Value[]] {
  const names = Object.keys(columns);
  return [
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(columns),
  ];
}

/** The condition of a filter: SQL with its values. */
export function condition(filter: InquiryFilter): [sql: string, values: Value[]] {
  const parts: string[] = [];
  const values: Value[] = [];
  const add = (sql: string, ...more: Value[]) => {
    parts.push(sql);
    values.push(...more);
  };
  if (filter.status !== undefined) add('answered_at IS NULL');
  if (filter.status === 'late') {
    if (filter.lateBefore === undefined) throw new TypeError('Late inquiries: late since when?');
    add('received_at < ?', filter.lateBefore);
  }
  if (filter.from !== undefined) add('visit_date >= ?', filter.from);
  if (filter.to !== undefined) add('visit_date <= ?', filter.to);
  if (filter.email !== undefined) add('email_key = ?', emailKey(filter.email));
  return [parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values];
}

export function toInquiry(row: Row): StoredInquiry {
  return {
    reference: row['reference'] as Reference,
    inquiry: {
      fullName: row['full_name'] as string,
      email: row['email'] as string,
      phone: row['phone'] as string,
      visitDate: row['visit_date'] as Day,
      numberOfVisitors: row['number_of_visitors'] as number,
      specialRequests: row['special_requests'] as string,
    },
    locale: row['locale'] as Locale,
    marks: (row['marks'] as string).split(' ').filter(mark => mark !== '') as SpamMark[],
    receivedAt: toDate(row['received_at']),
    answeredAt: toDateOrNull(row['answered_at']),
    lastContactAt: toDate(row['last_contact_at']),
    notes: (JSON.parse(row['notes'] as string) as [number | string, string][]).map(([writtenAt, text]) => ({
      writtenAt: toDate(writtenAt),
      text,
    })),
  };
}

export function toMail(row: Row): QueuedMail {
  const replyTo = row['reply_to'] as string | null;
  return {
    id: Number(row['id']),
    reference: row['reference'] as Reference | null,
    kind: row['kind'] as MailKind,
    from: row['sender'] as string,
    to: row['recipient'] as string,
    ...(replyTo !== null && { replyTo }),
    subject: row['subject'] as string,
    text: row['text'] as string,
    messageId: row['message_id'] as string,
    state: row['state'] as MailState,
    attempts: row['attempts'] as number,
    queuedAt: toDate(row['queued_at']),
    dueAt: toDate(row['due_at']),
    sentAt: toDateOrNull(row['sent_at']),
    lastError: row['last_error'] as string | null,
  };
}

const toDate = (value: unknown) => new Date(value as number | string | Date);

export const toDateOrNull = (value: unknown) => (value === null ? null : toDate(value));
