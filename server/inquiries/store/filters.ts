import type { InquiryFilter, Paging } from './records.ts';
import { toEmailKey } from './rows.ts';
import { toSearchWords } from './search-text.ts';
import { join, raw, type Statement, sql } from './statement.ts';

/** Repeats the condition of a partial index, which SQLite does not use otherwise. */
export const openCondition = sql`answered_at IS NULL AND spam_at IS NULL`;

const statusConditions = {
  open: openCondition,
  late: openCondition,
  answered: sql`answered_at IS NOT NULL AND spam_at IS NULL`,
  spam: sql`spam_at IS NOT NULL`,
  failed: sql`${openCondition} AND reference IN (SELECT reference FROM mails WHERE state = 'failed')`,
};

export const emailCondition = (email: string): Statement => sql`email_key = ${toEmailKey(email)}`;

const contains = (word: string): Statement =>
  sql`search_text LIKE ${`%${word.replace(/[!%_]/g, '!$&')}%`} ESCAPE '!'`;

export function inquiryConditions(filter: InquiryFilter): Statement[] {
  const { status, overdueCutoff, from, to, email, text } = filter;
  const conditions: Statement[] = [];
  if (status) conditions.push(statusConditions[status]);
  else if (email === undefined && text === undefined) conditions.push(sql`spam_at IS NULL`);
  if (status === 'late') {
    if (overdueCutoff === undefined) throw new TypeError('Late inquiries need an `overdueCutoff`.');
    conditions.push(sql`opened_at < ${overdueCutoff}`);
  }
  if (from !== undefined) conditions.push(sql`visit_date >= ${from}`);
  if (to !== undefined) conditions.push(sql`visit_date <= ${to}`);
  if (email !== undefined) conditions.push(emailCondition(email));
  if (text !== undefined) conditions.push(...toSearchWords(text).map(contains));
  return conditions;
}

export const whereClause = (conditions: readonly Statement[]): Statement =>
  conditions.length === 0 ? sql`` : sql`WHERE ${join(conditions, ' AND ')}`;

const orders = {
  oldest: { columns: ['received_at', 'id'], direction: 'ASC', follows: '>' },
  newest: { columns: ['id'], direction: 'DESC', follows: '<' },
  visit: { columns: ['visit_date', 'id'], direction: 'ASC', follows: '>' },
} as const;

export function pageClauses(
  conditions: readonly Statement[],
  { order = 'oldest', limit, after }: Paging,
): Statement {
  const { columns, direction, follows } = orders[order];
  const key = raw(columns.join(', '));
  const afterCondition = sql`(${key}) ${raw(follows)} (SELECT ${key} FROM inquiries WHERE reference = ${after ?? ''})`;
  const orderBy = raw(columns.map(column => `${column} ${direction}`).join(', '));
  const allConditions = after === undefined ? conditions : [...conditions, afterCondition];
  return sql`${whereClause(allConditions)} ORDER BY ${orderBy} ${limit === undefined ? sql`` : sql`LIMIT ${limit}`}`;
}
