import {
  type FieldErrorCode,
  type FieldErrors,
  type Inquiry,
  inquiryFields,
} from '../../../domain/inquiry.ts';
import { apiPath, type honeypotField, referencePattern } from '../../../domain/inquiry-api.ts';

/** The request body for `apiPath`. */
export type InquiryMessage = Inquiry & {
  locale: string;
  [honeypotField]: string;
  /** Milliseconds since the form was first touched. */
  elapsedMs: number;
};

/** Why there is no answer. It may have arrived all the same: retry with the same key. */
type Failure = 'offline' | 'unreached' | 'slow' | 'busy' | 'unavailable' | 'unexpected';

export type Answer =
  | { kind: 'received'; reference: string }
  | { kind: 'refused'; faults: FieldErrors }
  /** The key has been used for another inquiry. */
  | { kind: 'conflict' }
  | { kind: 'failed'; failure: Failure };

/** Timeout for the complete answer, in milliseconds. */
export const timeoutMs = 15_000;

/** Sends an inquiry once; never rejects. Only JSON with a reference is a success: a captive portal may answer with any status. */
export async function sendInquiry(message: InquiryMessage, key: string): Promise<Answer> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const response = await fetch(apiPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(message),
      // A redirect cannot come from our server.
      redirect: 'error',
      cache: 'no-store',
      // Outlives the page.
      keepalive: true,
      signal: timeout.signal,
    });
    return readAnswer(response.status, await jsonOf(response));
  } catch {
    if (timeout.signal.aborted) return { kind: 'failed', failure: 'slow' };
    return { kind: 'failed', failure: navigator.onLine ? 'unreached' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

/** The body if it is JSON (RFC 8259, or an RFC 9457 problem document), else null. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!/^application\/(problem\+)?json\b/i.test(response.headers.get('Content-Type') ?? '')) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readAnswer(status: number, body: unknown): Answer {
  if (status >= 200 && status < 300) {
    const reference = property(body, 'reference');
    if (typeof reference === 'string' && referencePattern.test(reference))
      return { kind: 'received', reference };
    return { kind: 'failed', failure: 'unexpected' };
  }
  if (status === 429) return { kind: 'failed', failure: 'busy' };
  if (status >= 500) return { kind: 'failed', failure: 'unavailable' };
  if (status === 422) {
    const errors = property(body, 'errors');
    const faults = readFaults(errors);
    if (Object.keys(faults).length > 0) return { kind: 'refused', faults };
    // A problem document without field errors is about the key.
    if (body !== null && errors === undefined) return { kind: 'conflict' };
  }
  return { kind: 'failed', failure: 'unexpected' };
}

/** The faults of a problem document, by field: `[{ "pointer": "/email", "code": "malformed" }]`. */
function readFaults(errors: unknown): FieldErrors {
  const faults: FieldErrors = {};
  for (const error of Array.isArray(errors) ? errors : []) {
    const field = inquiryFields.find(name => property(error, 'pointer') === `/${name}`);
    // An unknown code gets a generic message.
    if (field) faults[field] ??= String(property(error, 'code')) as FieldErrorCode;
  }
  return faults;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
