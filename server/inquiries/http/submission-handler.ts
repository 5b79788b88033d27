import { type Day, parseDay } from '../../../domain/day.ts';
import type { ReasonId } from '../../../domain/exceptions.ts';
import { closureReasonOn } from '../../../domain/hours.ts';
import {
  type FieldErrors,
  fieldDescriptions,
  type InquiryDraft,
  mapFields,
  parseField,
  parseInquiry,
} from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { toPlanField } from '../../../domain/plan/inquiry-plan.ts';
import { findDayError } from '../../../domain/visit-days.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type ReadAnnouncements, withAnnouncements } from '../announcements/schedule-facts.ts';
import {
  type Acceptance,
  type NewMail,
  type Reference,
  type Store,
  StoreUnavailable,
  type Submission,
} from '../store/store.ts';
import type { Limits } from './limits.ts';
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
  limits: Limits;
  readAnnouncements: ReadAnnouncements;
  createMails(submission: Submission, reference: Reference): readonly NewMail[];
  onStored(): void;
  report(error: StoreUnavailable): void;
  now(): Date;
}

/** The earliest day of a retry: until an hour after midnight, an inquiry for the previous day may be one. */
export const replayDay = (now: Date): Day => parkDay(new Date(now.getTime() - 3_600_000));

/** A UUID of any version (RFC 9562). */
export function isIdempotencyKey(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

export function createSubmissionHandler(options: HandlerOptions): SubmissionHandler {
  const { store, limits, readAnnouncements, createMails, onStored, report, now } = options;
  async function handle(
    { idempotencyKey: typedKey, draft, plan = '', ...rest }: SubmissionRequest,
    client: string,
  ): Promise<SubmissionResult> {
    const receivedAt = now();
    const idempotencyKey = typedKey.toLowerCase();
    const unreadableFields = findUnreadableFields(draft);
    const readableDraft = mapFields(field => (unreadableFields[field] ? '' : draft[field]));
    const earliestDay = replayDay(receivedAt);
    const parsed = parseInquiry(readableDraft, earliestDay, requestedDay =>
      requestedDay < earliestDay ? 'past' : undefined,
    );
    const today = parkDay(receivedAt);
    const facts = withAnnouncements(await readAnnouncements(today));
    const getClosureReason = (day: Day) => closureReasonOn(day, facts);
    const day = parseField(fieldDescriptions.visitDate, readableDraft.visitDate, today, requestedDay =>
      findDayError(requestedDay, today, getClosureReason),
    );
    const errors: FieldErrors = {
      ...(!parsed.ok && parsed.errors),
      ...('error' in day && { visitDate: day.error }),
      ...unreadableFields,
    };
    const requestedDay = parseDay(readableDraft.visitDate.trim());
    const reason = requestedDay ? getClosureReason(requestedDay) : undefined;
    const invalid: SubmissionResult = {
      outcome: 'invalid',
      errors,
      closed: requestedDay && reason ? { day: requestedDay, reason } : undefined,
    };
    if (!parsed.ok || Object.keys(unreadableFields).length > 0) return invalid;
    const inquiry = { ...parsed.inquiry, ...toPlanField(parsed.inquiry.visitDate, plan) };
    const earlier = async () => {
      const acceptance = await store.findEarlier({ idempotencyKey, inquiry });
      return acceptance && toResult(acceptance);
    };
    // The day may have become invalid after an earlier request whose response was lost.
    if ('error' in day) return (await earlier()) ?? invalid;

    // Invalid and replayed inquiries do not count towards the rate limits.
    const retryAfter = await limits.take(client);
    if (retryAfter > 0) return (await earlier()) ?? { outcome: 'limited', retryAfter };

    const { locale, honeypot, elapsedMs } = rest;
    const submission = {
      idempotencyKey,
      inquiry,
      locale,
      spamReasons: findSpamReasons(honeypot, elapsedMs),
      receivedAt,
    };
    let isNew = false;
    try {
      const acceptance = await store.accept(submission, reference => createMails(submission, reference));
      isNew = acceptance.outcome === 'stored';
      return toResult(acceptance);
    } finally {
      if (isNew) onStored();
      else await limits.giveBack(client);
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
