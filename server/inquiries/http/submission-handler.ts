import type { Day } from '../../../domain/day.ts';
import type { ReasonId } from '../../../domain/exceptions.ts';
import { closureReasonOn } from '../../../domain/hours.ts';
import {
  type FieldErrors,
  type Inquiry,
  type InquiryDraft,
  mapFields,
  parseInquiry,
} from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { toPlanField } from '../../../domain/plan/inquiry-plan.ts';
import { type DayErrorCode, findDayError } from '../../../domain/visit-days.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type ReadAnnouncements, withAnnouncements } from '../announcements/schedule-facts.ts';
import {
  type Acceptance,
  type NewMail,
  type Reference,
  StoreUnavailable,
  type Submission,
} from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { RateLimiter } from './limits.ts';
import { findUnreadableFields } from './raw-draft.ts';
import { findSpamReasons } from './spam.ts';

export interface SubmissionRequest {
  idempotencyKey: string;
  draft: InquiryDraft;
  plan?: string;
  locale: Locale;
  honeypot: string;
  /** How long the form was open. Null without JavaScript. */
  elapsedMs: number | null;
}

/**
 * `accepted`: the inquiry is stored, by this request or by an earlier one with the same key. `conflict`: the key was used with another
 * inquiry. `retryAfter` is in seconds.
 */
export type SubmissionResult =
  | { outcome: 'accepted'; reference: Reference }
  | { outcome: 'invalid'; errors: FieldErrors; closed?: ClosedDay | undefined }
  | { outcome: 'conflict' }
  | { outcome: 'limited' | 'unavailable'; retryAfter: number };

export const httpStatus: Record<SubmissionResult['outcome'], number> = {
  accepted: 201,
  invalid: 422,
  conflict: 422,
  limited: 429,
  unavailable: 503,
};

export const unavailable = { outcome: 'unavailable', retryAfter: 30 } as const;

export interface ClosedDay {
  day: Day;
  reason: ReasonId;
}

export interface SubmissionHandler {
  submit(request: SubmissionRequest, client: string): Promise<SubmissionResult>;
}

interface HandlerOptions {
  store: Pick<Store, 'accept' | 'findEarlier'>;
  limiter: RateLimiter;
  readAnnouncements: ReadAnnouncements;
  createMails(submission: Submission, reference: Reference): readonly NewMail[];
  onStored(): void;
  report(error: StoreUnavailable): void;
  now(): Date;
}

/** The day of a form without scripts, for its key: until an hour after midnight, it may be a retry from the previous day. */
export const getReplayDay = (now: Date): Day => parkDay(new Date(now.getTime() - 3_600_000));

/** A UUID of any version (RFC 9562). */
export function isIdempotencyKey(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

type InvalidResult = Extract<SubmissionResult, { outcome: 'invalid' }>;

/** With both parts, only the day of the inquiry is invalid. */
type Validation = { inquiry?: never; invalid: InvalidResult } | { inquiry: Inquiry; invalid?: InvalidResult };

export function createSubmissionHandler(options: HandlerOptions): SubmissionHandler {
  const { store, limiter, readAnnouncements, createMails, onStored, report, now } = options;

  async function handle(request: SubmissionRequest, client: string): Promise<SubmissionResult> {
    const receivedAt = now();
    const idempotencyKey = request.idempotencyKey.toLowerCase();
    const { inquiry, invalid } = await validate(request, parkDay(receivedAt));
    if (!inquiry) return invalid;
    const findEarlierResult = async () => {
      const acceptance = await store.findEarlier({ idempotencyKey, inquiry });
      return acceptance && toResult(acceptance);
    };
    // The day may have become invalid after an earlier request whose response was lost.
    if (invalid) return (await findEarlierResult()) ?? invalid;

    // Invalid and replayed inquiries do not count towards the rate limits.
    const retryAfter = await limiter.take(client);
    if (retryAfter > 0) return (await findEarlierResult()) ?? { outcome: 'limited', retryAfter };
    const { locale, honeypot, elapsedMs } = request;
    const spamReasons = findSpamReasons(honeypot, elapsedMs);
    return accept({ idempotencyKey, inquiry, locale, spamReasons, receivedAt }, client);
  }

  async function validate({ draft, plan = '' }: SubmissionRequest, today: Day): Promise<Validation> {
    const unreadableFields = findUnreadableFields(draft);
    const readableDraft = mapFields(field => (unreadableFields[field] ? '' : draft[field]));
    const facts = withAnnouncements(await readAnnouncements(today));
    const requestedDay: { error?: DayErrorCode | undefined; closed?: ClosedDay } = {};
    const parsed = parseInquiry(readableDraft, today, day => {
      const reason = closureReasonOn(day, facts);
      requestedDay.error = findDayError(day, today, () => reason);
      if (reason) requestedDay.closed = { day, reason };
      return undefined;
    });
    const errors: FieldErrors = {
      ...(!parsed.ok && parsed.errors),
      ...(requestedDay.error && { visitDate: requestedDay.error }),
      ...unreadableFields,
    };
    const invalid: InvalidResult = { outcome: 'invalid', errors, closed: requestedDay.closed };
    if (!parsed.ok || Object.keys(unreadableFields).length > 0) return { invalid };
    const inquiry = { ...parsed.inquiry, ...toPlanField(parsed.inquiry.visitDate, plan) };
    return requestedDay.error ? { inquiry, invalid } : { inquiry };
  }

  async function accept(submission: Submission, client: string): Promise<SubmissionResult> {
    let isNew = false;
    try {
      const acceptance = await store.accept(submission, reference => createMails(submission, reference));
      isNew = acceptance.outcome === 'stored';
      return toResult(acceptance);
    } finally {
      if (isNew) onStored();
      else await limiter.giveBack(client);
    }
  }

  return {
    submit: (request, client) =>
      handle(request, client).catch(error => {
        if (!(error instanceof StoreUnavailable)) throw error;
        report(error);
        return unavailable;
      }),
  };
}

const toResult = (acceptance: Acceptance): SubmissionResult =>
  acceptance.outcome === 'conflict'
    ? { outcome: 'conflict' }
    : { outcome: 'accepted', reference: acceptance.reference };
