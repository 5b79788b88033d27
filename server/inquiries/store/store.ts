import type { Day } from '../../../domain/day.ts';
import type { Exception } from '../../../domain/exceptions.ts';
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

export type ActKind = 'answered' | 'reopened' | 'spam' | 'note';

/** What somebody of the office did with an inquiry. */
export interface Act {
  kind: ActKind;
  actedAt: Date;
  /** The initials that it was signed with; empty where an earlier version's command line did it. */
  by: string;
  /** Of a note, and what was corrected; empty for others. */
  text: string;
}

/** Something that was done with an inquiry. */
export type HistoryEntry = Omit<Act, 'kind'> & { kind: ActKind | 'corrected' };

/**
 * - `done`: it is so now, and in the history.
 * - `already`: it was so before, by this person or another; nothing was changed.
 * - `missing`: there is no such inquiry.
 */
export type ActOutcome = 'done' | 'already' | 'missing';

export interface StoredInquiry extends Omit<Submission, 'key'> {
  reference: Reference;
  answeredAt: Date | null;
  /** When the office called it spam. It is in no list but that of spam then. */
  spamAt: Date | null;
  /** Receipt or act, whichever was last. The time until the purge counts from here. */
  lastContactAt: Date;
  /** In the order in which it was written down. */
  history: readonly HistoryEntry[];
}

/** What the office has corrected in an inquiry. */
export type Correction = Partial<Pick<Inquiry, 'email' | 'phone' | 'visitDate' | 'numberOfVisitors'>>;

/** Something that the office has announced of one or more days. */
export interface AnnouncedDay {
  id: number;
  exception: Exception;
  announcedAt: Date;
  announcedBy: string;
  undoneAt: Date | null;
  undoneBy: string | null;
}

/**
 * - `stored`: new, and on the disk with its mails.
 * - `replayed`: this key came before with the same inquiry; nothing was stored again.
 * - `conflict`: this key came before with another inquiry; nothing was stored.
 */
export type Acceptance = { outcome: 'stored' | 'replayed'; reference: Reference } | { outcome: 'conflict' };

export type MailKind = 'office' | 'confirmation' | 'digest';

/** A mail to be sent. The store holds no words of it: they are made of the inquiry when it is sent (`mail/messages.ts`). */
export interface NewMail {
  kind: MailKind;
  /** `<…@…>`, the same for every try. */
  messageId: string;
}

/**
 * - `held`: not to be sent unless the office says so, because its mailbox or domain got the most confirmations of a day already.
 * - `dead`: given up.
 */
export type MailState = 'waiting' | 'held' | 'sent' | 'dead';

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
  /** What the last try said, or why it is held; no personal data. */
  lastError: string | null;
}

export interface InquiryFilter {
  /**
   * `open`: not answered. `late`: not answered, and received or last reopened before `lateBefore`. `answered`: answered. `spam`: called so by the
   * office. Without a status, all but spam.
   */
  status?: 'open' | 'late' | 'answered' | 'spam';
  lateBefore?: Date;
  /** Visit dates, both included, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** Of this e-mail address, in any spelling; spam too. */
  email?: string;
  /** Words as somebody types them, each the beginning of a word in a text, note or the reference, in any case; spam too. */
  words?: string;
}

/** A part of a list. */
export interface Page {
  /** By receipt, oldest first (usual), or by what was stored last; or by the day of the visit, soonest first. */
  order?: 'oldest' | 'newest' | 'visit';
  limit?: number;
  /** What follows this inquiry. */
  after?: Reference;
}

export interface MailFilter {
  /** Usual: all that are not sent. */
  states?: readonly MailState[];
  /** Of inquiries that are neither answered nor spam. */
  open?: boolean;
  /** The oldest so many. */
  limit?: number;
}

/** What had its last contact, or was called spam, before these moments is purged. */
export interface PurgeLimits {
  contactBefore: Date;
  spamBefore: Date;
}

export interface ErasedCount {
  inquiries: number;
  mails: number;
}

export interface OutboxSummary {
  waiting: number;
  /** Waiting for longer than an hour. */
  overdue: number;
  held: number;
  dead: number;
  /** Mails to the office about open inquiries that were given up. */
  deadForOffice: number;
  /** When the oldest waiting mail to the office was queued. Mails to visitors do not count: their mailboxes may be full for days. */
  oldestWaiting: Date | null;
}

/** Most confirmations that one mailbox gets within 24 hours, so that nobody can fill a stranger's by the form. */
export const confirmationsADay = 3;

/**
 * Most that all addresses of one domain get within 24 hours: where one mailbox takes what is sent to any name, each name would have
 * an allowance. Not of domains that strangers share (`mail-providers.ts`).
 */
export const confirmationsADayOfDomain = 20;

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
   * called more than once, each time with a new reference. A confirmation beyond `confirmationsADay` or `confirmationsADayOfDomain` is stored as `held`.
   */
  accept(submission: Submission, mailsFor: (reference: Reference) => readonly NewMail[]): Promise<Acceptance>;
  /** What `accept` would answer to a key that came before; null if it did not. Stores nothing. */
  earlier(submission: Pick<Submission, 'key' | 'inquiry'>): Promise<Acceptance | null>;

  find(reference: Reference): Promise<StoredInquiry | null>;
  list(filter: InquiryFilter, page?: Page): Promise<StoredInquiry[]>;
  /** How many there are, and no more than `most`. */
  count(filter: InquiryFilter, most?: number): Promise<number>;
  /**
   * Writes down what the office did. Of two who do the same at once, one is told that it is done `already`: what is answered
   * cannot be answered, what is open cannot be reopened. `reopened` takes back an answer and the mark of spam. A note is always
   * done.
   */
  act(reference: Reference, act: Act): Promise<ActOutcome>;
  /**
   * Corrects an inquiry, and writes it down. A `confirmation` takes the place of the one before, which is sent no more if it was not; beyond
   * `confirmationsADay` of its address it is `held`.
   */
  correct(
    reference: Reference,
    correction: Correction,
    signed: Omit<Act, 'kind'>,
    confirmation?: NewMail,
  ): Promise<'done' | 'missing'>;

  /** Removes an inquiry with its history, key and mails of any state. `by`: initials. */
  remove(reference: Reference, at: Date, by?: string): Promise<ErasedCount>;
  /** Removes all that is held of a person, by e-mail address in any spelling: inquiries, history, keys, mails of any state. */
  erasePerson(email: string, at: Date, by?: string): Promise<ErasedCount>;
  /** How many inquiries a purge would remove, and how many there are. */
  countOlder(limits: PurgeLimits): Promise<{ older: number; all: number }>;
  /** Removes inquiries, with mails and keys, and sent digests of that age. */
  purge(limits: PurgeLimits, at: Date): Promise<ErasedCount>;

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
  /** All mails of an inquiry, or those of a filter; oldest first. */
  mails(of?: Reference | MailFilter): Promise<QueuedMail[]>;
  /**
   * Makes mails that are not sent due now, and gives their number: of one inquiry, or all but those that are `held`. A worker keeps
   * those that it has taken.
   */
  retryMails(of: Reference | 'all', now: Date): Promise<number>;
  outboxSummary(now: Date): Promise<OutboxSummary>;

  /** Writes down what the office announces of a day. It counts from now on, together with what the source says. */
  announce(exception: Exception, announcedAt: Date, announcedBy: string): Promise<void>;
  /** Takes an announcement back. False if that was done before, or there is none. */
  undoAnnouncement(id: number, undoneAt: Date, undoneBy: string): Promise<boolean>;
  /** What counts for a day or a later one, in the order in which it was announced. */
  announced(from: Day): Promise<Exception[]>;
  /** All announcements with those that were taken back, newest first. */
  announcements(most: number): Promise<AnnouncedDay[]>;

  /** The secret that links to the desk are signed with where the settings have none: the first that was ever proposed. */
  deskSecret(proposed: string): Promise<string>;
  /** All links to the desk that were made before this moment are dead (`desk-links.ts`). */
  revokeLinks(at: Date): Promise<void>;
  linksRevokedAt(): Promise<Date | null>;

  /** Rejects with `StoreUnavailable` unless the store can be written and the disk has room. */
  check(): Promise<void>;
  close(): Promise<void>;
}
