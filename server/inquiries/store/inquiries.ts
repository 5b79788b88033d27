import type { Connection } from './connection.ts';
import { inquiryConditions, limitClause, pageClauses, whereClause } from './filters.ts';
import { getHoldReason } from './mail-quota.ts';
import type {
  Acceptance,
  InquiryFilter,
  NewMail,
  Page,
  Reference,
  StoredInquiry,
  Submission,
} from './records.ts';
import { drawReference, maxDraws, type RandomBelow } from './reference.ts';
import { hashInquiry, inquiryColumns, mailColumns, toInquiry } from './rows.ts';
import { insertInto, type Query, raw, type Statement, sql } from './statement.ts';

export function createInquiryStore({ query, transaction, dialect }: Connection, random?: RandomBelow) {
  async function queryInquiries(clauses: Statement): Promise<StoredInquiry[]> {
    const rows = await query(sql`SELECT *, (${raw(dialect.events)}) AS events FROM inquiries ${clauses}`);
    return rows.map(toInquiry);
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

    /** Resolves to null if the key is new. */
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
      // Without an order, SQLite would scan all open inquiries instead of the index of visits.
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
