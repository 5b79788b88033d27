import type { FieldErrors } from '../../../domain/inquiry.ts';
import { honeypotField } from '../../../domain/inquiry-api.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { toPlanField } from '../../../domain/plan/inquiry-plan.ts';
import type { ScheduleFacts } from '../../../domain/schedule-facts.ts';
import { defaultLocale, isLocale, type Locale } from '../../../i18n/locales.ts';
import { readScheduleFacts } from '../announcements/read-schedule-facts.ts';
import type { Store } from '../store/create-store.ts';
import { type NewMail, type Reference, StoreUnavailable, type Submission } from '../store/records.ts';
import type { Limits } from './limits.ts';
import { type Values, validateInquiry } from './validate-inquiry.ts';

interface SubmissionRequest {
  /** A UUID. */
  idempotencyKey: string;
  values: Values;
}

/**
 * `accepted`: the inquiry is stored, by this request or by an earlier one with the same key. `retryAfter` is in seconds.
 */
export type SubmissionResult =
  | { outcome: 'accepted'; reference: Reference }
  | { outcome: 'invalid'; errors: FieldErrors; facts: ScheduleFacts }
  | { outcome: 'limited' | 'unavailable'; retryAfter: number };

export const httpStatus: Record<SubmissionResult['outcome'], number> = {
  accepted: 201,
  invalid: 422,
  limited: 429,
  unavailable: 503,
};

const retryAfterSeconds = 30;

export interface Submissions {
  submit(request: SubmissionRequest, client: string): Promise<SubmissionResult>;
}

interface SubmissionOptions {
  store: Pick<Store, 'accept' | 'findByKey' | 'listAnnouncements'>;
  limits: Limits;
  createMails(submission: Submission, reference: Reference): readonly NewMail[];
  onStored(): void;
  report(error: StoreUnavailable): void;
  now(): Date;
}

/** A UUID of any version (RFC 9562). */
export const isIdempotencyKey = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export const toLocale = (text: unknown): Locale => (isLocale(text) ? text : defaultLocale);

export function createSubmissions(options: SubmissionOptions): Submissions {
  const { store, limits, createMails, onStored, report, now } = options;

  async function submit(request: SubmissionRequest, client: string): Promise<SubmissionResult> {
    const idempotencyKey = request.idempotencyKey.toLowerCase();
    const earlierReference = await store.findByKey(idempotencyKey);
    if (earlierReference) return { outcome: 'accepted', reference: earlierReference };

    const { values } = request;
    const receivedAt = now();
    const today = parkDay(receivedAt);
    const facts = await readScheduleFacts(store, today);
    const parsed = validateInquiry(values, today, facts);
    if (!parsed.ok) return { outcome: 'invalid', errors: parsed.errors, facts };

    const retryAfter = await limits.take(client);
    if (retryAfter > 0) return { outcome: 'limited', retryAfter };

    const { inquiry } = parsed;
    const plan = typeof values['plan'] === 'string' ? values['plan'] : '';
    const submission: Submission = {
      idempotencyKey,
      inquiry: { ...inquiry, ...toPlanField(inquiry.visitDate, plan) },
      locale: toLocale(values['locale']),
      // Accepted nevertheless, because a password manager may have filled in the hidden field.
      isSuspected: Boolean(values[honeypotField]),
      receivedAt,
    };
    const { reference, isNew } = await store.accept(submission, newReference =>
      createMails(submission, newReference),
    );
    if (isNew) onStored();
    return { outcome: 'accepted', reference };
  }

  return {
    submit: (request, client) =>
      submit(request, client).catch(error => {
        if (!(error instanceof StoreUnavailable)) throw error;
        report(error);
        return { outcome: 'unavailable', retryAfter: retryAfterSeconds };
      }),
  };
}
