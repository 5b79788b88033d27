import type { Connection } from './connection.ts';
import { emailCondition } from './filters.ts';
import type { ErasureCounts, PurgeLimits, Reference, Signature } from './records.ts';
import { insertInto, type Query, type Statement, sql } from './statement.ts';

/** A row of the table `removals`, which records that inquiries were deleted. */
interface Removal {
  removedAt: Date;
  reason: 'erased' | 'purged';
  initials: string;
}

export function createErasure({ transaction, scrub }: Connection) {
  async function remove(work: (query: Query) => Promise<ErasureCounts>): Promise<ErasureCounts> {
    const counts = await transaction(work);
    await scrub();
    return counts;
  }

  return {
    /** Initials are empty for the command line and the daily purge. */
    async erase(
      reference: Reference,
      revision: number,
      { actedAt: removedAt, initials }: Signature,
    ): Promise<ErasureCounts | null> {
      const condition = sql`reference = ${reference} AND revision = ${revision}`;
      const removal: Removal = { removedAt, reason: 'erased', initials };
      const counts = await remove(query => deleteInquiries(query, condition, removal));
      return counts.inquiries === 0 ? null : counts;
    },

    erasePerson: (email: string, { actedAt: removedAt, initials }: Signature) =>
      remove(query =>
        deleteInquiries(query, emailCondition(email), { removedAt, reason: 'erased', initials }),
      ),

    purge: ({ contactBefore, spamBefore }: PurgeLimits, removedAt: Date) =>
      remove(async query => {
        const digests = await query(
          sql`DELETE FROM mails WHERE reference IS NULL AND queued_at < ${contactBefore} RETURNING id`,
        );
        const condition = sql`(last_contact_at < ${contactBefore} OR spam_at < ${spamBefore})`;
        const removal: Removal = { removedAt, reason: 'purged', initials: '' };
        const { inquiries, mails } = await deleteInquiries(query, condition, removal);
        return { inquiries, mails: mails + digests.length };
      }),
  };
}

/** Foreign keys delete the events and mails of the inquiries. */
async function deleteInquiries(query: Query, condition: Statement, removal: Removal): Promise<ErasureCounts> {
  const [row] = await query(
    sql`SELECT count(*) AS mails FROM mails WHERE reference IN (SELECT reference FROM inquiries WHERE ${condition})`,
  );
  const inquiries = await query(sql`DELETE FROM inquiries WHERE ${condition} RETURNING id`);
  const counts = { inquiries: inquiries.length, mails: Number(row?.['mails']) };
  if (counts.inquiries > 0) await query(insertInto('removals', { ...removal, ...counts }));
  return counts;
}
