import { describe, expect, it } from 'vitest';
import { liveApp, noon } from '../../../tests/support/live-app.ts';
import type { OutboxSummary } from '../store/store.ts';
import type { Readiness } from './health.ts';

describe('health', () => {
  it('of the process has nothing to do with the store', async () => {
    const { app, store } = liveApp();
    store.down = true;
    const answer = await app.inject('/healthz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ process: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('of store and outbox is good', async () => {
    const answer = await liveApp().app.inject('/readyz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ store: 'ok', outbox: 'ok', purge: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  it('fails with the store, and comes back with it', async () => {
    const { app, store, clock } = liveApp();
    store.down = true;
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ store: 'unavailable', outbox: 'unknown', purge: 'ok' });
    store.down = false;
    clock.now = new Date(noon.getTime() + 2000);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it.each([
    [119, true, 200],
    [121, true, 503],
    [121, false, 200],
  ])(
    'with a mail that has waited %i minutes, mail server set: %s, is %i',
    async (minutes, sendsMail, status) => {
      const { app, store } = liveApp({ sendsMail });
      store.outbox.oldestWaiting = new Date(noon.getTime() - minutes * 60_000);
      expect((await app.inject('/readyz')).statusCode).toBe(status);
    },
  );

  it.each<[Partial<OutboxSummary>, Readiness['outbox']]>([
    [{ deadForOffice: 1 }, 'undelivered'],
    [{ overdue: 21 }, 'growing'],
    [{ overdue: 20, waiting: 1000, dead: 1000, held: 1000 }, 'ok'],
    [{ deadForOffice: 1, overdue: 21, oldestWaiting: new Date(0) }, 'undelivered'],
    [{ overdue: 21, oldestWaiting: new Date(0) }, 'late'],
  ])('with an outbox of %j is %s', async (outbox, state) => {
    const { app, store } = liveApp();
    Object.assign(store.outbox, outbox);
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(state === 'ok' ? 200 : 503);
    expect(answer.json()).toEqual({ store: 'ok', outbox: state, purge: 'ok' });
  });

  it('asks how the outbox is at this moment', async () => {
    const { app, store, clock } = liveApp();
    const asked: Date[] = [];
    store.outboxSummary = async now => {
      asked.push(now);
      return store.outbox;
    };
    await app.inject('/readyz');
    expect(asked).toEqual([clock.now]);
  });

  it('fails while a purge is refused', async () => {
    const { app, alarms, clock } = liveApp();
    alarms.purgeRefused = { older: 12, all: 23 };
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ store: 'ok', outbox: 'ok', purge: 'refused' });
    alarms.purgeRefused = null;
    clock.now = new Date(noon.getTime() + 2000);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it('asks the store once, however many ask', async () => {
    const { app, store } = liveApp();
    let asked = 0;
    store.outboxSummary = async () => {
      asked += 1;
      return store.outbox;
    };
    await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
    expect(asked).toBe(1);
  });
});
