import { describe, expect, it } from 'vitest';
import { message } from '../../../tests/support/example-inquiry.ts';
import { key, liveApp, noon, plainSite } from '../../../tests/support/live-app.ts';
import { MemoryStore } from '../../../tests/support/memory-store.ts';
import { uncachedHeaders } from '../../../tests/support/problems.ts';
import { createApp } from '../../app.ts';
import { type Alarms, createAlarms } from '../alarms.ts';
import type { OutboxSummary } from '../store/records.ts';
import { type Readiness, registerHealth } from './health.ts';

const good = { store: 'ok', outbox: 'ok', purge: 'ok', intake: 'ok' };

describe('readiness', () => {
  it('fails and recovers with the store', async () => {
    const { app, store, clock } = liveApp();
    const ready = async () => {
      clock.now = new Date(clock.now.getTime() + 2000);
      const answer = await app.inject('/readyz');
      expect(answer.headers).toMatchObject(uncachedHeaders);
      return [answer.statusCode, answer.json()];
    };
    expect(await ready()).toEqual([200, good]);
    store.down = true;
    expect(await ready()).toEqual([503, { ...good, store: 'unavailable', outbox: 'unknown' }]);
    const alive = await app.inject('/healthz');
    expect(alive.json()).toEqual({ process: 'ok' });
    expect(alive.headers).toMatchObject(uncachedHeaders);
    store.down = false;
    expect(await ready()).toEqual([200, good]);
  });

  const waitedFor = (minutes: number) => ({ oldestWaiting: new Date(noon.getTime() - minutes * 60_000) });

  it.each<[Partial<OutboxSummary>, Readiness['outbox'], boolean?]>([
    [waitedFor(119), 'ok'],
    [waitedFor(121), 'late'],
    [waitedFor(121), 'ok', false],
    [{ deadForOffice: 1 }, 'undelivered'],
    [{ refused: 1, waiting: 1 }, 'refused'],
    [{ overdue: 21 }, 'growing'],
  ])('with an outbox of %j is %s', async (outbox, state, sendsMail = true) => {
    const { app, store } = liveApp({ sendsMail });
    Object.assign(store.outbox, outbox);
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([
      state === 'ok' ? 200 : 503,
      { ...good, outbox: state },
    ]);
  });

  it('fails while a purge stays refused', async () => {
    const alarms: Alarms = { ...createAlarms(), purgeRefused: { expiredCount: 12, totalCount: 23 } };
    const parts = { store: new MemoryStore(), sendsMail: true, alarms, now: () => noon };
    const app = createApp({ site: plainSite(), addInquiries: target => registerHealth(target, parts) });
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { ...good, purge: 'refused' }]);
  });

  it('fails for an hour after the overall limit was reached', async () => {
    const { app, clock, post } = liveApp({ limits: { perClient: 5, overall: 1 } });
    const ready = async () => (await app.inject('/readyz')).json();
    await post(message);
    expect(await ready()).toEqual(good);
    await post(message, { 'idempotency-key': key.replace(/^./, '0') });
    clock.now = new Date(clock.now.getTime() + 2000);
    expect(await ready()).toEqual({ ...good, intake: 'limited' });
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    expect(await ready()).toEqual(good);
  });
});
