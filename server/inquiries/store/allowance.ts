/** How many confirmations go to one mailbox and to one domain in a day, so that nobody floods a stranger by the form. */
import { isShared } from './mail-providers.ts';
import { emailKey, type Row, type Statement, type Value } from './rows.ts';
import { confirmationsADay, confirmationsADayOfDomain } from './store.ts';

const day = 24 * 3_600_000;

interface Mailbox {
  /** Without what stands behind a plus, and without dots. */
  local: string;
  domain: string;
}

/**
 * The mailbox that an address most likely ends up in: at large providers `ana+1@` and `a.na@` are `ana@`. Where they are not, two people
 * share an allowance, and no more: whose an inquiry is, the whole address says (`emailKey`).
 */
function mailboxOf(email: string): Mailbox {
  const [, local = '', domain = ''] = /^([^+]*).*@(.*)$/s.exec(emailKey(email)) ?? [];
  return { local: withoutDots(local), domain };
}

const withoutDots = (text: string) => text.replaceAll('.', '');

/** A text that stands for itself in a pattern of `LIKE … ESCAPE '!'`. */
const literal = (text: string) => text.replace(/[!%_]/g, '!$&');

/** What those have in common who must wait for each other, so that of several at once not all find room. */
export function allowanceOf(email: string): string {
  const { local, domain } = mailboxOf(email);
  return isShared(domain) ? `${local}@${domain}` : `@${domain}`;
}

/** Why a confirmation to an address is to be held at this moment; undefined where it may be sent. */
export function* heldBecause(email: string, at: Date): Generator<Statement, string | undefined, Row[]> {
  const { local, domain } = mailboxOf(email);
  if (!isShared(domain)) {
    const ofDomain = yield* sent(at, domain, '', [], confirmationsADayOfDomain);
    if (ofDomain >= confirmationsADayOfDomain)
      return `more than ${confirmationsADayOfDomain} confirmations a day to this domain`;
    if (ofDomain < confirmationsADay) return undefined;
  }
  const ofMailbox = yield* sent(
    at,
    domain,
    `AND (replace(email_key, '.', '') = ? OR replace(email_key, '.', '') LIKE ? ESCAPE '!')`,
    [`${local}@${withoutDots(domain)}`, `${literal(local)}+%@${literal(withoutDots(domain))}`],
    confirmationsADay,
  );
  return ofMailbox >= confirmationsADay
    ? `more than ${confirmationsADay} confirmations a day to this address`
    : undefined;
}

/** How many confirmations to a domain were not held within the day before a moment, and no more than `most`. */
function* sent(
  at: Date,
  domain: string,
  condition: string,
  values: readonly Value[],
  most: number,
): Generator<Statement, number, Row[]> {
  const since = new Date(at.getTime() - day);
  const [row] = yield [
    // No contact is before the receipt, so the index of the contacts finds the few inquiries among which those of a day are. The first
    // of a day are those that were not held: the search ends with them, however many followed.
    `SELECT count(*) AS mails FROM (
      SELECT 1 FROM inquiries JOIN mails ON mails.reference = inquiries.reference AND mails.kind = 'confirmation'
        WHERE last_contact_at > ? AND received_at > ? AND email_key LIKE ? ESCAPE '!' ${condition} AND state <> 'held'
        ORDER BY last_contact_at LIMIT ?
    ) AS confirmations`,
    [since, since, `%@${literal(domain)}`, ...values, most],
  ];
  return Number(row?.['mails']);
}
