import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sentInquiry as example } from '../../../../tests/support/example-inquiry.ts';
import { type SentInquiry, sendInquiry, timeoutMs } from './send.ts';

const sentInquiry = example as SentInquiry;
const key = '7f0f6d0e-6f0b-4a57-9a2e-0d1c5d0f3a11';

const sendAndReceive = (status: number, body: string, type = 'application/json; charset=utf-8') => {
  vi.mocked(fetch).mockResolvedValue(new Response(body, { status, headers: { 'Content-Type': type } }));
  return sendInquiry(sentInquiry, key);
};
const failureResult = (failure: string) => ({ kind: 'failed', failure });

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sends JSON with the key, and follows no redirect', async () => {
  const response = await sendAndReceive(201, '{"reference":"IP-7F3K-2Q"}');
  expect(response).toEqual({ kind: 'received', reference: 'IP-7F3K-2Q' });
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect(url).toBe('/api/inquiries');
  expect(init).toMatchObject({
    method: 'POST',
    redirect: 'error',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
  });
  expect(JSON.parse(String(init?.body))).toEqual(sentInquiry);
});

it.each([
  [200, '<h1>Welcome</h1>', 'text/html', 'unexpected'],
  [201, '{"reference":"<b>"}', 'application/json', 'unexpected'],
  [400, '{}', 'application/json', 'unexpected'],
  [429, '{}', 'application/json', 'busy'],
  [503, '<h1>Error</h1>', 'text/html', 'unavailable'],
])('an answer %i with %s of type %s is the failure "%s"', async (status, body, type, failure) =>
  expect(await sendAndReceive(status, body, type)).toEqual(failureResult(failure)),
);

it('reads the errors of known fields in a 422', async () => {
  const fieldErrors = { email: 'malformed', visitDate: 'past' };
  const errors = { ...fieldErrors, fullName: 1, locale: 'unknown' };
  expect(await sendAndReceive(422, JSON.stringify({ errors }))).toEqual({
    kind: 'invalid',
    errors: fieldErrors,
  });
  for (const body of ['{"errors":{}}', '{"errors":[]}', '{}', 'null'])
    expect(await sendAndReceive(422, body)).toEqual(failureResult('unexpected'));
});

it.each([
  [true, 'unreached'],
  [false, 'offline'],
])('without a response and with a connection (%s) the failure is "%s"', async (onLine, failure) => {
  vi.stubGlobal('navigator', { onLine });
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendInquiry(sentInquiry, key)).toEqual(failureResult(failure));
});

it('times out, even after the headers have arrived', async () => {
  vi.useFakeTimers();
  vi.mocked(fetch).mockImplementation(async (_url, init) => {
    const start = (stream: ReadableStreamDefaultController) =>
      init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
    const headers = { 'Content-Type': 'application/json' };
    return new Response(new ReadableStream({ start }), { status: 201, headers });
  });
  const onResponse = vi.fn();
  void sendInquiry(sentInquiry, key).then(onResponse);
  await vi.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(onResponse).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onResponse).toHaveBeenCalledWith(failureResult('slow'));
});
