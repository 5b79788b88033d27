import { setImmediate } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { hasEmail } from './filters.ts';
import { lockInquiry } from './locked-inquiry.ts';
import type { ErasureCounts, ExpectedErasure, PurgeLimits, Reference } from './records.ts';
import { insertInto, type Query, type Statement, sql } from './statement.ts';

const purgeBatch = 100;

/** What is kept after inquiries are gone. */
interface Removal {
  removedAt: Date;
  reason: 'erased' | 'purged';
  /** Empty for the command line and the daily purge. */
  initials: string;
}

export function createErasure({ query, transaction, scrub, dialect }: Connection) {
  async function erase(
    condition: Statement,
    removedAt: Date,
    initials: string,
    expected: ExpectedErasure | undefined,
  ): Promise<ErasureCounts> {
    const counts = await transaction(async query => {
      if (expected) {
        const row = await lockInquiry(query, dialect, expected.reference, expected.revision);
        const [current] = await query(sql`SELECT count(*) AS inquiries FROM inquiries WHERE ${condition}`);
        const isUnchanged = typeof row !== 'string' && Number(current?.['inquiries']) === expected.count;
        if (!isUnchanged) return { inquiries: 0, mails: 0 };
      }
      return deleteInquiries(query, condition, { removedAt, reason: 'erased', initials });
    });
    await scrub();
    return counts;
  }

  return {
    /** Erases nothing if something else than `expected` would be erased. */
    eraseInquiry(
      reference: Reference,
      at: Date,
      initials = '',
      expected?: ExpectedErasure,
    ): Promise<ErasureCounts> {
      return erase(sql`reference = ${reference}`, at, initials, expected);
    },

    /** Erases all inquiries from this address, or nothing if something else than `expected` would be erased. */
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

    async purge(limits: PurgeLimits, removedAt: Date): Promise<ErasureCounts> {
      const condition = sql`reference IN (SELECT reference FROM inquiries WHERE ${isExpired(limits)} LIMIT ${purgeBatch})`;
      const digests = await query(
        sql`DELETE FROM mails WHERE reference IS NULL AND state <> 'waiting' AND queued_at < ${limits.contactBefore}
        RETURNING id`,
      );
      const counts = { inquiries: 0, mails: digests.length };
      let batchCounts: ErasureCounts;
      do {
        batchCounts = await transaction(query =>
          deleteInquiries(query, condition, { removedAt, reason: 'purged', initials: '' }),
        );
        counts.inquiries += batchCounts.inquiries;
        counts.mails += batchCounts.mails;
        await setImmediate();
      } while (batchCounts.inquiries === purgeBatch);
      await scrub();
      return counts;
    },
  };
}

const isExpired = ({ contactBefore, spamBefore }: PurgeLimits) =>
  sql`(last_contact_at < ${contactBefore} OR spam_at < ${spamBefore})`;

/** Foreign keys delete the events and mails of the inquiries. */
async function deleteInquiries(query: Query, condition: Statement, removal: Removal): Promise<ErasureCounts> {
  const [mailCount] = await query(
    sql`SELECT count(*) AS mails FROM mails WHERE reference IN (SELECT reference FROM inquiries WHERE ${condition})`,
  );
  const inquiries = await query(sql`DELETE FROM inquiries WHERE ${condition} RETURNING id`);
  const counts = { inquiries: inquiries.length, mails: Number(mailCount?.['mails']) };
  if (counts.inquiries > 0) await query(insertInto('removals', { ...removal, ...counts }));
  return counts;
}
