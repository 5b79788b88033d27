/** What goes into the store and comes out of it. */
import type { Exception } from '../../../domain/exceptions.ts';
import type { Inquiry } from '../../../domain/inquiry.ts';
import type { Locale } from '../../../i18n/locales.ts';

/** `IP-7F3K-2Q`: what a visitor can read out on the phone. */
export type Reference = `${string}-${string}-${string}`;

/** Why a submission looks like a machine's. It is marked for the office, never dropped. */
export type SpamMark = 'honeypot' | 'too-fast';

/** A valid inquiry on its way into the store. */
export interface Submission {
  /** The `Idempotency-Key`: an inquiry is stored once for each. */
  key: string;
  inquiry: Inquiry;
  locale: Locale;
  marks: readonly SpamMark[];
  receivedAt: Date;
}

export type ActKind = 'answered' | 'reopened' | 'spam' | 'note';

/** What somebody at the office did with an inquiry. */
export interface Act {
  kind: ActKind;
  actedAt: Date;
  /** Initials; empty where an earlier version's command line did it. */
  by: string;
  /** The note, or what was corrected; otherwise empty. */
  text: string;
}

export type HistoryEntry = Omit<Act, 'kind'> & { kind: ActKind | 'corrected' };

/** `already`: it was so before, and nothing was changed. `missing`: there is no such inquiry. */
export type ActOutcome = 'done' | 'already' | 'missing';

export interface StoredInquiry extends Omit<Submission, 'key'> {
  reference: Reference;
  answeredAt: Date | null;
  /** Spam is listed only as such. */
  spamAt: Date | null;
  /** Receipt or act, whichever was last: retention counts from here. */
  lastContactAt: Date;
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
 * - `replayed`: this key came before with the same inquiry; nothing was stored.
 * - `conflict`: this key came before with another inquiry; nothing was stored.
 */
export type Acceptance = { outcome: 'stored' | 'replayed'; reference: Reference } | { outcome: 'conflict' };

export type MailKind = 'office' | 'confirmation' | 'digest';

/** A mail to be sent. It is put into words only when it is sent (`mail/messages.ts`). */
export interface NewMail {
  kind: MailKind;
  /** `<…@…>`, the same for every try. */
  messageId: string;
}

/** `held`: not to be sent unless the office says so. `dead`: given up. */
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
  /** The result of the last try, or why it is held; no personal data. */
  lastError: string | null;
}

export interface InquiryFilter {
  /** `late`: open, and received or last reopened before `lateBefore`. Without a status, all but spam. */
  status?: 'open' | 'late' | 'answered' | 'spam';
  lateBefore?: Date;
  /** Visit dates, inclusive, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** This e-mail address in any spelling; spam too. */
  email?: string;
  /** Words as typed, each the beginning of a word in a text, note or the reference, in upper or lower case; spam too. */
  words?: string;
}

/** A part of a list. */
export interface Page {
  /** `oldest`, the default, by receipt; `newest` by what was stored last; `visit` by the soonest visit. */
  order?: 'oldest' | 'newest' | 'visit';
  limit?: number;
  /** Starts behind this inquiry. */
  after?: Reference;
}

export interface MailFilter {
  /** By default all but `sent`. */
  states?: readonly MailState[];
  /** Only of inquiries that are neither answered nor spam. */
  open?: boolean;
  limit?: number;
}

/** Inquiries whose last contact, or mark of spam, is older than this are purged. */
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
  /** When the oldest waiting mail to the office was queued. Visitors' mailboxes may be full for days. */
  oldestWaiting: Date | null;
}

/** Most confirmations that one mailbox gets within 24 hours, so that nobody can flood a stranger's through the form. */
export const confirmationsADay = 3;

/**
 * Most that all addresses of a domain get within 24 hours, for domains where one mailbox takes mail for any name. Shared domains are
 * exempt (`mail-providers.ts`).
 */
export const confirmationsADayOfDomain = 20;

/** The store is not available now: disk full, locked, server gone. The call has stored nothing. */
export class StoreUnavailable extends Error {}
