import type { Connection } from './connection.ts';
import { leasedCondition, limitClause, openCondition } from './filters.ts';
import { maxRetryDelayMs } from './records.ts';
import { toMail, toMailColumns } from './rows.ts';
import { insertInto, sql, toDate } from './statement.ts';
import type { Store } from './store.ts';

type OutboxMethods = Pick<
  Store,
  'enqueue' | 'leaseMails' | 'recordSent' | 'recordFailure' | 'listMails' | 'summarizeOutbox'
>;

/** A failed mail matters until its inquiry is answered. */
const failedCondition = sql`state = 'failed' AND reference IN (SELECT reference FROM inquiries WHERE ${openCondition})`;

export const createOutbox = ({ query }: Connection): OutboxMethods => ({
  async enqueue(mail, at) {
    const insertion = insertInto('mails', toMailColumns(mail, null, at));
    const insertedRows = await query(sql`${insertion} ON CONFLICT DO NOTHING RETURNING id`);
    return insertedRows.length > 0;
  },

  async leaseMails(now, leaseUntil, count) {
    const latestRetry = leaseUntil.getTime() + maxRetryDelayMs;
    // A retry further ahead was planned by a clock that was wrong.
    const delayed = sql`attempts > 0 AND due_at BETWEEN ${now.getTime() + 1} AND ${latestRetry}`;
    const condition = sql`state = 'waiting' AND NOT (${delayed}) AND NOT (${leasedCondition(now, leaseUntil)})`;
    // PostgreSQL checks the outer condition again if it has waited for another worker's lease.
    const rows = await query(
      sql`UPDATE mails SET leased_until = ${leaseUntil}
        WHERE id IN (SELECT id FROM mails WHERE ${condition} ORDER BY due_at, id LIMIT ${count}) AND ${condition}
        RETURNING *`,
    );
    return rows.map(toMail).sort((a, b) => a.id - b.id);
  },

  async recordSent(id, at) {
    await query(
      sql`UPDATE mails SET state = 'sent', sent_at = ${at}, attempts = attempts + 1, last_error = NULL
        WHERE id = ${id} AND state <> 'sent'`,
    );
  },

  async recordFailure(id, error, retryAt) {
    const change = retryAt ? sql`due_at = ${retryAt}` : sql`state = 'failed'`;
    await query(
      sql`UPDATE mails SET ${change}, leased_until = 0, attempts = attempts + 1, last_error = ${error}
        WHERE id = ${id} AND state = 'waiting'`,
    );
  },

  async listMails(selection, limit) {
    const condition = selection === 'failed' ? failedCondition : sql`reference = ${selection}`;
    const rows = await query(
      sql`SELECT * FROM mails WHERE ${condition} ORDER BY queued_at, id ${limitClause(limit)}`,
    );
    return rows.map(toMail);
  },

  async summarizeOutbox() {
    const lastSent = sql`(SELECT coalesce(max(sent_at), 0) FROM mails)`;
    const [row] = await query(
      sql`SELECT count(CASE WHEN ${failedCondition} THEN 1 END) AS failed,
        min(CASE WHEN state = 'waiting' AND (kind <> 'confirmation' OR queued_at > ${lastSent}) THEN queued_at END) AS oldest_waiting
        FROM mails WHERE state IN ('waiting', 'failed')`,
    );
    return { failed: Number(row?.['failed']), oldestWaiting: toDate(row?.['oldest_waiting']) };
  },
});
