/** Limits the confirmations to one mailbox and to one domain in a day, so that nobody can flood a stranger through the form. */
import { isShared } from './mail-providers.ts';
import { confirmationsADay, confirmationsADayOfDomain } from './records.ts';
import { emailKey } from './rows.ts';
import { type Query, type Statement, sql } from './statement.ts';

const day = 24 * 3_600_000;

const withoutDots = (text: string) => text.replaceAll('.', '');

/** Escapes the wildcards of `LIKE … ESCAPE '!'`. */
const literal = (text: string) => text.replace(/[!%_]/g, '!$&');

/** Makes transactions that share a key wait for each other. */
export type Lock = (key: string) => Statement;

/**
 * Why a confirmation to this address must be held now; null if it may be sent. `ana+1@` and `a.na@` count as `ana@`, as at
 * large providers. Elsewhere, two people may share an allowance by that, but nothing more.
 */
export async function heldBecause(
  query: Query,
  lock: Lock | null,
  email: string,
  at: Date,
): Promise<string | null> {
  const [, dotted = '', domain = ''] = /^([^+]*).*@(.*)$/s.exec(emailKey(email)) ?? [];
  const local = withoutDots(dotted);
  if (lock) await query(lock(isShared(domain) ? `${local}@${domain}` : `@${domain}`));

  // Nobody is in contact before the receipt, so the index of contacts finds the day's inquiries.
  const since = new Date(at.getTime() - day);
  const sent = async (most: number, condition = sql``) => {
    const [row] = await query(sql`SELECT count(*) AS mails FROM (
      SELECT 1 FROM inquiries JOIN mails ON mails.reference = inquiries.reference AND mails.kind = 'confirmation'
        WHERE last_contact_at > ${since} AND received_at > ${since}
          AND email_key LIKE ${`%@${literal(domain)}`} ESCAPE '!' ${condition} AND state <> 'held'
        ORDER BY last_contact_at LIMIT ${most}
    ) AS confirmations`);
    return Number(row?.['mails']);
  };
  if (!isShared(domain)) {
    const toDomain = await sent(confirmationsADayOfDomain);
    if (toDomain >= confirmationsADayOfDomain)
      return `more than ${confirmationsADayOfDomain} confirmations a day to this domain`;
    if (toDomain < confirmationsADay) return null;
  }
  const mailbox = `${local}@${withoutDots(domain)}`;
  const tagged = `${literal(local)}+%@${literal(withoutDots(domain))}`;
  const toMailbox = await sent(
    confirmationsADay,
    sql`AND (replace(email_key, '.', '') = ${mailbox} OR replace(email_key, '.', '') LIKE ${tagged} ESCAPE '!')`,
  );
  return toMailbox >= confirmationsADay
    ? `more than ${confirmationsADay} confirmations a day to this address`
    : null;
}
