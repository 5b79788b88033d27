import { describe, expect, it, vi } from 'vitest';
import { accept, submission } from '../../../tests/support/inquiries.ts';
import { mailSettings } from '../../../tests/support/mail-settings.ts';
import { outbox, start, states } from '../../../tests/support/mail-worker.ts';
import { StoreUnavailable } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { getRetryDelayMs, maxAttempts } from './backoff.ts';
import { SendError } from './transport.ts';
import { timesMs } from './worker.ts';

const minute = 60_000;
const hour = 60 * minute;
const digest = { kind: 'digest', messageId: '<digest.2026-11-20@park.example>' } as const;
const enqueue = (store: Store) => store.enqueue(digest, new Date(start));
const unavailable = new StoreUnavailable('locked');

/** Runs `then` after the first lease. */
function afterLease(store: Store, then: () => unknown) {
  const { leaseMails } = store;
  vi.spyOn(store, 'leaseMails').mockImplementationOnce(async (...args) => {
    const mails = await leaseMails.apply(store, args);
    await then();
    return mails;
  });
}

describe('the worker', () => {
  it('sends mails when asked to poll, otherwise at intervals, and logs no personal data', async () => {
    const { store, clock, server, log, work, pass } = await outbox();
    const worker = await work();
    const reference = await accept(store, submission());
    worker.pollNow();
    await clock.waitForSleep(timesMs.poll);
    const recipients = server.sent.map(({ to }) => to).sort();
    expect(recipients).toEqual(["o'brien@example.ie", mailSettings.officeEmail].sort());
    expect(await store.listMails()).toEqual([]);
    for (const mail of await store.listMails(reference))
      expect(mail).toMatchObject({ state: 'sent', attempts: 1 });
    expect(log.map(({ event }) => event)).toEqual(['mail sent', 'mail sent']);
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`brien|${reference}`));
    await enqueue(store);
    await pass(timesMs.poll);
    expect(server.sent).toHaveLength(3);
  });

  it('sends no mails of an inquiry erased while they are leased', async () => {
    const { store, server, log, work } = await outbox();
    await accept(store, submission());
    afterLease(store, () => store.erasePerson(submission().inquiry.email, new Date(start)));
    await work();
    expect([server.tried, log]).toEqual([[], []]);
    expect(await store.listMails({ states: ['waiting', 'sent', 'dead'] })).toEqual([]);
  });

  it('does not start to send if the lease is about to expire', async () => {
    const { store, clock, server, work } = await outbox(digest);
    afterLease(store, () => clock.advance(timesMs.lease - timesMs.send + 1));
    await work();
    expect(server.tried).toEqual([]);
  });
});

describe('a mail that cannot be delivered', () => {
  it('backs off exponentially from a minute to an hour, with up to 25% jitter', () => {
    const minutes = (attempts: number, random = 0) => getRetryDelayMs(attempts, () => random) / minute;
    expect([1, 2, 3, 4, 5, 6, 7, 100].map(attempt => minutes(attempt))).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect([1, 6, 100].map(attempt => minutes(attempt, 1))).toEqual([1.25, 40, 60]);
  });

  it('is retried after one, two, four … minutes with the same Message-ID and a new date', async () => {
    const { store, clock, server, log, startWork, pass } = await outbox(digest);
    server.refusal = new SendError('451 at DATA', false);
    startWork();
    const dates: Date[] = [];
    for (const [before, wait] of [1, 2, 4, 8].entries()) {
      await clock.waitForSleep(timesMs.poll);
      dates.push(clock.now());
      const [mail] = await store.listMails();
      expect(mail).toMatchObject({ state: 'waiting', attempts: before + 1, lastError: '451 at DATA' });
      expect(Number(mail?.dueAt) - Number(clock.now())).toBe(wait * minute);
      await pass(wait * minute - 1);
      expect(server.tried).toHaveLength(before + 1);
      clock.advance(timesMs.poll);
    }
    await clock.waitForSleep(timesMs.poll);
    dates.push(clock.now());
    server.refusal = undefined;
    await pass(16 * minute);
    dates.push(clock.now());
    expect(await store.listMails()).toEqual([]);
    expect(new Set(server.tried.map(({ messageId }) => messageId))).toEqual(new Set([digest.messageId]));
    expect(server.tried.map(({ date }) => date)).toEqual(dates);
    expect(log.filter(({ event }) => event === 'mail failed')).toHaveLength(5);
  });

  const noMailbox = new SendError('550 5.1.1 at RCPT TO', true);
  const visitor = "o'brien@example.ie";

  it('is dead after a refusal of the visitor’s mailbox, until the office retries it', async () => {
    const { store, clock, server, log, work } = await outbox();
    const reference = await accept(store, submission());
    server.refusals.set(visitor, noMailbox);
    const worker = await work();
    const deadLine = {
      event: 'mail dead',
      error: '550 5.1.1 at RCPT TO',
      kind: 'confirmation',
      level: 'info',
    };
    expect(log).toContainEqual(expect.objectContaining(deadLine));
    expect(await states(store)).toEqual(['confirmation dead']);
    server.refusals.clear();
    await store.retryMails(reference, clock.now());
    worker.pollNow();
    await clock.waitForSleep(timesMs.poll);
    expect(server.sent).toHaveLength(2);
  });

  it('is retried if the server refuses every mailbox, until it takes the office’s mail', async () => {
    const { store, server, log, work, pass } = await outbox(digest);
    await accept(store, submission());
    server.refusal = noMailbox;
    await work();
    await pass(minute);
    expect(await states(store)).toEqual(['digest waiting', 'office waiting', 'confirmation waiting']);
    expect((await store.summarizeOutbox(new Date(start))).refused).toBe(3);
    expect(log.map(({ event }) => event)).toEqual(Array.from({ length: 6 }, () => 'mail refused'));
    expect(log.map(({ level }) => level)).toEqual([...Array(3).fill('error'), ...Array(3).fill('info')]);
    server.refusal = undefined;
    server.refusals.set(visitor, noMailbox);
    await pass(2 * minute);
    expect(await states(store)).toEqual(['confirmation dead']);
  });

  it('is retried and logged as an error if the server refuses the site, not the mailbox', async () => {
    const { store, server, log, work, pass } = await outbox();
    await accept(store, submission());
    server.refusals.set(visitor, new SendError('550 5.7.1 at RCPT TO', false));
    await work();
    expect(await states(store)).toEqual(['confirmation waiting']);
    const refusedLine = { event: 'mail refused', error: '550 5.7.1 at RCPT TO', level: 'error' };
    expect(log.at(-1)).toMatchObject(refusedLine);
    expect((await store.summarizeOutbox(new Date(start))).refused).toBe(1);
    server.refusals.set(visitor, new SendError('ESOCKET ECONNREFUSED', false));
    await pass(minute);
    expect(log.at(-1)).toMatchObject({ event: 'mail failed', level: 'info' });
    expect((await store.summarizeOutbox(new Date(start))).refused).toBe(0);
  });

  it('is dead after five days of attempts, not counting downtime; the office may retry it', async () => {
    const { store, clock, server, startWork } = await outbox();
    const reference = await accept(store, submission({}, { receivedAt: '2026-10-01T00:00:00Z' }));
    server.refusal = new SendError('451 at DATA', false);
    const worker = startWork();
    let waited = 0;
    for (let tries = 1; tries < maxAttempts; tries += 1) {
      await clock.waitForSleep(timesMs.poll);
      waited += getRetryDelayMs(tries, () => 0);
      clock.advance(getRetryDelayMs(tries, () => 0));
    }
    expect(await states(store)).toEqual(['office waiting', 'confirmation waiting']);
    await clock.waitForSleep(timesMs.poll);
    expect(await states(store)).toEqual(['office dead', 'confirmation dead']);
    expect(waited).toBeGreaterThanOrEqual(5 * 24 * hour);
    expect(waited).toBeLessThan(5 * 24 * hour + hour);
    await store.retryMails(reference, clock.now());
    worker.pollNow();
    await clock.waitForSleep(timesMs.poll);
    expect(await states(store)).toEqual(['office waiting', 'confirmation waiting']);
  });

  it('times out before its lease expires', async () => {
    const { store, clock, server, startWork, pass } = await outbox(digest);
    server.refusal = 'silence';
    startWork();
    await clock.waitForSleep(timesMs.send);
    await pass(timesMs.send);
    expect(timesMs.send).toBeLessThan(timesMs.lease);
    expect(await store.listMails()).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: 'ETIMEDOUT' },
    ]);
  });

  it('waits for an unavailable store', async () => {
    const { store, clock, server, log, startWork } = await outbox(digest);
    vi.spyOn(store, 'leaseMails').mockRejectedValueOnce(unavailable).mockRejectedValueOnce(unavailable);
    startWork();
    for (const _ of [1, 2]) {
      await clock.waitForSleep(timesMs.storeRetry);
      clock.advance(timesMs.storeRetry);
    }
    await clock.waitForSleep(timesMs.poll);
    expect(server.sent).toHaveLength(1);
    const failed = { event: 'outbox failed', level: 'error', error: 'store unavailable' };
    expect(log.slice(0, 2)).toEqual([failed, failed]);
  });

  it('is sent later if its inquiry cannot be read, and the log has no personal data', async () => {
    const { store, server, log, work, pass } = await outbox();
    await accept(store, submission());
    vi.spyOn(store, 'find').mockRejectedValueOnce(new TypeError("o'brien@example.ie is undefined"));
    await work();
    await pass(minute);
    expect(server.sent).toHaveLength(2);
    expect(log).toContainEqual(expect.objectContaining({ event: 'mail failed', error: 'TypeError' }));
    expect(JSON.stringify(log)).not.toContain('brien');
  });

  it('is not sent again if only recording it failed', async () => {
    const { store, clock, server, startWork, pass } = await outbox(digest);
    vi.spyOn(store, 'recordSent').mockRejectedValueOnce(unavailable).mockRejectedValueOnce(unavailable);
    startWork();
    for (const _ of [1, 2]) {
      await clock.waitForSleep(timesMs.storeRetry);
      clock.advance(timesMs.storeRetry);
    }
    await clock.waitForSleep(timesMs.poll);
    await pass(2 * timesMs.lease);
    expect(server.tried).toHaveLength(1);
    expect(await store.listMails()).toEqual([]);
  });
});

describe('stopping', () => {
  it('finishes mails in progress and leases no more, within the ten seconds granted to a process', async () => {
    const { store, clock, server, startWork } = await outbox();
    for (let count = 0; count < 5; count += 1)
      await accept(store, submission({ email: `${count}@example.ie` }));
    const gate = Promise.withResolvers<void>();
    const worker = startWork({
      verify: async () => {},
      async send(mail) {
        await gate.promise;
        server.sent.push(mail);
      },
    });
    await clock.waitForSleep(timesMs.send);
    const stopped = worker.stop();
    gate.resolve();
    await stopped;
    expect(server.sent.length).toBeGreaterThan(0);
    expect((await store.summarizeOutbox(new Date(start))).waiting).toBe(10 - server.sent.length);
    expect(timesMs.stop).toBeLessThan(7000);
  });

  it('aborts a hanging send and makes the mail due immediately', async () => {
    const { store, clock, server, startWork } = await outbox(digest);
    server.refusal = 'silence';
    const worker = startWork();
    await clock.waitForSleep(timesMs.send);
    const stopped = worker.stop();
    clock.advance(timesMs.stop);
    await stopped;
    expect(await store.listMails()).toMatchObject([
      { state: 'waiting', lastError: 'stopped', dueAt: clock.now() },
    ]);
  });
});
