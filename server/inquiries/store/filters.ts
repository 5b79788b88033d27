import type { InquiryFilter, MailFilter, Page, Reference } from './records.ts';
import { emailKey, mailboxOf } from './rows.ts';
import { searchPatterns } from './search.ts';
import { join, raw, type Statement, sql } from './statement.ts';

/** SQLite only uses partial indexes if a query contains exactly these conditions. */
export const isOpen = sql`answered_at IS NULL AND spam_at IS NULL`;
export const isUnsent = sql`state <> 'sent'`;

export const whereClause = (inquiryConditions: readonly Statement[]): Statement =>
  inquiryConditions.length === 0 ? sql`` : sql`WHERE ${join(inquiryConditions, ' AND ')}`;

export const limitClause = (limit?: number): Statement => (limit === undefined ? sql`` : sql`LIMIT ${limit}`);

const statusConditions = {
  open: isOpen,
  late: isOpen,
  answered: sql`answered_at IS NOT NULL AND spam_at IS NULL`,
  spam: sql`spam_at IS NOT NULL`,
};

export const isToldAbout = (about: string): Statement =>
  sql`EXISTS (SELECT 1 FROM acts WHERE acts.reference = inquiries.reference AND about = ${about})`;

/** Uses the index of mailboxes. */
export function hasEmail(email: string): Statement {
  const { mailDomain, mailbox } = mailboxOf(email);
  return sql`mail_domain = ${mailDomain} AND mailbox = ${mailbox} AND email_key = ${emailKey(email)}`;
}

export function inquiryConditions(filter: InquiryFilter): Statement[] {
  const {
    status,
    lateBefore,
    from,
    to,
    receivedUntil,
    includeCorrected,
    notToldAbout,
    toldAbout,
    email,
    words,
  } = filter;
  const found: Statement[] = [];
  if (status) found.push(statusConditions[status]);
  else if (email === undefined && words === undefined) found.push(sql`spam_at IS NULL`);
  if (status === 'late') {
    if (lateBefore === undefined) throw new TypeError('Late inquiries: late since when?');
    found.push(sql`received_at < ${lateBefore} AND NOT EXISTS (
      SELECT 1 FROM acts WHERE acts.reference = inquiries.reference AND kind = 'reopened' AND acted_at >= ${lateBefore}
    )`);
  }
  if (from !== undefined) found.push(sql`visit_date >= ${from}`);
  if (to !== undefined) found.push(sql`visit_date <= ${to}`);
  if (receivedUntil !== undefined) {
    const corrected = sql`OR EXISTS (
      SELECT 1 FROM acts WHERE acts.reference = inquiries.reference AND kind = 'corrected' AND acted_at >= ${receivedUntil}
    )`;
    found.push(sql`(received_at <= ${receivedUntil} ${includeCorrected ? corrected : sql``})`);
  }
  if (notToldAbout !== undefined) found.push(sql`NOT ${isToldAbout(notToldAbout)}`);
  if (toldAbout !== undefined) found.push(isToldAbout(toldAbout));
  if (email !== undefined) found.push(hasEmail(email));
  if (words !== undefined) {
    const patterns = searchPatterns(words);
    if (patterns.length === 0) found.push(sql`1 = 0`);
    found.push(...patterns.map(pattern => sql`search_words LIKE ${pattern}`));
  }
  return found;
}

const orders = {
  oldest: { columns: ['received_at', 'id'], direction: 'ASC', follows: '>' },
  newest: { columns: ['id'], direction: 'DESC', follows: '<' },
  visit: { columns: ['visit_date', 'id'], direction: 'ASC', follows: '>' },
} as const;

/** `WHERE`, `ORDER BY` and `LIMIT` clauses. */
export function pageClauses(
  found: readonly Statement[],
  { order = 'oldest', limit, after }: Page,
): Statement {
  const { columns, direction, follows } = orders[order];
  const key = raw(columns.join(', '));
  const following = sql`(${key}) ${raw(follows)} (SELECT ${key} FROM inquiries WHERE reference = ${after ?? ''})`;
  const sorted = raw(columns.map(column => `${column} ${direction}`).join(', '));
  const wanted = after === undefined ? found : [...found, following];
  return sql`${whereClause(wanted)} ORDER BY ${sorted} ${limitClause(limit)}`;
}

export function mailConditions(of: Reference | MailFilter): Statement[] {
  if (typeof of === 'string') return [sql`reference = ${of}`];
  const { states, open } = of;
  const found: Statement[] = [];
  if (!states?.includes('sent')) found.push(isUnsent);
  if (states)
    found.push(
      sql`state IN (${join(
        states.map(state => sql`${state}`),
        ', ',
      )})`,
    );
  if (open) found.push(sql`reference IN (SELECT reference FROM inquiries WHERE ${isOpen})`);
  return found;
}
