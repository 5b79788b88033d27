import { hash } from 'node:crypto';
import { type Inquiry, inquiryFields, perField } from '../../../domain/inquiry.ts';
import type {
  Acceptance,
  InquiryFilter,
  NewMail,
  QueuedMail,
  Reference,
  StoredInquiry,
  Submission,
} from './store.ts';

/** What a column holds. Moments are numbers (milliseconds) in SQLite's rows, `Date` in PostgreSQL's. */
export type Value = string | number | Date | null;

/** A row as a driver gives it. PostgreSQL's counts and ids are strings of digits. */
export type Row = Record<string, unknown>;

/** By this key an address is found in any case, and composed or decomposed (Unicode NFC). */
export const emailKey = (email: string) => email.toLowerCase().normalize('NFC');

/**
 * SHA-256 of an inquiry, in hexadecimal. It does not depend on the order of the properties. What is left empty does not count,
 * so that an inquiry has the same hash after the form has got another field.
 */
export function hashOf(inquiry: Inquiry): string {
  const filled = inquiryFields.filter(field => inquiry[field] !== null && inquiry[field] !== '');
  return hash('sha256', JSON.stringify(filled.map(field => [field, inquiry[field]])));
}

/** The answer to a key that came before. `row` is the earlier inquiry, `hash` that of the new one. */
export function replay(row: Row, hash: string): Acceptance {
  if (row['inquiry_hash'] !== hash) return { outcome: 'conflict' };
  return { outcome: 'replayed', reference: row['reference'] as Reference };
}

/**
 * A row with the names and types of the code. A column has the name of the property in snake_case: `visitDate` is kept in
 * `visit_date`. Columns that end in `_at` or `_until` hold moments.
 */
function fromRow(row: Row): Record<string, unknown> {
  const entries = Object.entries(row).map(([column, value]) => [
    column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    isMoment(column) ? toDateOrNull(value) : value,
  ]);
  return Object.fromEntries(entries);
}

export const isMoment = (column: string) => /_(at|until)$/.test(column);

/** The column of a property. */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

function toColumns(values: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [columnOf(name), value]));
}

/** A submission as columns of `inquiries`. */
export function inquiryColumns(
  { key, inquiry, locale, marks, receivedAt }: Submission,
  reference: Reference,
): Record<string, Value> {
  return toColumns({
    reference,
    idempotencyKey: key,
    inquiryHash: hashOf(inquiry),
    emailKey: emailKey(inquiry.email),
    ...inquiry,
    locale,
    marks: marks.join(' '),
    receivedAt,
    lastContactAt: receivedAt,
  });
}

export function toInquiry(row: Row): StoredInquiry {
  const { reference, locale, marks, receivedAt, answeredAt, lastContactAt, notes, ...rest } = fromRow(row);
  return {
    reference,
    inquiry: perField<unknown>(field => rest[field]),
    locale,
    marks: (marks as string).split(' ').filter(mark => mark !== ''),
    receivedAt,
    answeredAt,
    lastContactAt,
    notes: (JSON.parse(notes as string) as [number | string, string][]).map(([writtenAt, text]) => ({
      writtenAt: new Date(writtenAt),
      text,
    })),
  } as StoredInquiry;
}

/** A new mail as columns of `mails`: waiting, due at once. */
export function mailColumns(
  { from: sender, to: recipient, ...mail }: NewMail,
  reference: Reference | null,
  queuedAt: Date,
): Record<string, Value> {
  return toColumns({
    reference,
    sender,
    recipient,
    ...mail,
    state: 'waiting',
    attempts: 0,
    queuedAt,
    dueAt: queuedAt,
  });
}

export function toMail(row: Row): QueuedMail {
  const { id, reference, kind, sender, recipient, replyTo, heldUntil: _, ...rest } = fromRow(row);
  return {
    id: Number(id),
    reference,
    kind,
    from: sender,
    to: recipient,
    ...(replyTo !== null && { replyTo }),
    ...rest,
  } as QueuedMail;
}

/** `INSERT INTO table (a, b) VALUES (?, ?)` with its values. */
export function insertion(table: string, columns: Record<string, Value>): [sql: string, values: Value[]] {
  const names = Object.keys(columns);
  return [
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(columns),
  ];
}

/** `WHERE …` for a filter, with its values. */
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

export const toDateOrNull = (value: unknown) =>
  value === null ? null : new Date(value as number | string | Date);
