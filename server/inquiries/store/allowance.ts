/** Limits daily confirmations per mailbox and per domain, so that nobody can use the form to flood a stranger's mailbox. */
import { isPublicProvider } from './mail-providers.ts';
import { confirmationsADay, confirmationsADayOfDomain } from './records.ts';
import { mailboxOf } from './rows.ts';
import { type Query, type Statement, sql } from './statement.ts';

const day = 24 * 3_600_000;

/** Serializes transactions that share a key. */
export type Lock = (key: string) => Statement;

/** Why a confirmation to this address must be held; null if it may be sent. */
export async function heldBecause(
  query: Query,
  lock: Lock | null,
  email: string,
  at: Date,
): Promise<string | null> {
  const { mailbox, mailDomain } = mailboxOf(email);
  if (lock) await query(lock(isPublicProvider(mailDomain) ? mailbox : `@${mailDomain}`));
  const sent = async (most: number, condition = sql``) => {
    const [row] = await query(sql`SELECT count(*) AS mails FROM (
      SELECT 1 FROM inquiries JOIN mails ON mails.reference = inquiries.reference AND mails.kind = 'confirmation'
        WHERE mail_domain = ${mailDomain} AND received_at > ${new Date(at.getTime() - day)} ${condition} AND state <> 'held'
        ORDER BY received_at LIMIT ${most}
    ) AS confirmations`);
    return Number(row?.['mails']);
  };
  if (!isPublicProvider(mailDomain)) {
    const toDomain = await sent(confirmationsADayOfDomain);
    if (toDomain >= confirmationsADayOfDomain)
      return `more than ${confirmationsADayOfDomain} confirmations a day to this domain`;
    if (toDomain < confirmationsADay) return null;
  }
  const toMailbox = await sent(confirmationsADay, sql`AND mailbox = ${mailbox}`);
  return toMailbox >= confirmationsADay
    ? `more than ${confirmationsADay} confirmations a day to this address`
    : null;
}
