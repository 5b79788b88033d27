/** Limits confirmations, so that nobody can flood a stranger's mailbox through the form. */
import { maxConfirmationsPerDay } from './records.ts';
import { toMailbox } from './rows.ts';
import { type Query, type Statement, sql } from './statement.ts';

const day = 24 * 3_600_000;

/** Serializes transactions with the same key. */
export type Lock = (key: string) => Statement;

/** Resolves to null if the confirmation may be sent. */
export async function getHoldReason(
  query: Query,
  lock: Lock | null,
  email: string,
  at: Date,
): Promise<string | null> {
  const { mailbox, mailDomain } = toMailbox(email);
  if (lock) await query(lock(mailbox));
  const [row] = await query(sql`SELECT count(*) AS mails
    FROM inquiries JOIN mails ON mails.reference = inquiries.reference AND mails.kind = 'confirmation'
    WHERE mail_domain = ${mailDomain} AND mailbox = ${mailbox} AND received_at > ${new Date(at.getTime() - day)}
      AND state <> 'held'`);
  return Number(row?.['mails']) >= maxConfirmationsPerDay
    ? `more than ${maxConfirmationsPerDay} confirmations a day to this address`
    : null;
}
