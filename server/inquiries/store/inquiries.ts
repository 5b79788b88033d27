import type { Connection } from './connection.ts';
import { inquiryConditions, pageClauses, whereClause } from './filters.ts';
import { findHoldReason } from './held-confirmations.ts';
import {
  type Acceptance,
  type InquiryFilter,
  type NewMail,
  type Paging,
  type Reference,
  type StoredInquiry,
  StoreUnavailable,
  type Submission,
} from './records.ts';
import { drawReference } from './reference.ts';
import { toInquiry, toInquiryColumns, toMailColumns, toReference } from './rows.ts';
import { insertInto, type Query, sql } from './statement.ts';

export const createInquiryStore = ({ query, transaction }: Connection) => ({
  /** Resolves once the inquiry and its mails are on disk. */
  async accept(
    submission: Submission,
    createMails: (reference: Reference) => readonly NewMail[],
  ): Promise<Acceptance> {
    const reference = drawReference();
    const mails = createMails(reference);
    return transaction(query => insertInquiry(query, submission, reference, mails));
  },

  findByKey: (idempotencyKey: string) => findByKey(query, idempotencyKey),

  async find(reference: Reference): Promise<StoredInquiry | null> {
    const [row] = await query(sql`SELECT * FROM inquiries WHERE reference = ${reference}`);
    return row ? toInquiry(row) : null;
  },

  async list(filter: InquiryFilter, paging: Paging = {}): Promise<StoredInquiry[]> {
    const rows = await query(sql`SELECT * FROM inquiries ${pageClauses(inquiryConditions(filter), paging)}`);
    return rows.map(toInquiry);
  },

  async count(filter: InquiryFilter): Promise<number> {
    const [row] = await query(
      sql`SELECT count(*) AS inquiries FROM inquiries ${whereClause(inquiryConditions(filter))}`,
    );
    return Number(row?.['inquiries']);
  },

  async countVisitors(filter: InquiryFilter): Promise<number> {
    const [row] = await query(
      sql`SELECT sum(number_of_visitors) AS visitors FROM inquiries ${whereClause(inquiryConditions(filter))}`,
    );
    return Number(row?.['visitors']);
  },
});

async function insertInquiry(
  query: Query,
  submission: Submission,
  reference: Reference,
  mails: readonly NewMail[],
): Promise<Acceptance> {
  const { idempotencyKey, inquiry, isSuspected, receivedAt } = submission;
  const insertion = insertInto('inquiries', toInquiryColumns(submission, reference));
  const insertedRows = await query(sql`${insertion} ON CONFLICT DO NOTHING RETURNING id`);
  if (insertedRows.length === 0) {
    const earlier = await findByKey(query, idempotencyKey);
    // One of 191 million. The client tries again, with another.
    if (!earlier) throw new StoreUnavailable('reference taken');
    return { reference: earlier, isNew: false };
  }
  for (const mail of mails) {
    const holdReason =
      mail.kind === 'confirmation'
        ? await findHoldReason(query, { email: inquiry.email, at: receivedAt, isSuspected })
        : null;
    await query(insertInto('mails', toMailColumns(mail, reference, receivedAt, holdReason)));
  }
  return { reference, isNew: true };
}

async function findByKey(query: Query, idempotencyKey: string): Promise<Reference | null> {
  const [row] = await query(sql`SELECT reference FROM inquiries WHERE idempotency_key = ${idempotencyKey}`);
  return row ? toReference(row) : null;
}
