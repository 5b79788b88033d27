import { emailCondition } from './filters.ts';
import { type Query, sql } from './statement.ts';

const dayMs = 24 * 3_600_000;

/** To one address within a day. */
const maxConfirmations = 3;

/**
 * Resolves to why a confirmation must wait for a clerk, or to null if it may be sent. Anyone can enter a stranger's address in the form, so
 * a suspected inquiry sends none, and an address gets only a few. Inquiries that are stored at the same time may exceed the quota.
 */
export async function findHoldReason(
  query: Query,
  { email, at, isSuspected }: { email: string; at: Date; isSuspected: boolean },
): Promise<string | null> {
  if (isSuspected) return 'suspected';
  const [row] = await query(sql`SELECT count(*) AS mails
    FROM inquiries JOIN mails ON mails.reference = inquiries.reference
    WHERE ${emailCondition(email)} AND kind = 'confirmation' AND state <> 'held'
      AND queued_at > ${at.getTime() - dayMs}`);
  return Number(row?.['mails']) >= maxConfirmations ? 'tooMany' : null;
}
