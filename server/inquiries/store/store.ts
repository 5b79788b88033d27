import type { Inquiry } from '../../../domain/inquiry.ts';
import type { Locale } from '../../../i18n/locales.ts';

/** `IP-7F3K-2Q`: what a visitor can read out on the phone. */
export type Reference = `IP-${string}-${string}`;

/** What made a submission look like a machine's. It is marked for the office, and never dropped. */
export type SpamMark = 'honeypot' | 'too-fast';

/** An inquiry that has passed the rules, on its way into the store. */
export interface Submission {
  /** The `Idempotency-Key` of the draft: the same one is stored once. */
  key: string;
  inquiry: Inquiry;
  locale: Locale;
  marks: readonly SpamMark[];
  receivedAt: Date;
}

export interface Note {
  writtenAt: Date;
  text: string;
}

export interface StoredInquiry extends Omit<Submission, 'key'> {
  reference: Reference;
  answeredAt: Date | null;
  /** Receipt, answer or note, whichever was last: two years later the inquiry is purged. */
  lastContactAt: Date;
  notes: readonly Note[];
}

/**
 * - `stored`: new, with its mails, and safe on disk.
 * - `replayed`: this key came before with the same inquiry; nothing was stored again.
 * - `conflict`: this key came before with another inquiry; nothing was stored.
 */
export type Acceptance = { outcome: 'stored' | 'replayed'; reference: Reference } | { outcome: 'conflict' };

export type MailKind = 'office' | 'confirmation' | 'digest';

export interface NewMail {
  kind: MailKind;
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** `<…@…>`, the same on every try. */
  messageId: string;
}

export type MailState = 'waiting' | 'sent' | 'dead';

export interface QueuedMail extends NewMail {
  id: number;
  /** Null for mails that belong to no inquiry. */
  reference: Reference | null;
  state: MailState;
  /** Tries that have ended. */
  attempts: number;
  queuedAt: Date;
  /** Not tried before. */
  dueAt: Date;
  sentAt: Date | null;
  /** What the last try said; no personal data. */
  lastError: string | null;
}

export interface InquiryFilter {
  /** `open`: not answered. `late`: not answered and received before `lateBefore`. */
  status?: 'open' | 'late';
  lateBefore?: Date;
  /** Visit dates, both included, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** Of this e-mail address, in any case. */
  email?: string;
}

export interface ErasedCount {
  inquiries: number;
  mails: number;
}

export interface OutboxSummary {
  waiting: number;
  dead: number;
  /** When the oldest waiting mail to the office about an inquiry was queued: one visitor's mailbox may be slow for days. */
  oldestWaiting: Date | null;
}

/** The store cannot take or give anything now: disk full, locked, server gone. Nothing was stored by the call. */
export class StoreUnavailable extends Error {}

/**
 * Where inquiries and the mails about them are kept. Two of a kind behind this: SQLite for one machine, PostgreSQL for
 * several. `server/inquiries/store/contract/contract.ts` holds both to the same behaviour.
 *
 * Every method may throw `StoreUnavailable`. Moments are given by the caller, so that clocks are the caller's affair.
 */
export interface Store {
  /**
   * Stores a submission and the mails about it in one transaction, durable when this resolves. `mailsFor` is called
   * with the reference that the inquiry gets, perhaps more than once, and must not wait for anything.
   */
  accept(submission: Submission, mailsFor: (reference: Reference) => readonly NewMail[]): Promise<Acceptance>;
  /** What `accept` would answer to a key that came before; null where it did not. Stores nothing. */
  earlier(submission: Pick<Submission, 'key' | 'inquiry'>): Promise<Acceptance | null>;

  find(reference: Reference): Promise<StoredInquiry | null>;
  /** By receipt, oldest first. */
  list(filter: InquiryFilter): Promise<StoredInquiry[]>;
  /** False where there is no such inquiry. Answering again keeps the first moment and moves the last contact. */
  markAnswered(reference: Reference, at: Date): Promise<boolean>;
  addNote(reference: Reference, note: Note): Promise<boolean>;

  /** Removes all that is held of a person, by e-mail address in any case: inquiries, notes, keys, mails of any state. */
  erasePerson(email: string, at: Date): Promise<ErasedCount>;
  /** How many inquiries had their last contact before `before`, and how many there are. */
  countOlder(before: Date): Promise<{ older: number; all: number }>;
  /** Removes what had its last contact before `before`, with mails and keys; and sent digests as old. */
  purge(before: Date, at: Date): Promise<ErasedCount>;

  /** Queues a mail that belongs to no inquiry. False where its message id is queued already. */
  enqueue(mail: NewMail, at: Date): Promise<boolean>;
  /**
   * Takes up to `count` waiting mails that are due at `now` and holds them until `leaseUntil`: no other worker gets them
   * before. A worker that dies lets go of them by that.
   *
   * A mail that is due or held for more than two hours from `now` is taken as well. No pause between tries and no lease
   * is that long, so a clock was ahead when that was written; the mail would wait until the real time has caught up.
   */
  lease(now: Date, leaseUntil: Date, count: number): Promise<QueuedMail[]>;
  mailSent(id: number, at: Date): Promise<void>;
  /** A try failed: the mail waits for `retryAt`, or is dead where that is null. */
  mailFailed(id: number, error: string, retryAt: Date | null): Promise<void>;
  /** All mails of an inquiry, or of the whole outbox that are not sent; oldest first. */
  mails(reference?: Reference): Promise<QueuedMail[]>;
  /** Makes dead and waiting mails of an inquiry due now; says how many. One that a worker holds stays with that. */
  retryMails(reference: Reference, now: Date): Promise<number>;
  outboxSummary(): Promise<OutboxSummary>;

  /** Writes where the rows are, and takes new space on the disk: is the store ready? */
  check(): Promise<void>;
  close(): Promise<void>;
}
