import type { Connection } from './connection.ts';
import { openCondition } from './filters.ts';
import type { NewMail, OutboxSummary, QueuedMail, Reference } from './records.ts';
import { toMail, toMailColumns } from './rows.ts';
import { insertInto, sql, toDate } from './statement.ts';

/** A failed mail matters until its inquiry is answered. */
const failedCondition = sql`state = 'failed' AND reference IN (SELECT reference FROM inquiries WHERE ${openCondition})`;

export const createOutbox = ({ query }: Connection) => ({
  /** Returns false if the Message-ID is already queued. */
  async enqueue(mail: NewMail, at: Date): Promise<boolean> {
    const insertion = insertInto('mails', toMailColumns(mail, null, at));
    const insertedRows = await query(sql`${insertion} ON CONFLICT DO NOTHING RETURNING id`);
    return insertedRows.length > 0;
  },

  /** Hides mails that are due from other workers until `leaseUntil`. */
  async leaseMails(now: Date, leaseUntil: Date, count: number): Promise<QueuedMail[]> {
    const condition = sql`state = 'waiting' AND due_at <= ${now} AND leased_until <= ${now}`;
    // PostgreSQL checks the outer condition again if it has waited for another worker's lease.
    const rows = await query(
      sql`UPDATE mails SET leased_until = ${leaseUntil}
        WHERE id IN (SELECT id FROM mails WHERE ${condition} ORDER BY due_at, id LIMIT ${count}) AND ${condition}
        RETURNING *`,
    );
    return rows.map(toMail).sort((a, b) => a.id - b.id);
  },

  async recordSent(id: number, at: Date): Promise<void> {
    await query(
      sql`UPDATE mails SET state = 'sent', sent_at = ${at}, attempts = attempts + 1, last_error = NULL
        WHERE id = ${id} AND state <> 'sent'`,
    );
  },

  /** If `retryAt` is null, the mail has failed. */
  async recordFailure(id: number, error: string, retryAt: Date | null): Promise<void> {
    const change = retryAt ? sql`due_at = ${retryAt}` : sql`state = 'failed'`;
    await query(
      sql`UPDATE mails SET ${change}, leased_until = 0, attempts = attempts + 1, last_error = ${error}
        WHERE id = ${id} AND state = 'waiting'`,
    );
  },

  async listMails(reference: Reference): Promise<QueuedMail[]> {
    const rows = await query(sql`SELECT * FROM mails WHERE reference = ${reference} ORDER BY queued_at, id`);
    return rows.map(toMail);
  },

  async summarizeOutbox(): Promise<OutboxSummary> {
    const [row] = await query(
      sql`SELECT count(CASE WHEN ${failedCondition} THEN 1 END) AS failed,
        min(CASE WHEN state = 'waiting' AND kind <> 'confirmation' THEN queued_at END) AS oldest_waiting
        FROM mails WHERE state IN ('waiting', 'failed')`,
    );
    return { failed: Number(row?.['failed']), oldestWaiting: toDate(row?.['oldest_waiting']) };
  },
});
