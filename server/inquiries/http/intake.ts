import { type Day, parseDay } from '../../../domain/day.ts';
import type { ReasonId } from '../../../domain/exceptions.ts';
import { closedBecause } from '../../../domain/hours.ts';
import {
  type FieldErrors,
  fieldDescriptions,
  type InquiryDraft,
  parseField,
  parseInquiry,
  perField,
} from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { planFor } from '../../../domain/plan/inquiry-plan.ts';
import { findDayError } from '../../../domain/visit-days.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { factsWith, type ReadAnnounced } from '../days/schedule.ts';
import {
  type Acceptance,
  type NewMail,
  type Reference,
  type Store,
  StoreUnavailable,
  type Submission,
} from '../store/store.ts';
import type { Limits } from './limits.ts';
import { unreadableFields } from './raw-draft.ts';
import { spamMarks } from './spam.ts';

/** An inquiry with the right types but unchecked values. */
export interface Incoming {
  /** The `Idempotency-Key`, a UUID. */
  key: string;
  draft: InquiryDraft;
  /** The planner's fragment; missing without scripts. */
  plan?: string;
  locale: Locale;
  honeypot: string;
  /** Milliseconds since the first interaction with the form; null without scripts. */
  elapsedMs: number | null;
}

/**
 * `accepted` inquiries are stored, now or by an earlier request with the same key; all others are not. `conflict`: the key was used before
 * with another inquiry. `retryAfter` is in seconds.
 */
export type Result =
  | { outcome: 'accepted'; reference: Reference }
  | { outcome: 'invalid'; errors: FieldErrors; closed?: ClosedDay | undefined }
  | { outcome: 'conflict' }
  | { outcome: 'limited' | 'unavailable'; retryAfter: number };

export const statusOf: Record<Result['outcome'], number> = {
  accepted: 201,
  invalid: 422,
  conflict: 422,
  limited: 429,
  unavailable: 503,
};

/** A guess: when the store recovers is unknown. */
export const unavailable = { outcome: 'unavailable', retryAfter: 30 } as const;

export interface ClosedDay {
  day: Day;
  reason: ReasonId;
}

export interface Intake {
  /** `client` is the address of the request. */
  submit(incoming: Incoming, client: string): Promise<Result>;
}

interface IntakeParts {
  store: Pick<Store, 'accept' | 'earlier'>;
  limits: Limits;
  announced: ReadAnnounced;
  mailsFor(submission: Submission, reference: Reference): readonly NewMail[];
  /** Called when an inquiry and its mails have been stored. */
  onStored(): void;
  /** Called when the store could not accept an inquiry. */
  report(error: StoreUnavailable): void;
  now(): Date;
}

/** The park's day an hour ago: until an hour after midnight an inquiry may be resent because its response was lost. */
export const replayDay = (now: Date): Day => parkDay(new Date(now.getTime() - 3_600_000));

/** A UUID of any version (RFC 9562). */
export function isKey(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

export function createIntake(parts: IntakeParts): Intake {
  const { store, limits, announced, mailsFor, onStored, report, now } = parts;
  async function take(
    { key: typedKey, draft, plan = '', ...rest }: Incoming,
    client: string,
  ): Promise<Result> {
    const receivedAt = now();
    const key = typedKey.toLowerCase();
    const unreadable = unreadableFields(draft);
    const legible = perField(field => (unreadable[field] ? '' : draft[field]));
    const oldest = replayDay(receivedAt);
    const parsed = parseInquiry(legible, oldest, asked => (asked < oldest ? 'past' : undefined));
    const today = parkDay(receivedAt);
    const facts = factsWith(await announced(today));
    const closedWhy = (day: Day) => closedBecause(day, facts);
    const day = parseField(fieldDescriptions.visitDate, legible.visitDate, today, asked =>
      findDayError(asked, today, closedWhy),
    );
    const errors: FieldErrors = {
      ...(!parsed.ok && parsed.errors),
      ...('error' in day && { visitDate: day.error }),
      ...unreadable,
    };
    const asked = parseDay(legible.visitDate.trim());
    const reason = asked ? closedWhy(asked) : undefined;
    const invalid: Result = {
      outcome: 'invalid',
      errors,
      closed: asked && reason ? { day: asked, reason } : undefined,
    };
    if (!parsed.ok || Object.keys(unreadable).length > 0) return invalid;
    const inquiry = { ...parsed.inquiry, ...planFor(parsed.inquiry.visitDate, plan) };
    const earlier = async () => {
      const acceptance = await store.earlier({ key, inquiry });
      return acceptance && resultOf(acceptance);
    };
    // Only the day is invalid, perhaps only since an earlier request, which may be stored with its response lost.
    if ('error' in day) return (await earlier()) ?? invalid;

    // Invalid and replayed inquiries do not count towards the limits.
    const retryAfter = await limits.take(client);
    if (retryAfter > 0) return (await earlier()) ?? { outcome: 'limited', retryAfter };

    const { locale, honeypot, elapsedMs } = rest;
    const submission = { key, inquiry, locale, marks: spamMarks(honeypot, elapsedMs), receivedAt };
    let isNew = false;
    try {
      const acceptance = await store.accept(submission, reference => mailsFor(submission, reference));
      isNew = acceptance.outcome === 'stored';
      return resultOf(acceptance);
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

const resultOf = (acceptance: Acceptance): Result =>
  acceptance.outcome === 'conflict'
    ? { outcome: 'conflict' }
    : { outcome: 'accepted', reference: acceptance.reference };
