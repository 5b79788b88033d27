import type { InquiryFilter, Paging } from './records.ts';
import { toEmailKey } from './rows.ts';
import { toSearchWords } from './search-text.ts';
import { join, type Statement, sql } from './statement.ts';

/** Repeats the condition of a partial index, which SQLite does not use otherwise. */
export const openCondition = sql`answered_at IS NULL AND spam_at IS NULL`;

const statusConditions = {
  open: openCondition,
  answered: sql`answered_at IS NOT NULL AND spam_at IS NULL`,
  spam: sql`spam_at IS NOT NULL`,
  failed: sql`${openCondition} AND reference IN (SELECT reference FROM mails WHERE state = 'failed')`,
};

export const emailCondition = (email: string): Statement => sql`email_key = ${toEmailKey(email)}`;

const contains = (word: string): Statement =>
  sql`search_text LIKE ${`%${word.replace(/[!%_]/g, '!$&')}%`} ESCAPE '!'`;

export function inquiryConditions(filter: InquiryFilter): Statement[] {
  const { status, openedBefore, from, to, email, text } = filter;
  const conditions: Statement[] = [];
  if (status) conditions.push(statusConditions[status]);
  else if (email === undefined && text === undefined) conditions.push(sql`spam_at IS NULL`);
  if (openedBefore !== undefined) conditions.push(sql`opened_at < ${openedBefore}`);
  if (from !== undefined) conditions.push(sql`visit_date >= ${from}`);
  if (to !== undefined) conditions.push(sql`visit_date <= ${to}`);
  if (email !== undefined) conditions.push(emailCondition(email));
  if (text !== undefined) conditions.push(...toSearchWords(text).map(contains));
  return conditions;
}

export const whereClause = (conditions: readonly Statement[]): Statement =>
  conditions.length === 0 ? sql`` : sql`WHERE ${join(conditions, ' AND ')}`;

const orders = {
  oldest: sql`received_at, id`,
  newest: sql`id DESC`,
  visit: sql`visit_date, id`,
};

export function pageClauses(
  conditions: readonly Statement[],
  { order = 'oldest', limit, offset = 0 }: Paging,
): Statement {
  const page = limit === undefined ? sql`` : sql`LIMIT ${limit} OFFSET ${offset}`;
  return sql`${whereClause(conditions)} ORDER BY ${orders[order]} ${page}`;
}
