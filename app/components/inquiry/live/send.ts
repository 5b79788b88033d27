import { type FieldErrors, type Inquiry, inquiryFields } from '../../../../domain/inquiry.ts';
import { apiPath, type honeypotField, keyField, referencePattern } from '../../../../domain/inquiry-api.ts';
import { isRecord } from '../../../../domain/typed-records.ts';

export type SentInquiry = Inquiry & {
  locale: string;
  [honeypotField]: string;
};

/** The inquiry may have arrived nevertheless: retry with the same key. */
type Failure = 'offline' | 'unreached' | 'slow' | 'busy' | 'unavailable' | 'unexpected';

export type SubmissionResponse =
  | { kind: 'received'; reference: string }
  | { kind: 'invalid'; errors: FieldErrors<string> }
  | { kind: 'failed'; failure: Failure };

export const timeoutMs = 15_000;

/** Never rejects. Only JSON with a reference is a success, because captive portals may send any status. */
export async function sendInquiry(inquiry: SentInquiry, key: string): Promise<SubmissionResponse> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const response = await fetch(apiPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [keyField]: key },
      body: JSON.stringify(inquiry),
      // Our server never redirects.
      redirect: 'error',
      cache: 'no-store',
      keepalive: true,
      signal: timeout.signal,
    });
    return parseResponse(response.status, await readJson(response));
  } catch {
    if (timeout.signal.aborted) return { kind: 'failed', failure: 'slow' };
    return { kind: 'failed', failure: navigator.onLine ? 'unreached' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

/** Null unless the body is JSON. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!/^application\/json\b/i.test(response.headers.get('Content-Type') ?? '')) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parseResponse(status: number, body: unknown): SubmissionResponse {
  if (status >= 200 && status < 300) {
    const reference = getProperty(body, 'reference');
    if (typeof reference === 'string' && referencePattern.test(reference))
      return { kind: 'received', reference };
    return { kind: 'failed', failure: 'unexpected' };
  }
  if (status === 429) return { kind: 'failed', failure: 'busy' };
  if (status >= 500) return { kind: 'failed', failure: 'unavailable' };
  if (status === 422) {
    const errors = readFieldErrors(getProperty(body, 'errors'));
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  }
  return { kind: 'failed', failure: 'unexpected' };
}

/** Reads `{ "email": "malformed" }`. An unknown code gets general words. */
function readFieldErrors(codes: unknown): FieldErrors<string> {
  const errors: FieldErrors<string> = {};
  for (const field of inquiryFields) {
    const code = getProperty(codes, field);
    if (typeof code === 'string') errors[field] = code;
  }
  return errors;
}

function getProperty(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
