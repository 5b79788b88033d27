import { expect, it, vi } from 'vitest';
import { sentInquiry } from '../../../tests/support/example-inquiry.ts';
import { key, liveApp, noon } from '../../../tests/support/live-app.ts';
import type { OutboxSummary } from '../store/records.ts';

const good = { store: 'ok', outbox: 'ok', intake: 'ok' };

it('readiness fails and recovers with the store', async () => {
  const { app, store, clock } = await liveApp();
  const ready = async () => {
    clock.now = new Date(clock.now.getTime() + 2000);
    const answer = await app.inject('/readyz');
    expect(answer.headers['cache-control']).toBe('no-store, no-transform');
    return [answer.statusCode, answer.json()];
  };
  expect(await ready()).toEqual([200, good]);
  store.down = true;
  expect(await ready()).toEqual([503, { ...good, store: 'unavailable', outbox: 'unknown' }]);
  expect((await app.inject('/healthz')).json()).toEqual({ process: 'ok' });
  store.down = false;
  expect(await ready()).toEqual([200, good]);
});

const waitedFor = (minutes: number) => ({ oldestWaiting: new Date(noon.getTime() - minutes * 60_000) });

it.each<[Partial<OutboxSummary>, state: string]>([
  [waitedFor(59), 'ok'],
  [waitedFor(61), 'late'],
  [{ ...waitedFor(61), failed: 1 }, 'failed'],
])('readiness with an outbox of %j is %s', async (outbox, state) => {
  const { app, store } = await liveApp();
  vi.spyOn(store, 'summarizeOutbox').mockResolvedValue({ failed: 0, oldestWaiting: null, ...outbox });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    state === 'ok' ? 200 : 503,
    { ...good, outbox: state },
  ]);
});

it('readiness fails while the overall limit refuses inquiries, and the log says so once', async () => {
  const { app, clock, log, post } = await liveApp({ limits: { perClient: 5, overall: 1 } });
  const ready = async () => (await app.inject('/readyz')).json();
  await post(sentInquiry);
  expect(await ready()).toEqual(good);
  for (const digit of '23')
    expect((await post(sentInquiry, { 'idempotency-key': key.replace(/^./, digit) })).statusCode).toBe(429);
  clock.now = new Date(clock.now.getTime() + 2000);
  expect(await ready()).toEqual({ ...good, intake: 'limited' });
  expect(log).toEqual(['too many inquiries {"setting":"LIMIT_OVERALL"}']);
});
