import type { Exception } from '../../../domain/exceptions.ts';
import type { Inquiry } from '../../../domain/inquiry.ts';
import type { Locale } from '../../../i18n/locales.ts';

/** `IP-7F3K-2Q` */
export type Reference = `${string}-${string}-${string}`;

/** Suspicious submissions are flagged for the office, never dropped. */
export type SpamReason = 'honeypot' | 'too-fast';

export interface Submission {
  /** Each key stores one inquiry at most. */
  idempotencyKey: string;
  inquiry: Inquiry;
  locale: Locale;
  spamReasons: readonly SpamReason[];
  receivedAt: Date;
}

export type ClerkActionKind = 'answered' | 'reopened' | 'spam' | 'note' | 'told' | 'untold';

export interface ClerkAction {
  kind: ClerkActionKind;
  actedAt: Date;
  /** Empty for actions of an early command line. */
  initials: string;
  /** The note, the correction, or what the visitor was told. */
  text: string;
  /** For `told` and `untold`: see `toAnnouncementKey`. `untold` removes it from the `told` event. */
  announcementKey?: string;
}

export type AuditEvent = Omit<ClerkAction, 'kind'> & { kind: ClerkActionKind | 'corrected' | 'released' };

/** `already`: the inquiry had that state. `changed`: its history is longer than the expected revision. */
export type ActionOutcome = 'done' | 'already' | 'changed' | 'missing';

export interface StoredInquiry extends Omit<Submission, 'idempotencyKey'> {
  reference: Reference;
  answeredAt: Date | null;
  spamAt: Date | null;
  /** The retention period starts here. */
  lastContactAt: Date;
  history: readonly AuditEvent[];
}

export type Correction = Partial<Omit<Inquiry, 'plan'> & Pick<Submission, 'locale'>>;

/** An exception announced by the office. */
export interface Announcement {
  id: number;
  exception: Exception;
  announcedAt: Date;
  announcedBy: string;
  undoneAt: Date | null;
  undoneBy: string | null;
}

/** `replayed`: the key was used with the same inquiry. `conflict`: it was used with another. In both cases nothing was stored. */
export type Acceptance = { outcome: 'stored' | 'replayed'; reference: Reference } | { outcome: 'conflict' };

type MailKind = 'office' | 'confirmation' | 'digest';

/** Composed only when it is sent (`mail/messages.ts`). */
export interface NewMail {
  kind: MailKind;
  /** `<…@…>`, the same for every attempt. */
  messageId: string;
}

/** `held`: not sent until the office releases it. `dead`: given up. */
type MailState = 'waiting' | 'held' | 'sent' | 'dead';

export interface QueuedMail extends NewMail {
  id: number;
  /** Null for mails without an inquiry. */
  reference: Reference | null;
  state: MailState;
  attempts: number;
  queuedAt: Date;
  dueAt: Date;
  sentAt: Date | null;
  /** The last error, or why it is held; contains no personal data. */
  lastError: string | null;
}

export interface InquiryFilter {
  /** `late`: open, and received or last reopened before `lateBefore`. Default: all but spam. */
  status?: 'open' | 'late' | 'answered' | 'spam';
  lateBefore?: Date;
  /** Visit dates, inclusive. */
  from?: string;
  to?: string;
  /** Inclusive. */
  receivedUntil?: Date;
  /** Also those corrected since `receivedUntil`, whose visit date may have changed. */
  includeCorrected?: boolean;
  /** Announcement keys. */
  notToldAbout?: string;
  toldAbout?: string;
  /** In any spelling; finds spam too. */
  email?: string;
  /** Each word must be the prefix of a word in a field, a note or the reference, ignoring case; finds spam too. */
  words?: string;
}

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

/** A purge removes inquiries whose last contact, or marking as spam, was earlier. */
export interface PurgeLimits {
  contactBefore: Date;
  spamBefore: Date;
}

export interface ErasureCounts {
  inquiries: number;
  mails: number;
}

/** What the clerk has seen: the inquiry, the length of its history, and how many inquiries are to be erased. */
export interface ExpectedErasure {
  reference: Reference;
  revision: number;
  count: number;
}

export interface OutboxSummary {
  waiting: number;
  /** Waiting for more than an hour. */
  overdue: number;
  /** Waiting after a 5xx that does not concern a visitor's mailbox. */
  refused: number;
  held: number;
  dead: number;
  /** Dead mails to the office about open inquiries. */
  deadForOffice: number;
  /** Only mails to the office: a visitor's mailbox may be full for days. */
  oldestWaiting: Date | null;
}

/** Per mailbox and 24 hours. */
export const maxConfirmationsPerDay = 3;

/** Disk full, locked, server down. The call has stored nothing. */
export class StoreUnavailable extends Error {}
