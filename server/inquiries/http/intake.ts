import { type Day, readDay } from '../../../domain/day.ts';
import type { ReasonId } from '../../../domain/exceptions.ts';
import {
  descriptions,
  type Faults,
  type InquiryDraft,
  type InquiryField,
  parseInquiry,
  readField,
} from '../../../domain/inquiry.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { dayFault } from '../../../domain/visit-days.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { closedWith, type ReadAnnounced } from '../days/programme.ts';
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
 * - `invalid`: it breaks the rules; the first fault of each field, and why the park is closed on the day.
 * - `conflict`: the key came before, with another inquiry.
 * - `limited`: too many, from this client or from all.
 * - `unavailable`: the store cannot take it now.
 *
 * Unless it is `accepted`, nothing is stored. `retryAfter` is in seconds.
 */
export type Result =
  | { outcome: 'accepted'; reference: Reference }
  | { outcome: 'invalid'; faults: Faults; closed?: ClosedDay | undefined }
  | { outcome: 'conflict' }
  | { outcome: 'limited' | 'unavailable'; retryAfter: number };

export const statusOf: Record<Result['outcome'], number> = {
  accepted: 201,
  invalid: 422,
  conflict: 422,
  limited: 429,
  unavailable: 503,
};

/** Nobody can know when the store will be available again. */
export const unavailable = { outcome: 'unavailable', retryAfter: 30 } as const;

/** A day that was asked for and on which the park is closed. */
export interface ClosedDay {
  day: Day;
  reason: ReasonId;
}

/** Takes inquiries of the form with scripts and of the plain form post. */
export interface Intake {
  /** `client` is the address that the request came from (`request.ip`). */
  submit(incoming: Incoming, client: string): Promise<Result>;
}

export interface IntakeParts {
  store: Pick<Store, 'accept' | 'earlier'>;
  limits: Limits;
  announced: ReadAnnounced;
  /** The mails to store with an inquiry. */
  mailsFor(submission: Submission, reference: Reference): readonly NewMail[];
  /** Called when mails have been stored. */
  onStored(): void;
  /** Called with the reason when the store could not take an inquiry. */
  report(error: StoreUnavailable): void;
  now(): Date;
}

/** How long after midnight an inquiry for the day before is taken for one whose answer was lost. In milliseconds. */
const replayMs = 3_600_000;

/** The day in the park an hour ago: what was sent before midnight may come again until then, if its answer was lost. */
export const replayDay = (now: Date): Day => parkDay(new Date(now.getTime() - replayMs));

/** A UUID of any version (RFC 9562). */
export function isKey(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

export function createIntake(parts: IntakeParts): Intake {
  const { store, limits, announced, mailsFor, onStored, report, now } = parts;
  async function take({ key: typedKey, draft, ...rest }: Incoming, client: string): Promise<Result> {
    const receivedAt = now();
    const key = typedKey.toLowerCase();
    const unreadable = unreadableFields(draft);
    const legible = { ...draft };
    for (const field of Object.keys(unreadable) as InquiryField[]) legible[field] = '';
    const parsed = parseInquiry(legible, replayDay(receivedAt), () => undefined);
    const today = parkDay(receivedAt);
    const isClosed = closedWith(await announced(today), today);
    const day = readField(descriptions.visitDate, legible.visitDate, today, asked =>
      dayFault(asked, today, isClosed),
    );
    const faults: Faults = {
      ...(!parsed.ok && parsed.faults),
      ...('fault' in day && { visitDate: day.fault }),
      ...unreadable,
    };
    const asked = readDay(legible.visitDate.trim());
    const reason = asked ? isClosed(asked) : undefined;
    const invalid: Result = {
      outcome: 'invalid',
      faults,
      closed: asked && reason ? { day: asked, reason } : undefined,
    };
    if (!parsed.ok || Object.keys(unreadable).length > 0) return invalid;
    const { inquiry } = parsed;
    const earlier = async () => {
      const acceptance = await store.earlier({ key, inquiry });
      return acceptance && resultOf(acceptance);
    };
    // The day has passed within the hour, or cannot be asked for any more, and nothing else is wrong: it may be stored, and the answer lost.
    if ('fault' in day) return (await earlier()) ?? invalid;

    // Only what is stored counts: faults and replays use up nobody's allowance, and need none.
    const retryAfter = limits.take(client);
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
      else limits.giveBack(client);
    }
  }

  return {
    async submit(incoming, client) {
      try {
        return await take(incoming, client);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        report(error);
        return unavailable;
      }
    },
  };
}

const resultOf = (acceptance: Acceptance): Result =>
  acceptance.outcome === 'conflict'
    ? { outcome: 'conflict' }
    : { outcome: 'accepted', reference: acceptance.reference };
