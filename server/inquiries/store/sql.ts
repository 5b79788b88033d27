import { setImmediate } from 'node:timers/promises';
import type { Day } from '../../../domain/day.ts';
import type { Exception } from '../../../domain/exceptions.ts';
import { allowanceOf, heldBecause } from './allowance.ts';
import { drawReference, mostDraws, type RandomBelow } from './reference.ts';
import {
  type Condition,
  conditions,
  correctedColumns,
  dayColumns,
  emailKey,
  hashOf,
  inquiryColumns,
  insertion,
  isOpen,
  type Matching,
  mailColumns,
  mailConditions,
  pageOf,
  type Row,
  replay,
  type Statement,
  toAnnounced,
  toDateOrNull,
  toFields,
  toInquiry,
  toMail,
  unsent,
  type Value,
  where,
} from './rows.ts';
import { noteWords } from './search.ts';
import type {
  Acceptance,
  Act,
  ActKind,
  ActOutcome,
  AnnouncedDay,
  ErasedCount,
  InquiryFilter,
  MailFilter,
  NewMail,
  OutboxSummary,
  Page,
  PurgeLimits,
  QueuedMail,
  Reference,
  Store,
  StoredInquiry,
  Submission,
} from './store.ts';

/**
 * A transaction as a generator: each `yield` hands over a statement and gives its rows. SQLite runs all of it in one turn of the
 * event loop; PostgreSQL awaits each statement. It may be run again from the start.
 */
export type Steps<T> = () => Generator<Statement, T, Row[]>;

/** What differs between the dialects. */
export interface Dialect {
  /** A query for the history of a row of `inquiries`, as JSON text: `[[kind, moment, initials, text], …]`. */
  history: string;
  matching: Matching;
  /** Makes transactions wait for each other that share an allowance of confirmations. Takes a key. */
  lock: string | null;
  /** Put after the selection of due mails, to skip those that another worker is taking. */
  skipLocked: string;
}

/**
 * Milliseconds. All leases and pauses between tries are shorter. A mail that is due or held later than this was written while the
 * clock was ahead: it counts as due and free.
 */
const longestWait = 2 * 3_600_000;

/** Milliseconds. What has waited for longer is overdue. */
const usualWait = 3_600_000;

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
      const accepted = await this.transaction(() =>
        acceptance(submission, reference, mails, this.#dialect.lock),
      );
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

  list(filter: InquiryFilter, page: Page = {}): Promise<StoredInquiry[]> {
    const { after, sorted } = pageOf(page);
    const [wanted, values] = where([...conditions(filter, this.#dialect.matching, page), ...after]);
    return this.#inquiries(`${wanted} ${sorted[0]}`, [...values, ...sorted[1]]);
  }

  async #inquiries(rest: string, values: readonly Value[]): Promise<StoredInquiry[]> {
    const rows = await this.run(
      `SELECT *, (${this.#dialect.history}) AS acts FROM inquiries ${rest}`,
      values,
    );
    return rows.map(toInquiry);
  }

  async count(filter: InquiryFilter, most?: number): Promise<number> {
    const [wanted, values] = where(conditions(filter, this.#dialect.matching));
    // By day: else SQLite goes through all that are open and finds out that their days are over.
    const order = filter.from === undefined ? '' : 'ORDER BY visit_date, id';
    const limit = most === undefined ? '' : 'LIMIT ?';
    const [row] = await this.run(
      `SELECT count(*) AS inquiries FROM (SELECT 1 FROM inquiries ${wanted} ${order} ${limit}) AS wanted`,
      most === undefined ? values : [...values, most],
    );
    return Number(row?.['inquiries']);
  }

  act(reference: Reference, act: Act): Promise<ActOutcome> {
    return this.transaction(function* () {
      const { kind, actedAt, by, text } = act;
      const [change, before, values] = changes[kind](act);
      const changed = yield [
        `UPDATE inquiries SET ${change}, ${contact} WHERE reference = ? AND ${before} RETURNING id`,
        [...values, actedAt, actedAt, reference],
      ];
      if (changed.length === 0) {
        const [found] = yield ['SELECT id FROM inquiries WHERE reference = ?', [reference]];
        return found ? 'already' : 'missing';
      }
      yield insertion('acts', { reference, acted_at: actedAt, kind, signed_by: by, text });
      return 'done';
    });
  }

  correct(...of: Parameters<Store['correct']>): Promise<'done' | 'missing'> {
    return this.transaction(() => correction(of, this.#dialect.lock));
  }

  async remove(reference: Reference, at: Date, by = ''): Promise<ErasedCount> {
    const removed = await this.transaction(() =>
      removal({ reason: 'erased', at, by }, 'reference = ?', [reference]),
    );
    await this.scrub();
    return removed;
  }

  async erasePerson(email: string, at: Date, by = ''): Promise<ErasedCount> {
    const erased = await this.transaction(() =>
      removal({ reason: 'erased', at, by }, 'email_key = ?', [emailKey(email)]),
    );
    await this.scrub();
    return erased;
  }

  async purge({ contactBefore, spamBefore }: PurgeLimits, at: Date): Promise<ErasedCount> {
    const oldest = `reference IN (
      SELECT reference FROM inquiries WHERE last_contact_at < ? ORDER BY last_contact_at, id LIMIT ${purgeStep}
    )`;
    const spam = `reference IN (
      SELECT reference FROM inquiries WHERE spam_at IS NOT NULL AND spam_at < ? ORDER BY spam_at LIMIT ${purgeStep}
    )`;
    const purged: ErasedCount = { inquiries: 0, mails: await this.#purgeDigests(contactBefore, at) };
    const goes = [
      [oldest, contactBefore],
      [spam, spamBefore],
    ] as const;
    for (const [which, before] of goes) {
      let step: ErasedCount;
      do {
        step = await this.transaction(() => removal({ reason: 'purged', at }, which, [before]));
        purged.inquiries += step.inquiries;
        purged.mails += step.mails;
        await setImmediate();
      } while (step.inquiries === purgeStep);
    }
    await this.scrub();
    return purged;
  }

  async countOlder({ contactBefore, spamBefore }: PurgeLimits): Promise<{ older: number; all: number }> {
    const [row] = await this.run(
      `SELECT (SELECT count(*) FROM inquiries WHERE last_contact_at < ?) +
        (SELECT count(*) FROM inquiries WHERE spam_at IS NOT NULL AND spam_at < ? AND last_contact_at >= ?) AS older,
        (SELECT count(*) FROM inquiries) AS everything`,
      [contactBefore, spamBefore, contactBefore],
    );
    return { older: Number(row?.['older']), all: Number(row?.['everything']) };
  }

  #purgeDigests(before: Date, at: Date): Promise<number> {
    return this.transaction(function* () {
      const digests = yield [
        `DELETE FROM mails WHERE reference IS NULL AND state <> 'waiting' AND queued_at < ? RETURNING id`,
        [before],
      ];
      if (digests.length > 0)
        yield removalRecord({ reason: 'purged', at }, { inquiries: 0, mails: digests.length });
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

  async mails(of: Reference | MailFilter = {}): Promise<QueuedMail[]> {
    const [wanted, values] = where(mailConditions(of));
    const limit = typeof of === 'object' && of.limit !== undefined ? [of.limit] : [];
    const rows = await this.run(
      `SELECT * FROM mails ${wanted} ORDER BY queued_at, id ${limit.length > 0 ? 'LIMIT ?' : ''}`,
      [...values, ...limit],
    );
    return rows.map(toMail);
  }

  async retryMails(of: Reference | 'all', now: Date): Promise<number> {
    // All are tried again after a fault, and that is no reason to fill the mailbox of somebody for whom they are held.
    const these = of === 'all' ? [[`state <> 'held'`, []] satisfies Condition] : mailConditions(of);
    const [wanted, values] = where([[unsent, []], ...these]);
    const due = await this.run(`UPDATE mails SET state = 'waiting', due_at = ? ${wanted} RETURNING id`, [
      now,
      ...values,
    ]);
    return due.length;
  }

  async outboxSummary(now: Date): Promise<OutboxSummary> {
    const usual = new Date(now.getTime() - usualWait);
    const rows = await this.run(
      `SELECT state, count(*) AS mails, count(CASE WHEN queued_at < ? THEN 1 END) AS overdue,
        min(CASE WHEN kind = 'office' THEN queued_at END) AS oldest
        FROM mails WHERE ${unsent} GROUP BY state`,
      [usual],
    );
    const [dead] = await this.run(
      `SELECT count(*) AS mails FROM mails WHERE ${unsent} AND state = 'dead' AND kind = 'office'
        AND reference IN (SELECT reference FROM inquiries WHERE ${isOpen})`,
    );
    const of = (state: string) => rows.find(row => row['state'] === state);
    const waiting = of('waiting');
    return {
      waiting: Number(waiting?.['mails'] ?? 0),
      overdue: Number(waiting?.['overdue'] ?? 0),
      held: Number(of('held')?.['mails'] ?? 0),
      dead: Number(of('dead')?.['mails'] ?? 0),
      deadForOffice: Number(dead?.['mails']),
      oldestWaiting: toDateOrNull(waiting?.['oldest'] ?? null),
    };
  }

  async announce(exception: Exception, announcedAt: Date, announcedBy: string): Promise<void> {
    await this.run(...insertion('days', dayColumns(exception, announcedAt, announcedBy)));
  }

  async undoAnnouncement(id: number, undoneAt: Date, undoneBy: string): Promise<boolean> {
    const undone = await this.run(
      'UPDATE days SET undone_at = ?, undone_by = ? WHERE id = ? AND undone_at IS NULL RETURNING id',
      [undoneAt, undoneBy, id],
    );
    return undone.length > 0;
  }

  async announced(from: Day): Promise<Exception[]> {
    const rows = await this.run('SELECT * FROM days WHERE undone_at IS NULL AND to_day >= ? ORDER BY id', [
      from,
    ]);
    return rows.map(row => toAnnounced(row).exception);
  }

  async announcements(most: number): Promise<AnnouncedDay[]> {
    const rows = await this.run('SELECT * FROM days ORDER BY id DESC LIMIT ?', [most]);
    return rows.map(toAnnounced);
  }

  async deskSecret(proposed: string): Promise<string> {
    await this.run('UPDATE desk SET secret = ? WHERE secret IS NULL', [proposed]);
    const [row] = await this.run('SELECT secret FROM desk');
    return String(row?.['secret']);
  }

  async revokeLinks(at: Date): Promise<void> {
    await this.run('UPDATE desk SET revoked_at = ?', [at]);
  }

  async linksRevokedAt(): Promise<Date | null> {
    const [row] = await this.run('SELECT revoked_at FROM desk');
    return toDateOrNull(row?.['revoked_at'] ?? null);
  }

  async check(): Promise<void> {
    await this.run('UPDATE heartbeat SET beats = beats + 1');
  }
}

/** Gives what `replay` needs. */
const findKey = 'SELECT reference, inquiry_hash FROM inquiries WHERE idempotency_key = ?';

/** Moves the last contact forward, never back. It takes the moment as two values. */
const contact = 'last_contact_at = CASE WHEN last_contact_at < ? THEN ? ELSE last_contact_at END';

/** What each act changes in its inquiry, and how the inquiry must be before it. */
const changes: Record<ActKind, (act: Act) => [change: string, before: string, values: Value[]]> = {
  answered: ({ actedAt }) => ['answered_at = ?', 'answered_at IS NULL', [actedAt]],
  reopened: () => [
    'answered_at = NULL, spam_at = NULL',
    '(answered_at IS NOT NULL OR spam_at IS NOT NULL)',
    [],
  ],
  spam: ({ actedAt }) => ['spam_at = ?', 'spam_at IS NULL', [actedAt]],
  note: ({ text }) => [`search_words = trim(search_words || ' ' || ?)`, '1 = 1', [noteWords(text)]],
};

/** Stores a submission, or answers a key that came before. Null if another inquiry has the reference. */
function* acceptance(
  submission: Submission,
  reference: Reference,
  mails: readonly NewMail[],
  lock: string | null,
): Generator<Statement, Acceptance | null, Row[]> {
  const { key, inquiry, receivedAt } = submission;
  if (lock) yield [lock, [allowanceOf(inquiry.email)]];
  const [sql, values] = insertion('inquiries', inquiryColumns(submission, reference));
  const stored = yield [`${sql} ON CONFLICT DO NOTHING RETURNING id`, values];
  if (stored.length === 0) {
    const [earlier] = yield [findKey, [key]];
    return earlier ? replay(earlier, hashOf(inquiry)) : null;
  }
  for (const mail of mails) {
    const why = mail.kind === 'confirmation' ? yield* heldBecause(inquiry.email, receivedAt) : undefined;
    yield insertion('mails', mailColumns(mail, reference, receivedAt, why));
  }
  return { outcome: 'stored', reference };
}

/** Corrects an inquiry. Its hash stays: a visitor who sends the same form again has sent it before. */
function* correction(
  [reference, corrected, { actedAt, by, text }, confirmation]: Parameters<Store['correct']>,
  lock: string | null,
): Generator<Statement, 'done' | 'missing', Row[]> {
  const [row] = yield ['SELECT * FROM inquiries WHERE reference = ?', [reference]];
  if (!row) return 'missing';
  const inquiry = { ...toFields(row), ...corrected };
  if (lock) yield [lock, [allowanceOf(inquiry.email)]];
  const notes = yield [`SELECT text FROM acts WHERE reference = ? AND kind = 'note'`, [reference]];
  const holdFor = confirmation && (yield* heldBecause(inquiry.email, actedAt));
  const columns = correctedColumns(
    inquiry,
    corrected,
    reference,
    notes.map(note => String(note['text'])),
  );
  yield [
    `UPDATE inquiries SET ${Object.keys(columns)
      .map(column => `${column} = ?`)
      .join(', ')}, ${contact} WHERE reference = ?`,
    [...Object.values(columns), actedAt, actedAt, reference],
  ];
  yield insertion('acts', { reference, acted_at: actedAt, kind: 'corrected', signed_by: by, text });
  if (confirmation) {
    yield ['DELETE FROM mails WHERE reference = ? AND kind = ?', [reference, confirmation.kind]];
    yield insertion('mails', mailColumns(confirmation, reference, actedAt, holdFor));
  }
  return 'done';
}

/** Of a removal is kept when and why it was, and who signed it. */
interface Removal {
  reason: 'erased' | 'purged';
  at: Date;
  by?: string;
}

/** Removes the inquiries of a condition, with their acts and mails (foreign keys), and records the count. */
function* removal(
  what: Removal,
  where: string,
  values: readonly Value[],
): Generator<Statement, ErasedCount, Row[]> {
  const [counted] = yield [
    `SELECT count(*) AS mails FROM mails WHERE reference IN (SELECT reference FROM inquiries WHERE ${where})`,
    values,
  ];
  const inquiries = yield [`DELETE FROM inquiries WHERE ${where} RETURNING id`, values];
  const removed = { inquiries: inquiries.length, mails: Number(counted?.['mails'] ?? 0) };
  if (removed.inquiries > 0) yield removalRecord(what, removed);
  return removed;
}

const removalRecord = ({ reason, at, by = '' }: Removal, { inquiries, mails }: ErasedCount): Statement =>
  insertion('removals', { removed_at: at, reason, signed_by: by, inquiries, mails });
