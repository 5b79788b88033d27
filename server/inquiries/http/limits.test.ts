import { expect, it } from 'vitest';
import { message } from '../../../tests/support/example-inquiry.ts';
import { liveApp } from '../../../tests/support/live-app.ts';
import { problemOf } from '../../../tests/support/problems.ts';
import { createLimits } from './limits.ts';

const minute = 60_000;
const hour = 60 * minute;
const [first, second, third] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'] as const;

/** Limits with a manual clock. */
function limitsOf(perClient: number, overall = 1000) {
  const clock = { ms: 5 };
  return { clock, limits: createLimits({ perClient, overall }, { monotonic: () => clock.ms }) };
}

it('a client may use its hourly limit in a burst, then at the refill rate', () => {
  const { clock, limits } = limitsOf(3);
  for (let i = 0; i < 3; i++) expect(limits.take(first)).toBe(0);
  expect(limits.take(first)).toBe(1200);
  expect(limits.take(second)).toBe(0);
  clock.ms += 10 * minute;
  expect(limits.take(first)).toBe(600);
  clock.ms += 10 * minute;
  expect(limits.take(first)).toBe(0);
  expect(limits.take(first)).toBe(1200);
  // At most one hour's limit accumulates.
  clock.ms += 20 * hour;
  expect([1, 2, 3, 4].map(() => limits.take(first) > 0)).toEqual([false, false, false, true]);
});

it('all addresses of an IPv6 /64 are one client', () => {
  const { limits } = limitsOf(1);
  expect(limits.take('2001:db8:0:1::1')).toBe(0);
  expect(limits.take('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBeGreaterThan(0);
  expect(limits.take('2001:db8::1')).toBe(0);
  expect(limits.take('2001:db8:0:0:1::')).toBeGreaterThan(0);
});

it('an IPv6 /48 has the allowance of four clients, however many networks it contains', () => {
  const { limits } = limitsOf(2);
  const from = (network: number) => limits.take(`2001:db8:0:${network.toString(16)}::1`);
  const taken = Array.from({ length: 256 }, (_, network) => from(network)).filter(wait => wait === 0);
  expect(taken).toHaveLength(8);
  expect(limits.take('2001:db8:1::1')).toBe(0);
  limits.giveBack('2001:db8:0:1::1');
  expect(from(300)).toBe(0);
});

it('reports reaching the overall limit, but not a client’s', () => {
  let told = 0;
  const limits = createLimits({ perClient: 1, overall: 2 }, { onOverallLimit: () => (told += 1) });
  limits.take(first);
  limits.take(first);
  expect(told).toBe(0);
  limits.take(second);
  limits.take(third);
  expect(told).toBe(1);
});

it('a client is forgotten after a day, when the salt of its hash changes', () => {
  const { clock, limits } = limitsOf(1);
  limits.take(first);
  clock.ms += 24 * hour - 1;
  limits.take(first);
  clock.ms += 1;
  // Nothing refills within a millisecond.
  expect(limits.take(first)).toBe(0);
});

it('enforces the overall limit; refused requests do not count', () => {
  const { clock, limits } = limitsOf(1, 2);
  expect(limits.take(first)).toBe(0);
  for (let i = 0; i < 50; i++) expect(limits.take(first)).toBeGreaterThan(0);
  expect(limits.take(second)).toBe(0);
  expect(limits.take(third)).toBe(1800);
  clock.ms += 30 * minute;
  expect(limits.take(third)).toBe(0);
});

it('a client may send ten invalid inquiries for each valid one; other clients are not affected', async () => {
  const app = liveApp({ limits: { perClient: 2, overall: 1e6 }, trustedProxies: ['127.0.0.1'] });
  const invalid = () => app.post({ ...message, email: 'x' });
  for (let i = 0; i < 20; i++) expect((await invalid()).statusCode).toBe(422);
  const answer = await invalid();
  problemOf(answer, 429);
  expect(answer.headers['retry-after']).toBe('180');
  problemOf(await app.post(message), 429);
  expect((await app.post(message, { 'x-forwarded-for': second })).statusCode).toBe(201);
});
