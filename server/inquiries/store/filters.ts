import type { InquiryFilter, MailFilter, Page, Reference } from './records.ts';
import { toEmailKey, toMailbox } from './rows.ts';
import { toSearchPatterns } from './search.ts';
import { join, raw, type Statement, sql } from './statement.ts';

/** These conditions repeat those of the partial indexes, which SQLite does not use otherwise. */
export const isOpen = sql`answered_at IS NULL AND spam_at IS NULL`;
export const isUnsent = sql`state <> 'sent'`;

export const whereClause = (conditions: readonly Statement[]): Statement =>
  conditions.length === 0 ? sql`` : sql`WHERE ${join(conditions, ' AND ')}`;

export const limitClause = (limit?: number): Statement => (limit === undefined ? sql`` : sql`LIMIT ${limit}`);

const statusConditions = {
  open: isOpen,
  late: isOpen,
  answered: sql`answered_at IS NOT NULL AND spam_at IS NULL`,
  spam: sql`spam_at IS NOT NULL`,
};

export const isToldAbout = (announcementKey: string): Statement =>
  sql`EXISTS (SELECT 1 FROM audit_events WHERE audit_events.reference = inquiries.reference AND announcement_key = ${announcementKey})`;

/** The first two conditions use the index of mailboxes; the third compares the whole address. */
export function hasEmail(email: string): Statement {
  const { mailDomain, mailbox } = toMailbox(email);
  return sql`mail_domain = ${mailDomain} AND mailbox = ${mailbox} AND email_key = ${toEmailKey(email)}`;
}

export function inquiryConditions(filter: InquiryFilter): Statement[] {
  const {
    status,
    overdueCutoff,
    from,
    to,
    receivedUntil,
    includeCorrected,
    notToldAbout,
    toldAbout,
    email,
    words,
  } = filter;
  const conditions: Statement[] = [];
  if (status) conditions.push(statusConditions[status]);
  else if (email === undefined && words === undefined) conditions.push(sql`spam_at IS NULL`);
  if (status === 'late') {
    if (overdueCutoff === undefined) throw new TypeError('Late inquiries: late since when?');
    conditions.push(sql`received_at < ${overdueCutoff} AND NOT EXISTS (
      SELECT 1 FROM audit_events WHERE audit_events.reference = inquiries.reference AND kind = 'reopened' AND acted_at >= ${overdueCutoff}
    )`);
  }
  if (from !== undefined) conditions.push(sql`visit_date >= ${from}`);
  if (to !== undefined) conditions.push(sql`visit_date <= ${to}`);
  if (receivedUntil !== undefined) {
    const correctedClause = sql`OR EXISTS (
      SELECT 1 FROM audit_events WHERE audit_events.reference = inquiries.reference AND kind = 'corrected' AND acted_at >= ${receivedUntil}
    )`;
    conditions.push(sql`(received_at <= ${receivedUntil} ${includeCorrected ? correctedClause : sql``})`);
  }
  if (notToldAbout !== undefined) conditions.push(sql`NOT ${isToldAbout(notToldAbout)}`);
  if (toldAbout !== undefined) conditions.push(isToldAbout(toldAbout));
  if (email !== undefined) conditions.push(hasEmail(email));
  if (words !== undefined) {
    const patterns = toSearchPatterns(words);
    if (patterns.length === 0) conditions.push(sql`1 = 0`);
    conditions.push(...patterns.map(pattern => sql`search_words LIKE ${pattern}`));
  }
  return conditions;
}

const orders = {
  oldest: { columns: ['received_at', 'id'], direction: 'ASC', follows: '>' },
  newest: { columns: ['id'], direction: 'DESC', follows: '<' },
  visit: { columns: ['visit_date', 'id'], direction: 'ASC', follows: '>' },
} as const;

export function pageClauses(
  conditions: readonly Statement[],
  { order = 'oldest', limit, after }: Page,
): Statement {
  const { columns, direction, follows } = orders[order];
  const key = raw(columns.join(', '));
  const afterCondition = sql`(${key}) ${raw(follows)} (SELECT ${key} FROM inquiries WHERE reference = ${after ?? ''})`;
  const orderBy = raw(columns.map(column => `${column} ${direction}`).join(', '));
  const allConditions = after === undefined ? conditions : [...conditions, afterCondition];
  return sql`${whereClause(allConditions)} ORDER BY ${orderBy} ${limitClause(limit)}`;
}

export function mailConditions(selection: Reference | MailFilter): Statement[] {
  if (typeof selection === 'string') return [sql`reference = ${selection}`];
  const { states, open } = selection;
  const conditions: Statement[] = [];
  if (!states?.includes('sent')) conditions.push(isUnsent);
  if (states)
    conditions.push(
      sql`state IN (${join(
        states.map(state => sql`${state}`),
        ', ',
      )})`,
    );
  if (open) conditions.push(sql`reference IN (SELECT reference FROM inquiries WHERE ${isOpen})`);
  return conditions;
}
