import { setImmediate } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import {
  hasEmail,
  inquiryConditions,
  isOpen,
  isToldAbout,
  isUnsent,
  limitClause,
  pageClauses,
  whereClause,
} from './filters.ts';
import { getHoldReason } from './mail-quota.ts';
import { makeDue } from './outbox.ts';
import type {
  Acceptance,
  ActionOutcome,
  ClerkAction,
  Correction,
  ErasureCounts,
  ExpectedErasure,
  InquiryFilter,
  NewMail,
  Page,
  PurgeLimits,
  Reference,
  StoredInquiry,
  Submission,
} from './records.ts';
import { drawReference, maxDraws, type RandomBelow } from './reference.ts';
import { hashOf, inquiryColumns, lookupColumns, mailColumns, toFields, toInquiry } from './rows.ts';
import { noteWords } from './search.ts';
import {
  assignments,
  insertInto,
  join,
  type Query,
  type Row,
  raw,
  type Statement,
  sql,
} from './statement.ts';

/** Keeps transactions short. */
const purgeBatch = 100;

/** `random` draws the references. */
export function createInquiryStore({ query, transaction, scrub, dialect }: Connection, random?: RandomBelow) {
  async function inquiries(rest: Statement): Promise<StoredInquiry[]> {
    const history = raw(dialect.history);
    return (await query(sql`SELECT *, (${history}) AS acts FROM inquiries ${rest}`)).map(toInquiry);
  }

  /** Returns the row if its history has the expected length. */
  async function lockInquiry(
    query: Query,
    reference: Reference,
    revision: number | undefined,
  ): Promise<Row | 'missing' | 'changed'> {
    const [row] = await query(
      sql`SELECT * FROM inquiries WHERE reference = ${reference} ${raw(dialect.lockRow)}`,
    );
    if (!row) return 'missing';
    if (revision === undefined) return row;
    const [done] = await query(sql`SELECT count(*) AS acts FROM acts WHERE reference = ${reference}`);
    return Number(done?.['acts']) === revision ? row : 'changed';
  }

  /** Erases nothing unless everything is as expected. */
  async function erase(
    which: Statement,
    at: Date,
    initials: string,
    expected: ExpectedErasure | undefined,
  ): Promise<ErasureCounts> {
    const removal = { removedAt: at, reason: 'erased', signedBy: initials } as const;
    const erased = await transaction(async query => {
      if (expected) {
        const found = await lockInquiry(query, expected.reference, expected.revision);
        const [held] = await query(sql`SELECT count(*) AS inquiries FROM inquiries WHERE ${which}`);
        if (typeof found === 'string' || Number(held?.['inquiries']) !== expected.count)
          return { inquiries: 0, mails: 0 };
      }
      return remove(query, which, removal);
    });
    await scrub();
    return erased;
  }

  return {
    /**
     * Stores a submission with its mails in one transaction, and resolves once they are on disk. `mailsFor` may be called several times,
     * each with a new reference. Confirmations beyond the daily quota are `held`.
     */
    async accept(
      submission: Submission,
      mailsFor: (reference: Reference) => readonly NewMail[],
    ): Promise<Acceptance> {
      const { inquiry, receivedAt } = submission;
      for (let draws = 0; draws < maxDraws; draws += 1) {
        const reference = drawReference(random);
        const mails = mailsFor(reference);
        const accepted = await transaction(async query => {
          const insertion = insertInto('inquiries', inquiryColumns(submission, reference));
          const stored = await query(sql`${insertion} ON CONFLICT DO NOTHING RETURNING id`);
          // Either the key was used before, or the reference is taken.
          if (stored.length === 0) return findEarlier(query, submission);
          for (const mail of mails) {
            const held =
              mail.kind === 'confirmation'
                ? await getHoldReason(query, dialect.lock, inquiry.email, receivedAt)
                : null;
            await query(insertInto('mails', mailColumns(mail, reference, receivedAt, held)));
          }
          return { outcome: 'stored', reference } as const;
        });
        if (accepted) return accepted;
      }
      throw new Error(`No free reference in ${maxDraws} draws`);
    },

    /** What `accept` would return for a used key; null for a new one. */
    findEarlier(submission: Pick<Submission, 'idempotencyKey' | 'inquiry'>): Promise<Acceptance | null> {
      return findEarlier(query, submission);
    },

    async find(reference: Reference): Promise<StoredInquiry | null> {
      const [found] = await inquiries(sql`WHERE reference = ${reference}`);
      return found ?? null;
    },

    list(filter: InquiryFilter, page: Page = {}): Promise<StoredInquiry[]> {
      return inquiries(pageClauses(inquiryConditions(filter), page));
    },

    /** Counts up to `limit`. */
    async count(filter: InquiryFilter, limit?: number): Promise<number> {
      const wanted = whereClause(inquiryConditions(filter));
      // Otherwise SQLite scans all open inquiries.
      const order = filter.from === undefined ? sql`` : sql`ORDER BY visit_date, id`;
      const [row] = await query(
        sql`SELECT count(*) AS inquiries FROM (SELECT 1 FROM inquiries ${wanted} ${order} ${limitClause(limit)}) AS wanted`,
      );
      return Number(row?.['inquiries']);
    },

    /** The total number of visitors. */
    async countVisitors(filter: InquiryFilter): Promise<number> {
      const wanted = whereClause(inquiryConditions(filter));
      const [row] = await query(
        sql`SELECT coalesce(sum(number_of_visitors), 0) AS visitors FROM inquiries ${wanted}`,
      );
      return Number(row?.['visitors']);
    },

    /**
     * Records actions in one transaction, all or none. `reopened` undoes `answered` and `spam`, `untold` undoes `told`. With a `revision`
     * (the length of the history the clerk has seen), only if nothing was recorded since.
     */
    recordActions(
      reference: Reference,
      acts: ClerkAction | readonly ClerkAction[],
      revision?: number,
    ): Promise<ActionOutcome> {
      return transaction(async query => {
        const found = await lockInquiry(query, reference, revision);
        if (typeof found === 'string') return found;
        let outcome: ActionOutcome = 'done';
        for (const act of [acts].flat()) {
          const [changes, before] = toChange(act);
          const changed = await query(
            sql`UPDATE inquiries SET ${join([...changes, setLastContact(act.actedAt)], ', ')}
            WHERE reference = ${reference} AND ${before} RETURNING id`,
          );
          if (changed.length === 0) {
            outcome = 'already';
            continue;
          }
          const { kind, actedAt, initials, text, announcementKey = null } = act;
          if (kind === 'untold')
            await query(
              sql`UPDATE acts SET about = NULL WHERE reference = ${reference} AND about = ${announcementKey}`,
            );
          const settles = kind === 'told' ? announcementKey : null;
          await query(
            insertInto('acts', { reference, actedAt, kind, signedBy: initials, text, about: settles }),
          );
        }
        return outcome;
      });
    },

    /**
     * A `confirmation` replaces the previous one, sent or not. The hash does not change, so that retries of the original form are still
     * recognized.
     */
    correct(
      reference: Reference,
      correction: Correction,
      { actedAt, initials, text }: Omit<ClerkAction, 'kind'>,
      confirmation?: NewMail,
      revision?: number,
    ): Promise<'done' | 'missing' | 'changed'> {
      return transaction(async query => {
        const row = await lockInquiry(query, reference, revision);
        if (typeof row === 'string') return row;
        const inquiry = { ...toFields(row), ...correction };
        // Before any change, because the replaced confirmation counts too.
        const held = confirmation ? await getHoldReason(query, dialect.lock, inquiry.email, actedAt) : null;
        const notes = await query(
          sql`SELECT text FROM acts WHERE reference = ${reference} AND kind = 'note' ORDER BY id`,
        );
        const texts = notes.map(note => String(note['text']));
        const columns = { ...correction, ...lookupColumns(inquiry, reference, texts) };
        await query(
          sql`UPDATE inquiries SET ${assignments(columns)}, ${setLastContact(actedAt)} WHERE reference = ${reference}`,
        );
        await query(insertInto('acts', { reference, actedAt, kind: 'corrected', signedBy: initials, text }));
        if (confirmation) {
          await query(sql`DELETE FROM mails WHERE reference = ${reference} AND kind = ${confirmation.kind}`);
          await query(insertInto('mails', mailColumns(confirmation, reference, actedAt, held)));
        }
        return 'done';
      });
    },

    /** Makes the held and dead mails of an inquiry due now. */
    releaseMails(
      reference: Reference,
      { actedAt, initials }: Omit<ClerkAction, 'kind' | 'text'>,
      revision?: number,
    ): Promise<ActionOutcome> {
      return transaction(async query => {
        const found = await lockInquiry(query, reference, revision);
        if (typeof found === 'string') return found;
        const released = await query(
          sql`UPDATE mails SET ${makeDue(actedAt)}
          WHERE reference = ${reference} AND ${isUnsent} AND state <> 'waiting' RETURNING id`,
        );
        if (released.length === 0) return 'already';
        await query(sql`UPDATE inquiries SET ${setLastContact(actedAt)} WHERE reference = ${reference}`);
        await query(
          insertInto('acts', { reference, actedAt, kind: 'released', signedBy: initials, text: '' }),
        );
        return 'done';
      });
    },

    /** Erases an inquiry with its history, key and mails. */
    eraseInquiry(
      reference: Reference,
      at: Date,
      initials = '',
      expected?: ExpectedErasure,
    ): Promise<ErasureCounts> {
      return erase(sql`reference = ${reference}`, at, initials, expected);
    },

    /** Erases everything about a person, by e-mail address in any spelling. */
    erasePerson(email: string, at: Date, initials = '', expected?: ExpectedErasure): Promise<ErasureCounts> {
      return erase(hasEmail(email), at, initials, expected);
    },

    async countExpired(limits: PurgeLimits): Promise<{ older: number; all: number }> {
      const [row] = await query(
        sql`SELECT (SELECT count(*) FROM inquiries WHERE ${isExpired(limits)}) AS older,
        (SELECT count(*) FROM inquiries) AS everything`,
      );
      return { older: Number(row?.['older']), all: Number(row?.['everything']) };
    },

    /** Removes expired inquiries with all their data, and old digests. */
    async purge(limits: PurgeLimits, at: Date): Promise<ErasureCounts> {
      const which = sql`reference IN (SELECT reference FROM inquiries WHERE ${isExpired(limits)} LIMIT ${purgeBatch})`;
      const removal = { removedAt: at, reason: 'purged', signedBy: '' } as const;
      const digests = await query(
        sql`DELETE FROM mails WHERE reference IS NULL AND state <> 'waiting' AND queued_at < ${limits.contactBefore}
        RETURNING id`,
      );
      const purged = { inquiries: 0, mails: digests.length };
      let step: ErasureCounts;
      do {
        step = await transaction(query => remove(query, which, removal));
        purged.inquiries += step.inquiries;
        purged.mails += step.mails;
        await setImmediate();
      } while (step.inquiries === purgeBatch);
      await scrub();
      return purged;
    },

    /** Rejects with `StoreUnavailable` unless the store can be written. */
    async checkWritable(): Promise<void> {
      await query(sql`UPDATE heartbeat SET beats = beats + 1`);
    },
  };
}

async function findEarlier(
  query: Query,
  { idempotencyKey, inquiry }: Pick<Submission, 'idempotencyKey' | 'inquiry'>,
): Promise<Acceptance | null> {
  const [row] = await query(
    sql`SELECT reference, inquiry_hash FROM inquiries WHERE idempotency_key = ${idempotencyKey}`,
  );
  if (!row) return null;
  if (row['inquiry_hash'] !== hashOf(inquiry)) return { outcome: 'conflict' };
  return { outcome: 'replayed', reference: row['reference'] as Reference };
}

/** Never moves backward. */
const setLastContact = (at: Date) =>
  sql`last_contact_at = CASE WHEN last_contact_at < ${at} THEN ${at} ELSE last_contact_at END`;

/** The assignments, and the condition for them. */
function toChange({
  kind,
  actedAt,
  text,
  announcementKey = '',
}: ClerkAction): [changes: Statement[], before: Statement] {
  switch (kind) {
    case 'answered':
      return [[sql`answered_at = ${actedAt}`], isOpen];
    case 'reopened':
      return [
        [sql`answered_at = NULL`, sql`spam_at = NULL`],
        sql`(answered_at IS NOT NULL OR spam_at IS NOT NULL)`,
      ];
    case 'spam':
      return [[sql`spam_at = ${actedAt}`], sql`spam_at IS NULL`];
    case 'note':
      return [[sql`search_words = search_words || ${noteWords(text)}`], sql`1 = 1`];
    case 'told':
      return [[], sql`NOT ${isToldAbout(announcementKey)}`];
    case 'untold':
      return [[], isToldAbout(announcementKey)];
  }
}

const isExpired = ({ contactBefore, spamBefore }: PurgeLimits) =>
  sql`(last_contact_at < ${contactBefore} OR spam_at < ${spamBefore})`;

/** Foreign keys delete events and mails too. Only counts and initials are recorded. */
async function remove(
  query: Query,
  which: Statement,
  removal: { removedAt: Date; reason: 'erased' | 'purged'; signedBy: string },
): Promise<ErasureCounts> {
  const [counted] = await query(
    sql`SELECT count(*) AS mails FROM mails WHERE reference IN (SELECT reference FROM inquiries WHERE ${which})`,
  );
  const inquiries = await query(sql`DELETE FROM inquiries WHERE ${which} RETURNING id`);
  const removed = { inquiries: inquiries.length, mails: Number(counted?.['mails']) };
  if (removed.inquiries > 0) await query(insertInto('removals', { ...removal, ...removed }));
  return removed;
}
