import { type Day, isDay } from '../../../domain/day.ts';
import { type Faults, type InquiryDraft, type InquiryField, parseInquiry } from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import type { Locale } from '../../../i18n/locales.ts';
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

/** An inquiry as it came in. Types are right, values are not checked. */
export interface Incoming {
  /** The `Idempotency-Key`: a UUID (`isKey`), made once for a draft. */
  key: string;
  draft: InquiryDraft;
  locale: Locale;
  /** The value of the field that people do not see. */
  honeypot: string;
  /** Milliseconds since the form was first touched; null without scripts. */
  elapsedMs: number | null;
}

/**
 * - `accepted`: in the store, now or by an earlier try with the same key.
 * - `invalid`: it breaks the rules; the first fault of each field.
 * - `conflict`: the key came before, with another inquiry.
 * - `limited`: too many, from this client or from all; `retryAfter` is in seconds.
 * - `unavailable`: the store cannot take it now.
 *
 * Unless it is `accepted`, nothing is stored.
 */
export type Result =
  | { outcome: 'accepted'; reference: Reference }
  | { outcome: 'invalid'; faults: Faults }
  | { outcome: 'conflict' }
  | { outcome: 'limited'; retryAfter: number }
  | { outcome: 'unavailable' };

/** Takes inquiries of the form with scripts and of the plain form post. */
export interface Intake {
  /** `client` is the address that the request came from (`clientAddress`). */
  submit(incoming: Incoming, client: string): Promise<Result>;
}

export interface IntakeParts {
  store: Pick<Store, 'accept' | 'earlier'>;
  limits: Limits;
  /** The mails to store with an inquiry. */
  mailsFor(submission: Submission, reference: Reference): readonly NewMail[];
  /** Called when mails have been stored. */
  onStored(): void;
  /** Called with the reason when the store could not take an inquiry. */
  report(error: StoreUnavailable): void;
  now(): Date;
}

/** A UUID of any version (RFC 9562). */
export function isKey(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

export function createIntake({ store, limits, mailsFor, onStored, report, now }: IntakeParts): Intake {
  /** `invalid` are the faults that are answered if the store gives null. */
  async function resultOf(work: () => Promise<Acceptance | null>, invalid: Faults = {}): Promise<Result> {
    try {
      const acceptance = await work();
      if (acceptance === null) return { outcome: 'invalid', faults: invalid };
      if (acceptance.outcome === 'conflict') return { outcome: 'conflict' };
      if (acceptance.outcome === 'stored') onStored();
      return { outcome: 'accepted', reference: acceptance.reference };
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      report(error);
      return { outcome: 'unavailable' };
    }
  }

  return {
    async submit({ key: typedKey, draft, locale, honeypot, elapsedMs }, client) {
      const receivedAt = now();
      const key = typedKey.toLowerCase();
      const today = parkDay(receivedAt);
      const past = isDay(draft.visitDate) && draft.visitDate < today;
      const unreadable = unreadableFields(draft);
      const legible = { ...draft };
      for (const field of Object.keys(unreadable) as InquiryField[]) legible[field] = '';
      // An inquiry for a day that has passed may be a replay, so all but the day is checked as usual.
      const parsed = parseInquiry(legible, past ? (draft.visitDate as Day) : today);
      const faults: Faults = {
        ...(!parsed.ok && parsed.faults),
        ...unreadable,
        ...(past && { visitDate: 'past' }),
      };
      if (!parsed.ok || Object.keys(unreadable).length > 0) return { outcome: 'invalid', faults };
      const { inquiry } = parsed;
      // It may have been stored before midnight, and the answer lost: then it is answered as before.
      if (past) return resultOf(() => store.earlier({ key, inquiry }), faults);

      // Only what would be stored counts: faults use up nobody's allowance.
      const retryAfter = limits.take(client);
      if (retryAfter > 0) return { outcome: 'limited', retryAfter };

      const submission = { key, inquiry, locale, marks: spamMarks(honeypot, elapsedMs), receivedAt };
      return resultOf(() => store.accept(submission, reference => mailsFor(submission, reference)));
    },
  };
}
