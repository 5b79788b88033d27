import { expect, it, vi } from 'vitest';
import { liveApp, noon } from '../../../tests/support/live-app.ts';
import type { OutboxSummary } from '../store/records.ts';

const good = { store: 'ok', outbox: 'ok' };

it('readiness fails and recovers with the store', async () => {
  const { app, store } = await liveApp();
  const ready = async () => {
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
