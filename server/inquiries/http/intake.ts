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

/** An inquiry as it came in: of the right types, its values not looked at. */
export interface Incoming {
  /** The `Idempotency-Key`: a UUID (`isKey`), made once for a draft. */
  key: string;
  draft: InquiryDraft;
  locale: Locale;
  /** What stood in the field that people do not see. */
  honeypot: string;
  /** Milliseconds since the form was first touched; null where no script could tell. */
  elapsedMs: number | null;
}

/**
 * - `accepted`: safe in the store, now or by an earlier try with the same key.
 * - `invalid`: the rules refuse it; the first fault of each field.
 * - `conflict`: the key came before, with another inquiry.
 * - `limited`: too many, from this client or over all; `retryAfter` is in seconds.
 * - `unavailable`: the store cannot take it now.
 *
 * Whatever is not `accepted` has stored nothing.
 */
export type Result =
  | { outcome: 'accepted'; reference: Reference }
  | { outcome: 'invalid'; faults: Faults }
  | { outcome: 'conflict' }
  | { outcome: 'limited'; retryAfter: number }
  | { outcome: 'unavailable' };

/** The one way into the store, for the form with a script and for the plain form post. */
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
  /** Told why the store could not take an inquiry. */
  report(error: StoreUnavailable): void;
  now(): Date;
}

/** A UUID of any version (RFC 9562). */
export function isKey(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

export function createIntake({ store, limits, mailsFor, onStored, report, now }: IntakeParts): Intake {
  /** `invalid` are the faults of an inquiry that can be a replay at the most. */
  async function settle(work: () => Promise<Acceptance | null>, invalid: Faults = {}): Promise<Result> {
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
      // One reading for each request. A day that is over is held to its own rule: the inquiry may be a replay.
      const parsed = parseInquiry(legible, past ? (draft.visitDate as Day) : today);
      const faults: Faults = {
        ...(!parsed.ok && parsed.faults),
        ...unreadable,
        ...(past && { visitDate: 'past' }),
      };
      if (!parsed.ok || Object.keys(unreadable).length > 0) return { outcome: 'invalid', faults };
      const { inquiry } = parsed;
      // It may have been taken before midnight, and its answer lost: the first answer still holds.
      if (past) return settle(() => store.earlier({ key, inquiry }), faults);

      // Only what would be stored and mailed counts: a slip of the finger costs nobody anything.
      const retryAfter = limits.take(client);
      if (retryAfter > 0) return { outcome: 'limited', retryAfter };

      const submission = { key, inquiry, locale, marks: spamMarks(honeypot, elapsedMs), receivedAt };
      return settle(() => store.accept(submission, reference => mailsFor(submission, reference)));
    },
  };
}
