import { type Day, readDay } from '../../../domain/day.ts';
import type { ReasonId } from '../../../domain/exceptions.ts';
import { closureReason } from '../../../domain/hours.ts';
import {
  descriptions,
  type Faults,
  type InquiryDraft,
  parseInquiry,
  perField,
  readField,
} from '../../../domain/inquiry.ts';
import { planFor } from '../../../domain/inquiry-plan.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { dayFault } from '../../../domain/visit-days.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type ReadAnnouncements, withAnnouncements } from '../days/schedule.ts';
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

/** The right types, but unchecked values. */
export interface SubmissionRequest {
  /** A UUID. */
  idempotencyKey: string;
  draft: InquiryDraft;
  /** URL fragment of the planner; missing without JavaScript. */
  plan?: string;
  locale: Locale;
  honeypot: string;
  /** Milliseconds since the first interaction with the form; null without JavaScript. */
  elapsedMs: number | null;
}

/**
 * `accepted`: stored, now or by an earlier request with the same key. `conflict`: the key was used with another inquiry. `retryAfter` is
 * in seconds.
 */
export type SubmissionResult =
  | { outcome: 'accepted'; reference: Reference }
  | { outcome: 'invalid'; faults: Faults; closed?: ClosedDay | undefined }
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
  /** `client` is the IP address of the request. */
  submit(incoming: SubmissionRequest, client: string): Promise<SubmissionResult>;
}

interface HandlerOptions {
  store: Pick<Store, 'accept' | 'findEarlier'>;
  limits: Limits;
  announced: ReadAnnouncements;
  mailsFor(submission: Submission, reference: Reference): readonly NewMail[];
  onStored(): void;
  report(error: StoreUnavailable): void;
  now(): Date;
}

/** The park's day an hour ago. Until an hour after midnight, inquiries for the previous day may be retries whose response was lost. */
export const replayDay = (now: Date): Day => parkDay(new Date(now.getTime() - 3_600_000));

/** A UUID of any version (RFC 9562). */
export function isIdempotencyKey(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

export function createSubmissionHandler(parts: HandlerOptions): SubmissionHandler {
  const { store, limits, announced, mailsFor, onStored, report, now } = parts;
  async function take(
    { idempotencyKey: typedKey, draft, plan = '', ...rest }: SubmissionRequest,
    client: string,
  ): Promise<SubmissionResult> {
    const receivedAt = now();
    const idempotencyKey = typedKey.toLowerCase();
    const unreadable = findUnreadableFields(draft);
    const legible = perField(field => (unreadable[field] ? '' : draft[field]));
    const oldest = replayDay(receivedAt);
    const parsed = parseInquiry(legible, oldest, asked => (asked < oldest ? 'past' : undefined));
    const today = parkDay(receivedAt);
    const facts = withAnnouncements(await announced(today));
    const closureReasonOn = (day: Day) => closureReason(day, facts);
    const day = readField(descriptions.visitDate, legible.visitDate, today, asked =>
      dayFault(asked, today, closureReasonOn),
    );
    const faults: Faults = {
      ...(!parsed.ok && parsed.faults),
      ...('fault' in day && { visitDate: day.fault }),
      ...unreadable,
    };
    const asked = readDay(legible.visitDate.trim());
    const reason = asked ? closureReasonOn(asked) : undefined;
    const invalid: SubmissionResult = {
      outcome: 'invalid',
      faults,
      closed: asked && reason ? { day: asked, reason } : undefined,
    };
    if (!parsed.ok || Object.keys(unreadable).length > 0) return invalid;
    const inquiry = { ...parsed.inquiry, ...planFor(parsed.inquiry.visitDate, plan) };
    const earlier = async () => {
      const acceptance = await store.findEarlier({ idempotencyKey, inquiry });
      return acceptance && toResult(acceptance);
    };
    // Only the day is invalid. It may have become so after an earlier request whose response was lost.
    if ('fault' in day) return (await earlier()) ?? invalid;

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
      const acceptance = await store.accept(submission, reference => mailsFor(submission, reference));
      isNew = acceptance.outcome === 'stored';
      return toResult(acceptance);
    } finally {
      if (isNew) onStored();
      else await limits.giveBack(client);
    }
  }

  return {
    submit: (incoming, client) =>
      take(incoming, client).catch(error => {
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
