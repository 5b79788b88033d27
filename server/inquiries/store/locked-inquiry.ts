import type { Dialect } from './connection.ts';
import type { Reference } from './records.ts';
import { type Query, type Row, raw, sql } from './statement.ts';

/** Until the transaction ends, nobody else changes the inquiry. The revision is the number of its events. */
export async function lockInquiry(
  query: Query,
  { lockRow }: Pick<Dialect, 'lockRow'>,
  reference: Reference,
  expectedRevision: number | undefined,
): Promise<Row | 'missing' | 'changed'> {
  const [row] = await query(sql`SELECT * FROM inquiries WHERE reference = ${reference} ${raw(lockRow)}`);
  if (!row) return 'missing';
  if (expectedRevision === undefined) return row;
  const [count] = await query(
    sql`SELECT count(*) AS events FROM audit_events WHERE reference = ${reference}`,
  );
  return Number(count?.['events']) === expectedRevision ? row : 'changed';
}
