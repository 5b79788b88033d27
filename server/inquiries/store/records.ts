import * as v from 'valibot';
import { isException, type ScheduleException } from '../../../domain/exceptions.ts';
import { haveTypes, type Inquiry, type InquiryField, inquiryFields } from '../../../domain/inquiry.ts';
import { isRecord } from '../../../domain/typed-records.ts';
import { allLocales, defaultLocale } from '../../../i18n/locales.ts';

/** `IP-7F3K-2Q` */
export type Reference = `${string}-${string}-${string}`;

/** The park may have changed its prefix. */
export const referenceSchema = v.custom<Reference>(text => /^\w+-\w{4}-\w{2}$/.test(String(text)));

export const inquirySchema = v.object({
  reference: referenceSchema,
  inquiry: v.custom<Inquiry>(values => isRecord(values) && haveTypes(inquiryFields, values)),
  /** The default if the site no longer has it. */
  locale: v.fallback(v.picklist(allLocales), defaultLocale),
  /** It looks automated, so its confirmation is held until a clerk releases it. 0 or 1 in the databases. */
  isSuspected: v.pipe(
    v.picklist([0, 1]),
    v.transform(value => value === 1),
  ),
  receivedAt: v.date(),
  /** When it was received or last reopened. The reply is due from then. */
  openedAt: v.date(),
  answeredAt: v.nullable(v.date()),
  spamAt: v.nullable(v.date()),
  /** The last message of the visitor or a clerk. The retention period starts here. */
  lastContactAt: v.date(),
  /** Grows with every change. A change made from an older revision is refused. */
  revision: v.number(),
});

export type StoredInquiry = v.InferOutput<typeof inquirySchema>;

export interface Submission extends Pick<StoredInquiry, 'inquiry' | 'locale' | 'isSuspected' | 'receivedAt'> {
  /** A UUID. Each key stores one inquiry at most. */
  idempotencyKey: string;
}

/** What a clerk records. `reopened` undoes `answered` and `spam`, but sends no held mail. */
const clerkActionKinds = ['answered', 'reopened', 'spam', 'note'] as const;
export type ClerkActionKind = (typeof clerkActionKinds)[number];

export const eventSchema = v.object({
  kind: v.picklist([...clerkActionKinds, 'corrected', 'released']),
  actedAt: v.date(),
  initials: v.string(),
  text: v.string(),
});

export type AuditEvent = v.InferOutput<typeof eventSchema>;

/** Who did something, and when. */
export type Signature = Pick<AuditEvent, 'actedAt' | 'initials'>;

export interface ClerkAction extends Signature {
  kind: ClerkActionKind;
  text: string;
}

/** Of valid values. */
export type Correction = Partial<Record<InquiryField | 'locale', string | number | null>>;

/** `isNew` is false if the key was used before: then nothing was stored. */
export interface Acceptance {
  reference: Reference;
  isNew: boolean;
}

export const announcementSchema = v.object({
  id: v.number(),
  exception: v.custom<ScheduleException>(isException),
  announcedAt: v.date(),
  /** Of the clerk who announced or last edited it. */
  initials: v.string(),
});

export type Announcement = v.InferOutput<typeof announcementSchema>;

export const mailSchema = v.object({
  id: v.number(),
  /** Null for the digest. */
  reference: v.nullable(referenceSchema),
  kind: v.picklist(['office', 'confirmation', 'digest']),
  /** `<…@…>`, the same for every attempt. */
  messageId: v.string(),
  /** `held`: not sent until the office releases it. `failed`: given up. */
  state: v.picklist(['waiting', 'held', 'sent', 'failed']),
  attempts: v.number(),
  queuedAt: v.date(),
  dueAt: v.date(),
  sentAt: v.nullable(v.date()),
  /** The last error, or why it is held (`holdReasons` in `desk.json`). Contains no personal data. */
  lastError: v.nullable(v.string()),
});

export type QueuedMail = v.InferOutput<typeof mailSchema>;

/** A mail is composed only when it is sent (`mail/compose.ts`). */
export type NewMail = Pick<QueuedMail, 'kind' | 'messageId'>;

export interface InquiryFilter {
  /** `failed`: open, with a mail that was given up. Default: all but spam, unless `email` or `text` is given. */
  status?: 'open' | 'answered' | 'spam' | 'failed';
  openedBefore?: Date;
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
  offset?: number;
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
  /** When the oldest waiting mail to the office was queued. A visitor's mailbox may be full. */
  oldestWaiting: Date | null;
}

/** The disk is full, the database is locked, or its server cannot be reached. The call has stored nothing. Contains no personal data. */
export class StoreUnavailable extends Error {
  /** Of the answer, on every route. */
  readonly statusCode = 503;
}
