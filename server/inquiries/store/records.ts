import type { ScheduleException } from '../../../domain/exceptions.ts';
import type { Inquiry } from '../../../domain/inquiry.ts';
import type { Locale } from '../../../i18n/locales.ts';

/** `IP-7F3K-2Q` */
export type Reference = `${string}-${string}-${string}`;

export type SpamReason = 'honeypot' | 'too-fast';

export interface Submission {
  /** A UUID. Each key stores one inquiry at most. */
  idempotencyKey: string;
  inquiry: Inquiry;
  locale: Locale;
  /** Empty unless the inquiry looks automated. Its confirmation is then held until a clerk releases it. */
  spamReasons: readonly SpamReason[];
  receivedAt: Date;
}

export interface StoredInquiry extends Omit<Submission, 'idempotencyKey'> {
  reference: Reference;
  /** When it was received or last reopened. The reply is due from then. */
  openedAt: Date;
  answeredAt: Date | null;
  spamAt: Date | null;
  /** The last message of the visitor or a clerk. The retention period starts here. */
  lastContactAt: Date;
  /** Grows with every change. A change made from an older revision is refused. */
  revision: number;
}

/** What a clerk records. `reopened` undoes `answered` and `spam`. */
export type ClerkActionKind = 'answered' | 'reopened' | 'spam' | 'note';

/** Who did something, and when. */
export interface Signature {
  actedAt: Date;
  initials: string;
}

export interface ClerkAction extends Signature {
  kind: ClerkActionKind;
  text: string;
}

export interface AuditEvent extends Signature {
  kind: ClerkActionKind | 'corrected' | 'released';
  text: string;
}

export type Correction = Partial<Omit<Inquiry, 'plan'> & Pick<Submission, 'locale'>>;

/** `isNew` is false if the key was used before: then nothing was stored. */
export interface Acceptance {
  reference: Reference;
  isNew: boolean;
}

export interface Announcement {
  id: number;
  exception: ScheduleException;
  announcedAt: Date;
  /** Of the clerk who announced or last edited it. */
  initials: string;
}

type MailKind = 'office' | 'confirmation' | 'digest';

/** A mail is composed only when it is sent (`mail/compose.ts`). */
export interface NewMail {
  kind: MailKind;
  /** `<…@…>`, the same for every attempt. */
  messageId: string;
}

/** `held`: not sent until the office releases it. `failed`: given up. */
type MailState = 'waiting' | 'held' | 'sent' | 'failed';

export interface QueuedMail extends NewMail {
  id: number;
  /** Null for the digest. */
  reference: Reference | null;
  state: MailState;
  attempts: number;
  queuedAt: Date;
  dueAt: Date;
  sentAt: Date | null;
  /** The last error, or why the mail is held. Contains no personal data. */
  lastError: string | null;
}

export interface InquiryFilter {
  /** `late`: open since before `overdueCutoff`. `failed`: open, with a mail that was given up. Default: all but spam, unless `email` or `text` is given. */
  status?: 'open' | 'late' | 'answered' | 'spam' | 'failed';
  overdueCutoff?: Date;
  /** Days of the visit, inclusive. */
  from?: string;
  to?: string;
  /** An address in any spelling. Finds spam too. */
  email?: string;
  /** Parts of a name, address, phone number or reference, separated by spaces. Finds spam too. */
  text?: string;
}

export interface Paging {
  /** `oldest` (default) by receipt, `newest` as stored, `visit` by date. */
  order?: 'oldest' | 'newest' | 'visit';
  limit?: number;
  after?: Reference;
}

export interface PurgeLimits {
  contactBefore: Date;
  spamBefore: Date;
}

export interface ErasureCounts {
  inquiries: number;
  mails: number;
}

export interface OutboxSummary {
  /** Failed mails of open inquiries. */
  failed: number;
  /** When the oldest waiting mail was queued. A confirmation counts only if nothing has been sent since: its mailbox may be full. */
  oldestWaiting: Date | null;
}

export type DailyTask = 'purge' | 'digest';

/** Between two attempts to send a mail. */
export const maxRetryDelayMs = 3_600_000;

/** To one address within 24 hours. Further confirmations are held. */
export const maxConfirmationsPerDay = 3;

/** The disk is full, the database is locked, or its server cannot be reached. The call has stored nothing. Contains no personal data. */
export class StoreUnavailable extends Error {
  /** Of the answer, on every route. */
  readonly statusCode = 503;
}
