import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { message } from '../../../tests/support/example-inquiry.ts';
import { liveApp } from '../../../tests/support/live-app.ts';
import { problemOf } from '../../../tests/support/problems.ts';
import { createRateLimiter } from './limits.ts';

const minute = 60_000;
const [first, second, third] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'] as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a client may use its hourly limit, and again an hour after its first request', async () => {
  const limiter = createRateLimiter({ perClient: 2, overall: 1000 });
  expect(await limiter.take(first)).toBe(0);
  vi.advanceTimersByTime(10 * minute);
  expect(await limiter.take(first)).toBe(0);
  for (let i = 0; i < 50; i++) expect(await limiter.take(first)).toBe(50 * 60);
  await limiter.giveBack(first);
  expect(await limiter.take(first)).toBe(0);
  expect(await limiter.take(second)).toBe(0);
  vi.advanceTimersByTime(50 * minute);
  expect(await limiter.take(first)).toBe(0);
});

it('all addresses of an IPv6 /64 are one client, and those of a /48 four', async () => {
  const limiter = createRateLimiter({ perClient: 2, overall: 1000 });
  expect(await limiter.take('2001:db8:0:1::1')).toBe(0);
  expect(await limiter.take('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe(0);
  expect(await limiter.take('2001:db8:0:1:1::')).toBeGreaterThan(0);
  const waits = [];
  for (let network = 2; network < 256; network++)
    waits.push(await limiter.take(`2001:db8:0:${network.toString(16)}::1`));
  expect(waits.filter(wait => wait === 0)).toHaveLength(6);
  expect(await limiter.take('2001:db8:1::1')).toBe(0);
});

it('the overall limit counts no refused requests, and reports when it refuses', async () => {
  const onOverallLimit = vi.fn();
  const limiter = createRateLimiter({ perClient: 1, overall: 2 }, onOverallLimit);
  expect(await limiter.take(first)).toBe(0);
  for (let i = 0; i < 50; i++) expect(await limiter.take(first)).toBeGreaterThan(0);
  expect(await limiter.take(second)).toBe(0);
  expect(onOverallLimit).not.toHaveBeenCalled();
  expect(await limiter.take(third)).toBe(3600);
  expect(onOverallLimit).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60 * minute);
  expect(await limiter.take(third)).toBe(0);
});

it('a client may send ten invalid inquiries for each valid one; other clients are not affected', async () => {
  const app = liveApp({ limits: { perClient: 2, overall: 1e6 }, trustedProxies: ['127.0.0.1'] });
  const invalid = () => app.post({ ...message, email: 'x' });
  for (let i = 0; i < 20; i++) expect((await invalid()).statusCode).toBe(422);
  const answer = await invalid();
  problemOf(answer, 429);
  expect(answer.headers['retry-after']).toBe('3600');
  problemOf(await app.post(message), 429);
  expect((await app.post(message, { 'x-forwarded-for': second })).statusCode).toBe(201);
});
