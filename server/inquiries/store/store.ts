import type { Inquiry } from '../../../domain/inquiry.ts';
import type { Locale } from '../../../i18n/locales.ts';

/** `IP-7F3K-2Q`: what a visitor can read out on the phone. */
export type Reference = `${string}-${string}-${string}`;

/** Why a submission looks like a machine's. It is marked for the office, never dropped. */
export type SpamMark = 'honeypot' | 'too-fast';

/** An inquiry that has passed the rules, on its way into the store. */
export interface Submission {
  /** The `Idempotency-Key`: an inquiry is stored once for each. */
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
  /** Receipt, answer or note, whichever was last. The time until the purge counts from here. */
  lastContactAt: Date;
  notes: readonly Note[];
}

/**
 * - `stored`: new, and on the disk with its mails.
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
  /** `<…@…>`, the same for every try. */
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
  /** When the oldest waiting mail to the office was queued. Mails to visitors do not count: their mailboxes may be full for days. */
  oldestWaiting: Date | null;
}

/** The store is not available now: disk full, locked, server gone. The call has stored nothing. */
export class StoreUnavailable extends Error {}

/**
 * Where inquiries and the mails about them are kept: in SQLite for one machine, in PostgreSQL for several. Both pass the same tests
 * (`server/inquiries/store/contract/contract.ts`).
 *
 * Every method may throw `StoreUnavailable`. The caller passes all moments; the store reads no clock.
 */
export interface Store {
  /**
   * Stores a submission and the mails about it in one transaction. When this resolves, they are on the disk. `mailsFor` may be
   * called more than once, each time with a new reference.
   */
  accept(submission: Submission, mailsFor: (reference: Reference) => readonly NewMail[]): Promise<Acceptance>;
  /** What `accept` would answer to a key that came before; null if it did not. Stores nothing. */
  earlier(submission: Pick<Submission, 'key' | 'inquiry'>): Promise<Acceptance | null>;

  find(reference: Reference): Promise<StoredInquiry | null>;
  /** By receipt, oldest first. */
  list(filter: InquiryFilter): Promise<StoredInquiry[]>;
  /** False if there is no such inquiry. A second answer keeps the first moment and moves the last contact. */
  markAnswered(reference: Reference, at: Date): Promise<boolean>;
  addNote(reference: Reference, note: Note): Promise<boolean>;

  /** Removes all that is held of a person, by e-mail address in any case: inquiries, notes, keys, mails of any state. */
  erasePerson(email: string, at: Date): Promise<ErasedCount>;
  /** How many inquiries had their last contact before `before`, and how many there are. */
  countOlder(before: Date): Promise<{ older: number; all: number }>;
  /** Removes inquiries that had their last contact before `before`, with mails and keys, and sent digests of that age. */
  purge(before: Date, at: Date): Promise<ErasedCount>;

  /** Queues a mail that belongs to no inquiry. False if its message id is queued already. */
  enqueue(mail: NewMail, at: Date): Promise<boolean>;
  /**
   * Takes up to `count` waiting mails that are due at `now`, and holds them until `leaseUntil`: no other worker gets them
   * before, and the mails of a worker that died are free after that.
   *
   * A mail that is due or held more than two hours after `now` is taken as well. All pauses and leases are shorter, so it
   * was written while the clock was ahead.
   */
  lease(now: Date, leaseUntil: Date, count: number): Promise<QueuedMail[]>;
  mailSent(id: number, at: Date): Promise<void>;
  /** A try failed: the mail is due again at `retryAt`, or dead if that is null. */
  mailFailed(id: number, error: string, retryAt: Date | null): Promise<void>;
  /** All mails of an inquiry, or all that are not sent; oldest first. */
  mails(reference?: Reference): Promise<QueuedMail[]>;
  /** Makes the mails of an inquiry that are not sent due now, and gives their number. A worker keeps those that it holds. */
  retryMails(reference: Reference, now: Date): Promise<number>;
  outboxSummary(): Promise<OutboxSummary>;

  /** Rejects with `StoreUnavailable` unless the store can be written and the disk has room. */
  check(): Promise<void>;
  close(): Promise<void>;
}
