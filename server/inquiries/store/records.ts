import type { ScheduleException } from '../../../domain/exceptions.ts';
import type { Inquiry } from '../../../domain/inquiry.ts';
import type { Locale } from '../../../i18n/locales.ts';

/** `IP-7F3K-2Q` */
export type Reference = `${string}-${string}-${string}`;

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
  /** Empty for actions of the command line, which earlier versions had. */
  initials: string;
  text: string;
  /** `untold` removes it from the `told` event. */
  announcementKey?: string;
}

export type AuditEvent = Omit<ClerkAction, 'kind'> & { kind: ClerkActionKind | 'corrected' | 'released' };

/** `already`: the inquiry had that state. `changed`: there are newer events than the clerk has seen. */
export type ActionOutcome = 'done' | 'already' | 'changed' | 'missing';

export interface StoredInquiry extends Omit<Submission, 'idempotencyKey'> {
  reference: Reference;
  answeredAt: Date | null;
  spamAt: Date | null;
  /** The retention period starts here. */
  lastContactAt: Date;
  events: readonly AuditEvent[];
}

export type Correction = Partial<Omit<Inquiry, 'plan'> & Pick<Submission, 'locale'>>;

export interface Announcement {
  id: number;
  exception: ScheduleException;
  announcedAt: Date;
  announcedBy: string;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
}

/** `replayed`, `conflict`: nothing was stored, because the key was used before, with the same inquiry or with another. */
export type Acceptance = { outcome: 'stored' | 'replayed'; reference: Reference } | { outcome: 'conflict' };

type MailKind = 'office' | 'confirmation' | 'digest';

/** A mail is composed only when it is sent (`mail/messages.ts`). */
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
  /** The last error, or why the mail is held. Contains no personal data. */
  lastError: string | null;
}

export interface InquiryFilter {
  /** `late`: open, and received or last reopened before `overdueCutoff`. Default: all but spam. */
  status?: 'open' | 'late' | 'answered' | 'spam';
  overdueCutoff?: Date;
  from?: string;
  to?: string;
  receivedUntil?: Date;
  /** Also those corrected since `receivedUntil`, because their visit date may have changed. */
  includeCorrected?: boolean;
  /** An announcement's key. */
  notToldAbout?: string;
  toldAbout?: string;
  /** An address in any spelling. Finds spam too. */
  email?: string;
  /** Each is the beginning of a word in a field, a note or the reference. Finds spam too. */
  words?: string;
}

export interface Page {
  /** `oldest` (default) by receipt, `newest` as stored, `visit` by date. */
  order?: 'oldest' | 'newest' | 'visit';
  limit?: number;
  after?: Reference;
}

export interface MailFilter {
  /** Default: all but `sent`. */
  states?: readonly MailState[];
  open?: boolean;
  limit?: number;
}

export interface PurgeLimits {
  contactBefore: Date;
  spamBefore: Date;
}

export interface ErasureCounts {
  inquiries: number;
  mails: number;
}

/** What the clerk has seen: the inquiry's revision, and how many inquiries would be erased. */
export interface ExpectedErasure {
  reference: Reference;
  revision: number;
  count: number;
}

export interface OutboxSummary {
  waiting: number;
  /** Waiting for more than an hour. */
  overdue: number;
  /** Waiting after a permanent refusal (5xx) that does not concern a visitor's mailbox. */
  refused: number;
  held: number;
  dead: number;
  deadForOffice: number;
  /** Only mails to the office: a visitor's mailbox may be full for days. */
  oldestWaiting: Date | null;
}

/** For each mailbox, within 24 hours. */
export const maxConfirmationsPerDay = 3;

/** The disk is full, the database is locked, or its server is down. The call has stored nothing. */
export class StoreUnavailable extends Error {}
