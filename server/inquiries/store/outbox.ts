import type { Connection } from './connection.ts';
import { isOpen, isUnsent, limitClause, mailConditions, whereClause } from './filters.ts';
import type { MailFilter, NewMail, OutboxSummary, QueuedMail, Reference } from './records.ts';
import { mailColumns, toMail } from './rows.ts';
import { insertInto, raw, type Statement, sql, toDate } from './statement.ts';

const hour = 3_600_000;

export const makeDue = (at: Date): Statement =>
  sql`state = 'waiting', due_at = ${at}, last_error = CASE WHEN state = 'held' THEN NULL ELSE last_error END`;

export const createOutbox = ({ query, dialect }: Connection) => ({
  /** Returns false if the Message-ID is already queued. */
  async enqueue(mail: NewMail, at: Date): Promise<boolean> {
    const insertion = insertInto('mails', mailColumns(mail, null, at));
    const insertedRows = await query(
      sql`${insertion} ON CONFLICT (message_id) WHERE reference IS NULL DO NOTHING RETURNING id`,
    );
    return insertedRows.length > 0;
  },

  /** Hides mails from other workers until `leaseUntil`. */
  async leaseMails(now: Date, leaseUntil: Date, count: number): Promise<QueuedMail[]> {
    const rows = await query(
      sql`UPDATE mails SET held_until = ${leaseUntil} WHERE id IN (
        SELECT id FROM mails WHERE ${isUnsent} AND state = 'waiting'
          AND due_at <= ${now} AND coalesce(held_until <= ${now}, TRUE)
        ORDER BY due_at, id LIMIT ${count} ${raw(dialect.skipLocked)}
      ) RETURNING *`,
    );
    return rows.map(toMail).sort((a, b) => a.id - b.id);
  },

  async recordSent(id: number, at: Date): Promise<void> {
    await query(
      sql`UPDATE mails SET state = 'sent', sent_at = ${at}, attempts = attempts + 1, last_error = NULL
        WHERE id = ${id} AND state <> 'sent'`,
    );
  },

  /** If `retryAt` is null, the mail is dead. */
  async recordFailure(id: number, error: string, retryAt: Date | null): Promise<void> {
    const change = retryAt ? sql`due_at = ${retryAt}` : sql`state = 'dead'`;
    await query(
      sql`UPDATE mails SET ${change}, held_until = NULL, attempts = attempts + 1, last_error = ${error}
        WHERE id = ${id} AND state = 'waiting'`,
    );
  },

  async listMails(selection: Reference | MailFilter = {}): Promise<QueuedMail[]> {
    const limit = typeof selection === 'string' ? undefined : selection.limit;
    const rows = await query(
      sql`SELECT * FROM mails ${whereClause(mailConditions(selection))} ORDER BY queued_at, id ${limitClause(limit)}`,
    );
    return rows.map(toMail);
  },

  async retryMails(selection: Reference | 'all', now: Date): Promise<number> {
    // Retrying everything after an outage must not release held confirmations.
    const condition = selection === 'all' ? sql`state <> 'held'` : sql`reference = ${selection}`;
    const dueRows = await query(
      sql`UPDATE mails SET ${makeDue(now)} WHERE ${isUnsent} AND ${condition} RETURNING id`,
    );
    return dueRows.length;
  },

  async summarizeOutbox(now: Date): Promise<OutboxSummary> {
    const overdueBefore = new Date(now.getTime() - hour);
    const rows = await query(
      sql`SELECT state, count(*) AS mails, count(CASE WHEN queued_at < ${overdueBefore} THEN 1 END) AS overdue,
        count(CASE WHEN last_error LIKE '5__%' THEN 1 END) AS refused,
        min(CASE WHEN kind = 'office' THEN queued_at END) AS oldest,
        count(CASE WHEN state = 'dead' AND kind = 'office' AND EXISTS (
          SELECT 1 FROM inquiries WHERE inquiries.reference = mails.reference AND ${isOpen}
        ) THEN 1 END) AS open
        FROM mails WHERE ${isUnsent} GROUP BY state`,
    );
    const findRow = (state: string) => rows.find(row => row['state'] === state) ?? {};
    const count = (state: string, column = 'mails') => Number(findRow(state)[column] ?? 0);
    return {
      waiting: count('waiting'),
      overdue: count('waiting', 'overdue'),
      refused: count('waiting', 'refused'),
      held: count('held'),
      dead: count('dead'),
      deadForOffice: count('dead', 'open'),
      oldestWaiting: toDate(findRow('waiting')['oldest']),
    };
  },
});
