import type { Connection } from './connection.ts';
import { isOpen, isUnsent, limitClause, mailConditions, whereClause } from './filters.ts';
import type { MailFilter, NewMail, OutboxSummary, QueuedMail, Reference } from './records.ts';
import { mailColumns, toMail } from './rows.ts';
import { insertInto, raw, type Statement, sql, toDate } from './statement.ts';

const hour = 3_600_000;

/** Clears the reason for holding it, which no longer applies. */
export const makeDue = (at: Date): Statement =>
  sql`state = 'waiting', due_at = ${at}, last_error = CASE WHEN state = 'held' THEN NULL ELSE last_error END`;

export const createOutbox = ({ query, dialect }: Connection) => ({
  /** Queues a mail without an inquiry. Returns false if its Message-ID is already queued. */
  async enqueue(mail: NewMail, at: Date): Promise<boolean> {
    const insertion = insertInto('mails', mailColumns(mail, null, at));
    const queued = await query(
      sql`${insertion} ON CONFLICT (message_id) WHERE reference IS NULL DO NOTHING RETURNING id`,
    );
    return queued.length > 0;
  },

  /** Hides up to `count` due mails from other workers until `leaseUntil`. */
  async leaseMails(now: Date, leaseUntil: Date, count: number): Promise<QueuedMail[]> {
    const rows = await query(
      sql`UPDATE mails SET held_until = ${leaseUntil} WHERE id IN (
        SELECT id FROM mails WHERE ${isUnsent} AND state = 'waiting'
          AND due_at <= ${now} AND coalesce(held_until <= ${now}, TRUE)
        ORDER BY due_at, id LIMIT ${count} ${raw(dialect.skipLocked)}
      ) RETURNING *`,
    );
    return rows.map(toMail).sort((one, other) => one.id - other.id);
  },

  async recordSent(id: number, at: Date): Promise<void> {
    await query(
      sql`UPDATE mails SET state = 'sent', sent_at = ${at}, attempts = attempts + 1, last_error = NULL
        WHERE id = ${id} AND state <> 'sent'`,
    );
  },

  /** The mail is due again at `retryAt`, or dead if null. */
  async recordFailure(id: number, error: string, retryAt: Date | null): Promise<void> {
    const next = retryAt ? sql`due_at = ${retryAt}` : sql`state = 'dead'`;
    await query(
      sql`UPDATE mails SET ${next}, held_until = NULL, attempts = attempts + 1, last_error = ${error}
        WHERE id = ${id} AND state = 'waiting'`,
    );
  },

  /** Oldest first. */
  async listMails(of: Reference | MailFilter = {}): Promise<QueuedMail[]> {
    const limit = typeof of === 'string' ? undefined : of.limit;
    const rows = await query(
      sql`SELECT * FROM mails ${whereClause(mailConditions(of))} ORDER BY queued_at, id ${limitClause(limit)}`,
    );
    return rows.map(toMail);
  },

  /** Makes unsent mails due now, and returns their number. Leases stay. */
  async retryMails(of: Reference | 'all', now: Date): Promise<number> {
    // Retrying everything after an outage must not release held confirmations.
    const which = of === 'all' ? sql`state <> 'held'` : sql`reference = ${of}`;
    const due = await query(
      sql`UPDATE mails SET ${makeDue(now)} WHERE ${isUnsent} AND ${which} RETURNING id`,
    );
    return due.length;
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
    const of = (state: string) => rows.find(row => row['state'] === state) ?? {};
    const count = (state: string, column = 'mails') => Number(of(state)[column] ?? 0);
    return {
      waiting: count('waiting'),
      overdue: count('waiting', 'overdue'),
      refused: count('waiting', 'refused'),
      held: count('held'),
      dead: count('dead'),
      deadForOffice: count('dead', 'open'),
      oldestWaiting: toDate(of('waiting')['oldest']),
    };
  },
});
