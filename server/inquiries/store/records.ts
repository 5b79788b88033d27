/** The records of the store. */
import type { Exception } from '../../../domain/exceptions.ts';
import type { Inquiry } from '../../../domain/inquiry.ts';
import type { Locale } from '../../../i18n/locales.ts';

/** `IP-7F3K-2Q`, easy to read out on the phone. */
export type Reference = `${string}-${string}-${string}`;

/** Why a submission looks automated. It is marked for the office, never dropped. */
export type SpamMark = 'honeypot' | 'too-fast';

/** A valid inquiry on its way into the store. */
export interface Submission {
  /** The `Idempotency-Key`: each stores one inquiry at most. */
  key: string;
  inquiry: Inquiry;
  locale: Locale;
  marks: readonly SpamMark[];
  receivedAt: Date;
}

export type ActKind = 'answered' | 'reopened' | 'spam' | 'note' | 'told' | 'untold';

/** What a clerk did with an inquiry. */
export interface Act {
  kind: ActKind;
  actedAt: Date;
  /** Initials; empty for acts of an earlier version's command line. */
  by: string;
  /** The note, what was corrected, or what the visitor was told; otherwise empty. */
  text: string;
  /** What `told` settles: the key of a list to work off (`desk/telling.ts`). It goes when that is undone by `untold`. */
  about?: string;
}

export type HistoryEntry = Omit<Act, 'kind'> & { kind: ActKind | 'corrected' | 'released' };

/**
 * - `already`: the inquiry had that state, and nothing changed.
 * - `changed`: its history is longer than the revision that was expected, and nothing changed.
 * - `missing`: there is no such inquiry.
 */
export type ActOutcome = 'done' | 'already' | 'changed' | 'missing';

export interface StoredInquiry extends Omit<Submission, 'key'> {
  reference: Reference;
  answeredAt: Date | null;
  /** Set for spam, which only the spam list shows. */
  spamAt: Date | null;
  /** The receipt or the latest act; the retention period starts here. */
  lastContactAt: Date;
  history: readonly HistoryEntry[];
}

/** Fields that the office has corrected. */
export type Correction = Partial<Omit<Inquiry, 'plan'> & Pick<Submission, 'locale'>>;

/** An exception that the office has announced for one or more days. */
export interface AnnouncedDay {
  id: number;
  exception: Exception;
  announcedAt: Date;
  announcedBy: string;
  undoneAt: Date | null;
  undoneBy: string | null;
}

/**
 * - `stored`: new, and on disk with its mails.
 * - `replayed`: the key was used before with the same inquiry; nothing was stored.
 * - `conflict`: the key was used before with another inquiry; nothing was stored.
 */
export type Acceptance = { outcome: 'stored' | 'replayed'; reference: Reference } | { outcome: 'conflict' };

type MailKind = 'office' | 'confirmation' | 'digest';

/** A mail to send. It is composed only when it is sent (`mail/messages.ts`). */
export interface NewMail {
  kind: MailKind;
  /** `<…@…>`, the same for every attempt. */
  messageId: string;
}

/** `held`: not sent until the office releases it. `dead`: given up. */
type MailState = 'waiting' | 'held' | 'sent' | 'dead';

export interface QueuedMail extends NewMail {
  id: number;
  /** Null for mails that belong to no inquiry. */
  reference: Reference | null;
  state: MailState;
  /** Completed attempts. */
  attempts: number;
  queuedAt: Date;
  /** No attempt before this. */
  dueAt: Date;
  sentAt: Date | null;
  /** The result of the last attempt, or why it is held; no personal data. */
  lastError: string | null;
}

export interface InquiryFilter {
  /** `late`: open, and received or last reopened before `overdueCutoff`. Default: all but spam. */
  status?: 'open' | 'late' | 'answered' | 'spam';
  overdueCutoff?: Date;
  /** Visit dates, inclusive, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** Received until then, inclusive. */
  receivedUntil?: Date;
  /** Corrected since `receivedUntil` counts too: the day of the visit may be another one now. */
  orCorrected?: boolean;
  /** Whose visitor has not been told, or has been told, of what this key stands for (`Act.about`). */
  untold?: string;
  told?: string;
  /** This e-mail address in any spelling; spam too. */
  email?: string;
  /** Words as typed, each the prefix of a word in a text, a note or the reference, ignoring case; spam too. */
  words?: string;
}

/** A page of a list. */
export interface Page {
  /** `oldest` (default): by receipt; `newest`: last stored first; `visit`: soonest visit first. */
  order?: 'oldest' | 'newest' | 'visit';
  limit?: number;
  /** Starts after this inquiry. */
  after?: Reference;
}

export interface MailFilter {
  /** Default: all but `sent`. */
  states?: readonly MailState[];
  /** Only of inquiries that are neither answered nor spam. */
  open?: boolean;
  limit?: number;
}

/** A purge removes inquiries whose last contact, or marking as spam, was before these times. */
export interface PurgeLimits {
  contactBefore: Date;
  spamBefore: Date;
}

export interface ErasedCount {
  inquiries: number;
  mails: number;
}

/** What the clerk has seen before erasing: the inquiry, the length of its history, and how many inquiries are to go. */
export interface ExpectedErasure {
  reference: Reference;
  revision: number;
  count: number;
}

export interface OutboxSummary {
  waiting: number;
  /** Waiting for more than an hour. */
  overdue: number;
  /** Waiting after a 5xx of the mail server that does not concern a visitor's mailbox. */
  refused: number;
  held: number;
  dead: number;
  /** Dead mails to the office about open inquiries. */
  deadForOffice: number;
  /** When the oldest waiting mail to the office was queued. Visitors' mails do not count: a mailbox may be full for days. */
  oldestWaiting: Date | null;
}

/** Maximum confirmations to one mailbox within 24 hours, so that nobody can flood a stranger's through the form. */
export const confirmationsADay = 3;

/** The store is temporarily unavailable: disk full, locked, server down. The call has stored nothing. */
export class StoreUnavailable extends Error {}
