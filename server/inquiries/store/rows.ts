import { hash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { type Inquiry, inquiryFields, perField } from '../../../domain/inquiry.ts';
import { inquiryWords, searchedWords } from './search.ts';
import type {
  Acceptance,
  ActKind,
  InquiryFilter,
  MailFilter,
  NewMail,
  Page,
  QueuedMail,
  Reference,
  StoredInquiry,
  Submission,
} from './store.ts';

/** What a column holds. Moments are numbers (milliseconds) in SQLite's rows, `Date` in PostgreSQL's. */
export type Value = string | number | Date | null;

/** A row as a driver gives it. PostgreSQL's counts and ids are strings of digits. */
export type Row = Record<string, unknown>;

/** A statement, with `?` for each of its values. */
export type Statement = [sql: string, values?: readonly Value[]];

/** By this key an address is found in any case, composed or decomposed (Unicode NFC), its domain in Unicode or Punycode. */
export function emailKey(email: string): string {
  const address = email.toLowerCase().normalize('NFC');
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return address.slice(0, -domain.length) + (domainToASCII(domain) || domain);
}

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

/** By what an inquiry is found: whose it is, and its words. */
export const lookedUpBy = (inquiry: Partial<Inquiry>, reference: string) => ({
  emailKey: emailKey(inquiry.email ?? ''),
  searchWords: inquiryWords(reference, inquiry),
});

/** A submission as columns of `inquiries`. */
export function inquiryColumns(
  { key, inquiry, locale, marks, receivedAt }: Submission,
  reference: Reference,
): Record<string, Value> {
  return toColumns({
    reference,
    idempotencyKey: key,
    inquiryHash: hashOf(inquiry),
    ...lookedUpBy(inquiry, reference),
    ...inquiry,
    locale,
    marks: marks.join(' '),
    receivedAt,
    lastContactAt: receivedAt,
  });
}

/** The fields of an inquiry in a row. */
export function toFields(row: Row): Inquiry {
  const values = fromRow(row);
  return perField(field => values[field]) as unknown as Inquiry;
}

/** `acts`: the history of the row, as JSON text. */
export function toInquiry(row: Row): StoredInquiry {
  const { reference, locale, marks, receivedAt, answeredAt, spamAt, lastContactAt, acts } = fromRow(row);
  return {
    reference,
    inquiry: toFields(row),
    locale,
    marks: (marks as string).split(' ').filter(mark => mark !== ''),
    receivedAt,
    answeredAt,
    spamAt,
    lastContactAt,
    history: (JSON.parse(acts as string) as [ActKind, number | string, string, string][]).map(
      ([kind, actedAt, by, text]) => ({ kind, actedAt: new Date(actedAt), by, text }),
    ),
  } as StoredInquiry;
}

/** A new mail as columns of `mails`, due at once. */
export function mailColumns(
  mail: NewMail,
  reference: Reference | null,
  queuedAt: Date,
  holdFor?: string,
): Record<string, Value> {
  return toColumns({
    reference,
    ...mail,
    state: holdFor === undefined ? 'waiting' : 'held',
    attempts: 0,
    queuedAt,
    dueAt: queuedAt,
    lastError: holdFor ?? null,
  });
}

export function toMail(row: Row): QueuedMail {
  const { id, heldUntil: _, ...rest } = fromRow(row);
  return { id: Number(id), ...rest } as QueuedMail;
}

/** `INSERT INTO table (a, b) VALUES (?, ?)` with its values. */
export function insertion(table: string, columns: Record<string, Value>): [sql: string, values: Value[]] {
  const names = Object.keys(columns);
  return [
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(columns),
  ];
}

/** A condition, with its values. */
export type Condition = [sql: string, values: Value[]];

/** `WHERE …` for all of some conditions; nothing for none. */
export function where(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return ['', []];
  return [
    `WHERE ${conditions.map(([sql]) => sql).join(' AND ')}`,
    conditions.flatMap(([, values]) => values),
  ];
}

/** In these very words: SQLite uses the partial indexes only for a query that has them. */
export const isOpen = 'answered_at IS NULL AND spam_at IS NULL';
/** The same of `mails_unsent`. */
export const unsent = `state <> 'sent'`;

/**
 * Finds the rows of `inquiries` that have all of these words, each at the beginning of one. Where `most` says so, the newest of
 * them alone, and older ones than `after`.
 */
export type Matching = (words: readonly string[], most?: number, after?: Reference) => Condition;

/** The conditions of a filter of inquiries, of which a page is wanted. */
export function conditions(filter: InquiryFilter, matching: Matching, page: Page = {}): Condition[] {
  const { status, lateBefore, email, words } = filter;
  const found: Condition[] = [];
  if (status === 'open' || status === 'late') found.push([isOpen, []]);
  else if (status === 'answered') found.push(['answered_at IS NOT NULL AND spam_at IS NULL', []]);
  else if (status === 'spam') found.push(['spam_at IS NOT NULL', []]);
  else if (email === undefined && words === undefined) found.push(['spam_at IS NULL', []]);
  if (status === 'late') {
    if (lateBefore === undefined) throw new TypeError('Late inquiries: late since when?');
    const reopened =
      "SELECT 1 FROM acts WHERE acts.reference = inquiries.reference AND kind = 'reopened' AND acted_at >= ?";
    found.push([`received_at < ? AND NOT EXISTS (${reopened})`, [lateBefore, lateBefore]]);
  }
  if (email !== undefined) found.push(['email_key = ?', [emailKey(email)]]);
  if (words !== undefined) {
    const searched = searchedWords(words);
    // Words that all inquiries have must not make a list of all of them.
    const { limit, after } = found.length === 0 && page.order === 'newest' ? page : {};
    found.push(searched.length > 0 ? matching(searched, limit, after) : ['1 = 0', []]);
  }
  return found;
}

const orders = {
  oldest: { columns: 'received_at, id', direction: 'ASC', follows: '>' },
  newest: { columns: 'id', direction: 'DESC', follows: '<' },
  visit: { columns: 'visit_date, id', direction: 'ASC', follows: '>' },
} as const;

/** What comes after an inquiry in the order of a page, and the order with its limit. */
export function pageOf({ order = 'oldest', limit, after }: Page): { after: Condition[]; sorted: Condition } {
  const { columns, direction, follows } = orders[order];
  return {
    after:
      after === undefined
        ? []
        : [[`(${columns}) ${follows} (SELECT ${columns} FROM inquiries WHERE reference = ?)`, [after]]],
    sorted: [
      `ORDER BY ${columns.replaceAll(/\w+/g, `$& ${direction}`)}${limit === undefined ? '' : ' LIMIT ?'}`,
      limit === undefined ? [] : [limit],
    ],
  };
}

/** The conditions of mails: those of an inquiry, or of a filter. */
export function mailConditions(of: Reference | MailFilter): Condition[] {
  if (typeof of === 'string') return [['reference = ?', [of]]];
  const { states, open } = of;
  const found: Condition[] = [];
  if (!states?.includes('sent')) found.push([unsent, []]);
  if (states) found.push([`state IN (${states.map(() => '?').join(', ')})`, [...states]]);
  if (open) found.push([`reference IN (SELECT reference FROM inquiries WHERE ${isOpen})`, []]);
  return found;
}

export const toDateOrNull = (value: unknown) =>
  value === null ? null : new Date(value as number | string | Date);
