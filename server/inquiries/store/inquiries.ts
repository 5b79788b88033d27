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
import { hashInquiry, inquiryColumns, lookupColumns, mailColumns, toFields, toInquiry } from './rows.ts';
import { toNoteWords } from './search.ts';
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

const purgeBatch = 100;

export function createInquiryStore({ query, transaction, scrub, dialect }: Connection, random?: RandomBelow) {
  async function queryInquiries(clauses: Statement): Promise<StoredInquiry[]> {
    const rows = await query(sql`SELECT *, (${raw(dialect.events)}) AS events FROM inquiries ${clauses}`);
    return rows.map(toInquiry);
  }

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
    const [eventCount] = await query(
      sql`SELECT count(*) AS events FROM audit_events WHERE reference = ${reference}`,
    );
    return Number(eventCount?.['events']) === revision ? row : 'changed';
  }

  async function erase(
    condition: Statement,
    at: Date,
    initials: string,
    expected: ExpectedErasure | undefined,
  ): Promise<ErasureCounts> {
    const removal = { removedAt: at, reason: 'erased', initials } as const;
    const counts = await transaction(async query => {
      if (expected) {
        const row = await lockInquiry(query, expected.reference, expected.revision);
        const [current] = await query(sql`SELECT count(*) AS inquiries FROM inquiries WHERE ${condition}`);
        if (typeof row === 'string' || Number(current?.['inquiries']) !== expected.count)
          return { inquiries: 0, mails: 0 };
      }
      return deleteInquiries(query, condition, removal);
    });
    await scrub();
    return counts;
  }

  return {
    /**
     * Resolves once the submission and its mails are on disk. `createMails` may be called several times, each with a new reference.
     * Confirmations beyond the daily quota are held.
     */
    async accept(
      submission: Submission,
      createMails: (reference: Reference) => readonly NewMail[],
    ): Promise<Acceptance> {
      const { inquiry, receivedAt } = submission;
      for (let attempt = 0; attempt < maxDraws; attempt += 1) {
        const reference = drawReference(random);
        const mails = createMails(reference);
        const acceptance = await transaction(async query => {
          const insertion = insertInto('inquiries', inquiryColumns(submission, reference));
          const insertedRows = await query(sql`${insertion} ON CONFLICT DO NOTHING RETURNING id`);
          // Either the key was used before, or the reference is taken.
          if (insertedRows.length === 0) return findEarlier(query, submission);
          for (const mail of mails) {
            const holdReason =
              mail.kind === 'confirmation'
                ? await getHoldReason(query, dialect.lock, inquiry.email, receivedAt)
                : null;
            await query(insertInto('mails', mailColumns(mail, reference, receivedAt, holdReason)));
          }
          return { outcome: 'stored', reference } as const;
        });
        if (acceptance) return acceptance;
      }
      throw new Error(`No free reference in ${maxDraws} draws`);
    },

    /** Null for a new key. */
    findEarlier(submission: Pick<Submission, 'idempotencyKey' | 'inquiry'>): Promise<Acceptance | null> {
      return findEarlier(query, submission);
    },

    async find(reference: Reference): Promise<StoredInquiry | null> {
      const [inquiry] = await queryInquiries(sql`WHERE reference = ${reference}`);
      return inquiry ?? null;
    },

    list(filter: InquiryFilter, page: Page = {}): Promise<StoredInquiry[]> {
      return queryInquiries(pageClauses(inquiryConditions(filter), page));
    },

    async count(filter: InquiryFilter, limit?: number): Promise<number> {
      const condition = whereClause(inquiryConditions(filter));
      // Otherwise SQLite scans all open inquiries.
      const order = filter.from === undefined ? sql`` : sql`ORDER BY visit_date, id`;
      const [row] = await query(
        sql`SELECT count(*) AS inquiries FROM (SELECT 1 FROM inquiries ${condition} ${order} ${limitClause(limit)}) AS wanted`,
      );
      return Number(row?.['inquiries']);
    },

    async countVisitors(filter: InquiryFilter): Promise<number> {
      const condition = whereClause(inquiryConditions(filter));
      const [row] = await query(
        sql`SELECT coalesce(sum(number_of_visitors), 0) AS visitors FROM inquiries ${condition}`,
      );
      return Number(row?.['visitors']);
    },

    /**
     * All or none. `reopened` undoes `answered` and `spam`, `untold` undoes `told`. With a `revision` (the number of events that the clerk
     * has seen), nothing is recorded if there are newer ones.
     */
    recordActions(
      reference: Reference,
      actions: ClerkAction | readonly ClerkAction[],
      revision?: number,
    ): Promise<ActionOutcome> {
      return transaction(async query => {
        const row = await lockInquiry(query, reference, revision);
        if (typeof row === 'string') return row;
        let outcome: ActionOutcome = 'done';
        for (const action of [actions].flat()) {
          const [changes, requirement] = toChange(action);
          const changedRows = await query(
            sql`UPDATE inquiries SET ${join([...changes, setLastContact(action.actedAt)], ', ')}
            WHERE reference = ${reference} AND ${requirement} RETURNING id`,
          );
          if (changedRows.length === 0) {
            outcome = 'already';
            continue;
          }
          const { kind, actedAt, initials, text, announcementKey = null } = action;
          if (kind === 'untold')
            await query(
              sql`UPDATE audit_events SET announcement_key = NULL WHERE reference = ${reference} AND announcement_key = ${announcementKey}`,
            );
          const recordedKey = kind === 'told' ? announcementKey : null;
          await query(
            insertInto('audit_events', {
              reference,
              actedAt,
              kind,
              initials,
              text,
              announcementKey: recordedKey,
            }),
          );
        }
        return outcome;
      });
    },

    /** A `confirmation` replaces the previous one. The hash stays, so that retries of the original form are still recognized. */
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
        const holdReason = confirmation
          ? await getHoldReason(query, dialect.lock, inquiry.email, actedAt)
          : null;
        const notes = await query(
          sql`SELECT text FROM audit_events WHERE reference = ${reference} AND kind = 'note' ORDER BY id`,
        );
        const noteTexts = notes.map(note => String(note['text']));
        const columns = { ...correction, ...lookupColumns(inquiry, reference, noteTexts) };
        await query(
          sql`UPDATE inquiries SET ${assignments(columns)}, ${setLastContact(actedAt)} WHERE reference = ${reference}`,
        );
        await query(insertInto('audit_events', { reference, actedAt, kind: 'corrected', initials, text }));
        if (confirmation) {
          await query(sql`DELETE FROM mails WHERE reference = ${reference} AND kind = ${confirmation.kind}`);
          await query(insertInto('mails', mailColumns(confirmation, reference, actedAt, holdReason)));
        }
        return 'done';
      });
    },

    releaseMails(
      reference: Reference,
      { actedAt, initials }: Omit<ClerkAction, 'kind' | 'text'>,
      revision?: number,
    ): Promise<ActionOutcome> {
      return transaction(async query => {
        const row = await lockInquiry(query, reference, revision);
        if (typeof row === 'string') return row;
        const releasedRows = await query(
          sql`UPDATE mails SET ${makeDue(actedAt)}
          WHERE reference = ${reference} AND ${isUnsent} AND state <> 'waiting' RETURNING id`,
        );
        if (releasedRows.length === 0) return 'already';
        await query(sql`UPDATE inquiries SET ${setLastContact(actedAt)} WHERE reference = ${reference}`);
        await query(insertInto('audit_events', { reference, actedAt, kind: 'released', initials, text: '' }));
        return 'done';
      });
    },

    eraseInquiry(
      reference: Reference,
      at: Date,
      initials = '',
      expected?: ExpectedErasure,
    ): Promise<ErasureCounts> {
      return erase(sql`reference = ${reference}`, at, initials, expected);
    },

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

    async purge(limits: PurgeLimits, at: Date): Promise<ErasureCounts> {
      const condition = sql`reference IN (SELECT reference FROM inquiries WHERE ${isExpired(limits)} LIMIT ${purgeBatch})`;
      const removal = { removedAt: at, reason: 'purged', initials: '' } as const;
      const digests = await query(
        sql`DELETE FROM mails WHERE reference IS NULL AND state <> 'waiting' AND queued_at < ${limits.contactBefore}
        RETURNING id`,
      );
      const counts = { inquiries: 0, mails: digests.length };
      let batchCounts: ErasureCounts;
      do {
        batchCounts = await transaction(query => deleteInquiries(query, condition, removal));
        counts.inquiries += batchCounts.inquiries;
        counts.mails += batchCounts.mails;
        await setImmediate();
      } while (batchCounts.inquiries === purgeBatch);
      await scrub();
      return counts;
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
  if (row['inquiry_hash'] !== hashInquiry(inquiry)) return { outcome: 'conflict' };
  return { outcome: 'replayed', reference: row['reference'] as Reference };
}

/** Never moves backward. */
const setLastContact = (at: Date) =>
  sql`last_contact_at = CASE WHEN last_contact_at < ${at} THEN ${at} ELSE last_contact_at END`;

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
      return [[sql`search_words = search_words || ${toNoteWords(text)}`], sql`1 = 1`];
    case 'told':
      return [[], sql`NOT ${isToldAbout(announcementKey)}`];
    case 'untold':
      return [[], isToldAbout(announcementKey)];
  }
}

const isExpired = ({ contactBefore, spamBefore }: PurgeLimits) =>
  sql`(last_contact_at < ${contactBefore} OR spam_at < ${spamBefore})`;

/** Foreign keys delete events and mails. */
async function deleteInquiries(
  query: Query,
  condition: Statement,
  removal: { removedAt: Date; reason: 'erased' | 'purged'; initials: string },
): Promise<ErasureCounts> {
  const [mailCount] = await query(
    sql`SELECT count(*) AS mails FROM mails WHERE reference IN (SELECT reference FROM inquiries WHERE ${condition})`,
  );
  const inquiries = await query(sql`DELETE FROM inquiries WHERE ${condition} RETURNING id`);
  const counts = { inquiries: inquiries.length, mails: Number(mailCount?.['mails']) };
  if (counts.inquiries > 0) await query(insertInto('removals', { ...removal, ...counts }));
  return counts;
}
