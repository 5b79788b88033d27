/** Filters and pagination as SQL. */

import type { InquiryFilter, MailFilter, Page, Reference } from './records.ts';
import { emailKey, mailboxOf } from './rows.ts';
import { searchPatterns } from './search.ts';
import { join, raw, type Statement, sql } from './statement.ts';

/** SQLite uses partial indexes only if a query contains exactly these conditions. */
export const isOpen = sql`answered_at IS NULL AND spam_at IS NULL`;
export const isUnsent = sql`state <> 'sent'`;

export const where = (conditions: readonly Statement[]): Statement =>
  conditions.length === 0 ? sql`` : sql`WHERE ${join(conditions, ' AND ')}`;

export const limited = (limit?: number): Statement => (limit === undefined ? sql`` : sql`LIMIT ${limit}`);

const byStatus = {
  open: isOpen,
  late: isOpen,
  answered: sql`answered_at IS NOT NULL AND spam_at IS NULL`,
  spam: sql`spam_at IS NOT NULL`,
};

/** A condition that the visitor has been told of something (`Act.about`). */
export const isTold = (about: string): Statement =>
  sql`EXISTS (SELECT 1 FROM acts WHERE acts.reference = inquiries.reference AND about = ${about})`;

/** Inquiries from an address, found through the index of mailboxes. */
export function isFrom(email: string): Statement {
  const { mailDomain, mailbox } = mailboxOf(email);
  return sql`mail_domain = ${mailDomain} AND mailbox = ${mailbox} AND email_key = ${emailKey(email)}`;
}

export function conditions(filter: InquiryFilter): Statement[] {
  const { status, overdueCutoff, from, to, receivedUntil, orCorrected, untold, told, email, words } = filter;
  const found: Statement[] = [];
  if (status) found.push(byStatus[status]);
  else if (email === undefined && words === undefined) found.push(sql`spam_at IS NULL`);
  if (status === 'late') {
    if (overdueCutoff === undefined) throw new TypeError('Late inquiries: late since when?');
    found.push(sql`received_at < ${overdueCutoff} AND NOT EXISTS (
      SELECT 1 FROM acts WHERE acts.reference = inquiries.reference AND kind = 'reopened' AND acted_at >= ${overdueCutoff}
    )`);
  }
  if (from !== undefined) found.push(sql`visit_date >= ${from}`);
  if (to !== undefined) found.push(sql`visit_date <= ${to}`);
  if (receivedUntil !== undefined) {
    const corrected = sql`OR EXISTS (
      SELECT 1 FROM acts WHERE acts.reference = inquiries.reference AND kind = 'corrected' AND acted_at >= ${receivedUntil}
    )`;
    found.push(sql`(received_at <= ${receivedUntil} ${orCorrected ? corrected : sql``})`);
  }
  if (untold !== undefined) found.push(sql`NOT ${isTold(untold)}`);
  if (told !== undefined) found.push(isTold(told));
  if (email !== undefined) found.push(isFrom(email));
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

/** `WHERE …`, `ORDER BY …` and `LIMIT …` for a page of a list. */
export function pageOf(found: readonly Statement[], { order = 'oldest', limit, after }: Page): Statement {
  const { columns, direction, follows } = orders[order];
  const key = raw(columns.join(', '));
  const following = sql`(${key}) ${raw(follows)} (SELECT ${key} FROM inquiries WHERE reference = ${after ?? ''})`;
  const sorted = raw(columns.map(column => `${column} ${direction}`).join(', '));
  const wanted = after === undefined ? found : [...found, following];
  return sql`${where(wanted)} ORDER BY ${sorted} ${limited(limit)}`;
}

/** Selects the mails of an inquiry or of a filter. */
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
