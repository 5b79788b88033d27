import { setImmediate } from 'node:timers/promises';
import { drawReference, mostDraws, type RandomBelow } from './reference.ts';
import {
  condition,
  emailKey,
  hashOf,
  inquiryColumns,
  insertion,
  mailColumns,
  type Row,
  replay,
  toDateOrNull,
  toInquiry,
  toMail,
  type Value,
} from './rows.ts';
import type {
  Acceptance,
  ErasedCount,
  InquiryFilter,
  NewMail,
  Note,
  OutboxSummary,
  QueuedMail,
  Reference,
  Store,
  StoredInquiry,
  Submission,
} from './store.ts';

/** A statement, with `?` for each of its values. */
export type Statement = [sql: string, values?: readonly Value[]];

/**
 * A transaction as a generator: each `yield` hands over a statement and gives its rows. SQLite runs all of it in one turn of the
 * event loop; PostgreSQL awaits each statement. It may be run again from the start.
 */
export type Steps<T> = () => Generator<Statement, T, Row[]>;

/** What differs between the dialects. */
export interface Dialect {
  /** A query for the notes of a row of `inquiries`, oldest first, as JSON text: `[[moment, text], …]`. */
  notes: string;
  /** Put after the selection of due mails, to skip those that another worker is taking. */
  skipLocked: string;
}

/**
 * Milliseconds. All leases and pauses between tries are shorter. A mail that is due or held later than this was written while the
 * clock was ahead: it counts as due and free.
 */
const longestWait = 2 * 3_600_000;

/** Inquiries that are purged in one transaction, so that others need not wait for long. */
const purgeStep = 100;

/** The part of a store that is the same SQL in both dialects. */
export abstract class SqlStore implements Store {
  readonly #dialect: Dialect;
  readonly #random: RandomBelow | undefined;

  constructor(dialect: Dialect, random?: RandomBelow) {
    this.#dialect = dialect;
    this.#random = random;
  }

  /** Runs one statement in a transaction of its own. */
  protected abstract run(...statement: Statement): Promise<Row[]>;
  protected abstract transaction<T>(steps: Steps<T>): Promise<T>;
  /** Called after rows were removed: removes what is left of them in files, if the store can. */
  protected abstract scrub(): Promise<void>;

  abstract close(): Promise<void>;

  async accept(
    submission: Submission,
    mailsFor: (reference: Reference) => readonly NewMail[],
  ): Promise<Acceptance> {
    for (let draws = 0; draws < mostDraws; draws += 1) {
      const reference = drawReference(this.#random);
      const mails = mailsFor(reference);
      const accepted = await this.transaction(() => acceptance(submission, reference, mails));
      if (accepted) return accepted;
    }
    throw new Error(`No free reference in ${mostDraws} draws`);
  }

  async earlier({ key, inquiry }: Pick<Submission, 'key' | 'inquiry'>): Promise<Acceptance | null> {
    const [row] = await this.run(findKey, [key]);
    return row ? replay(row, hashOf(inquiry)) : null;
  }

  async find(reference: Reference): Promise<StoredInquiry | null> {
    const [row] = await this.#inquiries('WHERE reference = ?', [reference]);
    return row ?? null;
  }

  list(filter: InquiryFilter): Promise<StoredInquiry[]> {
    return this.#inquiries(...condition(filter));
  }

  async #inquiries(where: string, values: readonly Value[]): Promise<StoredInquiry[]> {
    const rows = await this.run(
      `SELECT *, (${this.#dialect.notes}) AS notes FROM inquiries ${where} ORDER BY received_at, id`,
      values,
    );
    return rows.map(toInquiry);
  }

  async markAnswered(reference: Reference, at: Date): Promise<boolean> {
    const answered = await this.run(
      `UPDATE inquiries SET answered_at = coalesce(answered_at, ?), ${contact} WHERE reference = ? RETURNING id`,
      [at, at, at, reference],
    );
    return answered.length > 0;
  }

  addNote(reference: Reference, { writtenAt, text }: Note): Promise<boolean> {
    return this.transaction(function* () {
      const found = yield [
        `UPDATE inquiries SET ${contact} WHERE reference = ? RETURNING id`,
        [writtenAt, writtenAt, reference],
      ];
      if (found.length === 0) return false;
      yield insertion('notes', { reference, written_at: writtenAt, text });
      return true;
    });
  }

  async erasePerson(email: string, at: Date): Promise<ErasedCount> {
    const key = emailKey(email);
    const erased = await this.transaction(function* () {
      // Digests belong to no inquiry, but their text holds references.
      const digests = yield [
        `DELETE FROM mails WHERE reference IS NULL AND EXISTS (
          SELECT 1 FROM inquiries WHERE email_key = ? AND mails.text LIKE '%' || inquiries.reference || '%'
        ) RETURNING id`,
        [key],
      ];
      return yield* removal('erased', at, 'email_key = ?', [key], digests.length);
    });
    await this.scrub();
    return erased;
  }

  async purge(before: Date, at: Date): Promise<ErasedCount> {
    const oldest = `reference IN (
      SELECT reference FROM inquiries WHERE last_contact_at < ? ORDER BY last_contact_at, id LIMIT ${purgeStep}
    )`;
    const purged: ErasedCount = { inquiries: 0, mails: await this.#purgeDigests(before, at) };
    let step: ErasedCount;
    do {
      step = await this.transaction(() => removal('purged', at, oldest, [before]));
      purged.inquiries += step.inquiries;
      purged.mails += step.mails;
      await setImmediate();
    } while (step.inquiries === purgeStep);
    await this.scrub();
    return purged;
  }

  async countOlder(before: Date): Promise<{ older: number; all: number }> {
    const [row] = await this.run(
      `SELECT (SELECT count(*) FROM inquiries WHERE last_contact_at < ?) AS older,
        (SELECT count(*) FROM inquiries) AS everything`,
      [before],
    );
    return { older: Number(row?.['older']), all: Number(row?.['everything']) };
  }

  #purgeDigests(before: Date, at: Date): Promise<number> {
    return this.transaction(function* () {
      const digests = yield [
        `DELETE FROM mails WHERE reference IS NULL AND state <> 'waiting' AND queued_at < ? RETURNING id`,
        [before],
      ];
      if (digests.length > 0) yield removalRecord('purged', at, { inquiries: 0, mails: digests.length });
      return digests.length;
    });
  }

  async enqueue(mail: NewMail, at: Date): Promise<boolean> {
    const [sql, values] = insertion('mails', mailColumns(mail, null, at));
    const queued = await this.run(
      `${sql} ON CONFLICT (message_id) WHERE reference IS NULL DO NOTHING RETURNING id`,
      values,
    );
    return queued.length > 0;
  }

  async lease(now: Date, leaseUntil: Date, count: number): Promise<QueuedMail[]> {
    const farAhead = new Date(now.getTime() + longestWait);
    const rows = await this.run(
      // Without OR, so that the index gives the mails in order and the search can end early.
      `UPDATE mails SET held_until = ? WHERE id IN (
        SELECT id FROM mails WHERE ${unsent} AND state = 'waiting'
          AND NOT (due_at > ? AND due_at <= ?)
          AND NOT (held_until IS NOT NULL AND held_until > ? AND held_until <= ?)
        ORDER BY due_at, id LIMIT ? ${this.#dialect.skipLocked}
      ) RETURNING *`,
      [leaseUntil, now, farAhead, now, farAhead, count],
    );
    return rows.map(toMail).sort((one, other) => one.id - other.id);
  }

  async mailSent(id: number, at: Date): Promise<void> {
    await this.run(
      `UPDATE mails SET state = 'sent', sent_at = ?, attempts = attempts + 1, last_error = NULL
        WHERE id = ? AND state <> 'sent'`,
      [at, id],
    );
  }

  async mailFailed(id: number, error: string, retryAt: Date | null): Promise<void> {
    const [next, values] = retryAt ? ['due_at = ?', [retryAt]] : [`state = 'dead'`, []];
    await this.run(
      `UPDATE mails SET ${next}, held_until = NULL, attempts = attempts + 1, last_error = ?
        WHERE id = ? AND state = 'waiting'`,
      [...values, error, id],
    );
  }

  async mails(reference?: Reference): Promise<QueuedMail[]> {
    const [where, values] = reference ? ['reference = ?', [reference]] : [unsent, []];
    const rows = await this.run(`SELECT * FROM mails WHERE ${where} ORDER BY queued_at, id`, values);
    return rows.map(toMail);
  }

  async retryMails(reference: Reference, now: Date): Promise<number> {
    const due = await this.run(
      `UPDATE mails SET state = 'waiting', due_at = ? WHERE reference = ? AND ${unsent} RETURNING id`,
      [now, reference],
    );
    return due.length;
  }

  async outboxSummary(): Promise<OutboxSummary> {
    const rows = await this.run(
      `SELECT state, count(*) AS mails, min(CASE WHEN kind = 'office' THEN queued_at END) AS oldest
        FROM mails WHERE ${unsent} GROUP BY state`,
    );
    const of = (state: string) => rows.find(row => row['state'] === state);
    return {
      waiting: Number(of('waiting')?.['mails'] ?? 0),
      dead: Number(of('dead')?.['mails'] ?? 0),
      oldestWaiting: toDateOrNull(of('waiting')?.['oldest'] ?? null),
    };
  }

  async check(): Promise<void> {
    await this.run('UPDATE heartbeat SET beats = beats + 1');
  }
}

/** Gives what `replay` needs. */
const findKey = 'SELECT reference, inquiry_hash FROM inquiries WHERE idempotency_key = ?';

/** In these very words: SQLite uses the index `mails_unsent` only for a query that has them. */
const unsent = `state <> 'sent'`;

/** Moves the last contact forward, never back. It takes the moment as two values. */
const contact = 'last_contact_at = CASE WHEN last_contact_at < ? THEN ? ELSE last_contact_at END';

/** Stores a submission, or answers a key that came before. Null if another inquiry has the reference. */
function* acceptance(
  submission: Submission,
  reference: Reference,
  mails: readonly NewMail[],
): Generator<Statement, Acceptance | null, Row[]> {
  const { key, inquiry, receivedAt } = submission;
  const [sql, values] = insertion('inquiries', inquiryColumns(submission, reference));
  const stored = yield [`${sql} ON CONFLICT DO NOTHING RETURNING id`, values];
  if (stored.length === 0) {
    const [earlier] = yield [findKey, [key]];
    return earlier ? replay(earlier, hashOf(inquiry)) : null;
  }
  for (const mail of mails) yield insertion('mails', mailColumns(mail, reference, receivedAt));
  return { outcome: 'stored', reference };
}

/** Removes the inquiries of a condition, with their notes and mails (foreign keys), and records the count. */
function* removal(
  reason: 'erased' | 'purged',
  at: Date,
  where: string,
  values: readonly Value[],
  digests = 0,
): Generator<Statement, ErasedCount, Row[]> {
  const [counted] = yield [
    `SELECT count(*) AS mails FROM mails WHERE reference IN (SELECT reference FROM inquiries WHERE ${where})`,
    values,
  ];
  const inquiries = yield [`DELETE FROM inquiries WHERE ${where} RETURNING id`, values];
  const removed = { inquiries: inquiries.length, mails: Number(counted?.['mails'] ?? 0) + digests };
  if (removed.inquiries > 0) yield removalRecord(reason, at, removed);
  return removed;
}

const removalRecord = (reason: 'erased' | 'purged', at: Date, { inquiries, mails }: ErasedCount): Statement =>
  insertion('removals', { removed_at: at, reason, inquiries, mails });
