import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ManualClock } from '../../../tests/support/clock.ts';
import { accept, submission, temporaryStore } from '../../../tests/support/inquiries.ts';
import { type SmtpFake, startSmtp, trustLoopback } from '../../../tests/support/smtp.ts';
import { type QueuedMail, type Store, StoreUnavailable } from '../store/store.ts';
import { mostAttempts, retryDelay } from './backoff.ts';
import { type MailTransport, openTransport, SendError } from './transport.ts';
import { startWorker, times, type Worker, type WorkerParts } from './worker.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = '2026-11-20T09:15:00Z';

beforeAll(trustLoopback);

interface Line {
  event: string;
  [detail: string]: string | number;
}

/** A worker on a store with a clock of its own; stopped when the test is over. */
function work(store: WorkerParts['store'], transport: MailTransport | null, clock = new ManualClock(start)) {
  const log: Line[] = [];
  const worker = startWorker({
    store,
    transport,
    clock,
    random: () => 0,
    log: (event, details) => log.push({ event, ...details }),
  });
  onTestFinished(() => stopNow(worker, clock));
  return { worker, clock, log };
}

/** Stops without waiting for what is on the wire. */
async function stopNow(worker: Worker, clock: ManualClock): Promise<void> {
  const stopped = worker.stop();
  clock.advance(times.stop);
  await stopped;
}

async function smtp(): Promise<{ server: SmtpFake; transport: MailTransport }> {
  const server = await startSmtp();
  onTestFinished(() => server.stop());
  return { server, transport: openTransport({ url: server.url, requireTls: true }) };
}

/** A transport that does as it is told, in place of a network. */
function transportOf(send: MailTransport['send']): MailTransport {
  return { send, verify: async () => {} };
}

const states = async (store: Store) => (await store.mails()).map(({ kind, state }) => `${kind} ${state}`);

describe('the worker', () => {
  it('sends the mails of an inquiry, to the office and to the visitor', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    const reference = await accept(store, submission());
    const { clock, log } = work(store, transport);
    await server.received(2);
    await clock.asleep(times.look);
    expect(server.mails.map(({ to }) => to[0]).sort()).toEqual([
      "o'brien@example.ie",
      'office@islapapagayo.example',
    ]);
    expect(await store.mails()).toEqual([]);
    for (const mail of await store.mails(reference))
      expect(mail).toMatchObject({ state: 'sent', attempts: 1 });
    expect(log.map(({ event }) => event)).toEqual(['mail sent', 'mail sent']);
    expect(JSON.stringify(log)).not.toMatch(/brien|IP-/);
  });

  it('sends at once when it is nudged', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    const { clock, worker } = work(store, transport);
    await clock.asleep(times.look);
    await accept(store, submission());
    worker.nudge();
    await server.received(2);
  });

  it('hears a nudge that comes while it looks into the outbox', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    let nudge = () => {};
    const late: WorkerParts['store'] = {
      ...bound(store),
      async lease(...args) {
        const mails = await store.lease(...args);
        if (mails.length === 0 && server.mails.length === 0) {
          await accept(store, submission());
          nudge();
        }
        return mails;
      },
    };
    const { worker } = work(late, transport);
    nudge = worker.nudge;
    await server.received(2);
  });

  it('finds what another process has queued', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    const { clock } = work(store, transport);
    await clock.asleep(times.look);
    await accept(store, submission());
    clock.advance(times.look);
    await server.received(2);
  });

  it('leaves the mails in the outbox where there is no mail server', async () => {
    const store = await temporaryStore();
    await accept(store, submission());
    const { worker } = work(store, null);
    worker.nudge();
    await worker.stop();
    expect(await states(store)).toEqual(['office waiting', 'confirmation waiting']);
  });

  it('tries again after a minute, two, four … with the same Message-ID and date', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    await accept(store, submission());
    const ids = new Set((await store.mails()).map(({ messageId }) => messageId));
    server.fault = { at: 'data', code: 451 };
    const { clock, log } = work(store, transport);
    for (const [tries, wait] of [1, 2, 4, 8].entries()) {
      await server.received(2 * (tries + 1));
      await clock.asleep(times.look);
      const mails = await store.mails();
      for (const mail of mails) {
        expect(mail).toMatchObject({ state: 'waiting', attempts: tries + 1, lastError: '451 at DATA' });
        expect(mail.dueAt.getTime() - clock.now().getTime()).toBe(wait * minute);
      }
      clock.advance(wait * minute);
    }
    server.fault = undefined;
    await server.received(10);
    await clock.asleep(times.look);
    expect(await store.mails()).toEqual([]);
    expect(new Set(server.mails.map(({ headers }) => headers.get('message-id')))).toEqual(ids);
    expect(new Set(server.mails.map(({ headers }) => headers.get('date'))).size).toBe(1);
    expect(log.filter(({ event }) => event === 'mail failed')).toHaveLength(8);
  });

  it('does not try before its time', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    await accept(store, submission());
    server.fault = { at: 'greeting', code: 421 };
    const { clock } = work(store, transport);
    await server.connected(2);
    await clock.asleep(times.look);
    for (let waited = 0; waited + times.look < minute; waited += times.look) {
      clock.advance(times.look);
      await clock.asleep(times.look);
    }
    expect(server.connections).toBe(2);
  });

  it('gives up on a permanent refusal and says so', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    const reference = await accept(store, submission());
    server.fault = { at: 'recipient', code: 550, text: "5.1.1 <o'brien@example.ie> unknown" };
    const { clock, log, worker } = work(store, transport);
    await server.connected(2);
    await clock.asleep(times.look);
    expect(await states(store)).toEqual(['office dead', 'confirmation dead']);
    const error = '550 5.1.1 at RCPT TO';
    expect(log).toMatchObject([
      { event: 'mail dead', error },
      { event: 'mail dead', error },
    ]);
    expect(JSON.stringify([log, await store.mails()].map(part => JSON.stringify(part)))).toContain(error);
    expect(JSON.stringify(log)).not.toContain('brien');

    server.fault = undefined;
    await store.retryMails(reference, clock.now());
    worker.nudge();
    await server.received(2);
  });

  it('gives up after five days of tries, however long it was switched off', async () => {
    const store = await temporaryStore();
    await accept(store, submission({}, { receivedAt: '2026-10-01T00:00:00Z' }));
    const refuse = transportOf(async () => {
      throw new SendError('451 at DATA', false);
    });
    const { clock, worker } = work(store, refuse);
    let waited = 0;
    for (let tries = 1; tries < mostAttempts; tries += 1) {
      await clock.asleep(times.look);
      const [mail] = await store.mails();
      expect(mail).toMatchObject({ state: 'waiting', attempts: tries });
      waited += retryDelay(tries, () => 0);
      clock.advance(retryDelay(tries, () => 0));
    }
    await clock.asleep(times.look);
    expect(await states(store)).toEqual(['office dead', 'confirmation dead']);
    expect(waited).toBeGreaterThanOrEqual(5 * 24 * hour);
    expect(waited).toBeLessThan(5 * 24 * hour + hour);

    const [mail] = await store.mails();
    await store.retryMails(mail?.reference ?? 'IP--', clock.now());
    worker.nudge();
    await clock.asleep(times.look);
    expect(await states(store)).toEqual(['office waiting', 'confirmation waiting']);
  });

  it('sends again what broke off after the final dot: twice the same mail, none lost', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    await store.enqueue(loneMail, new Date(start));
    server.fault = { at: 'data', drop: true };
    const { clock } = work(store, transport);
    await server.received(1);
    await clock.asleep(times.look);
    server.fault = undefined;
    clock.advance(minute);
    await server.received(2);
    await clock.asleep(times.look);
    expect(server.mails.map(({ headers }) => headers.get('message-id'))).toEqual([
      loneMail.messageId,
      loneMail.messageId,
    ]);
    expect(server.mails.map(({ acknowledged }) => acknowledged)).toEqual([false, true]);
    expect(await store.mails()).toEqual([]);
  });

  it.each(['greeting', 'data'] as const)(
    'waits for a server that is silent at the %s no longer than it holds the mail',
    async at => {
      const store = await temporaryStore();
      const { server, transport } = await smtp();
      await store.enqueue(loneMail, new Date(start));
      server.fault = { at, silent: true };
      const { clock } = work(store, transport);
      await (at === 'data' ? server.received(1) : server.connected(1));
      clock.advance(times.send);
      await clock.asleep(times.look);
      expect(times.send).toBeLessThan(times.lease);
      expect(await store.mails()).toMatchObject([{ state: 'waiting', attempts: 1, lastError: 'ETIMEDOUT' }]);
    },
  );

  it('shares the outbox with another worker: no mail twice, none at both', async () => {
    const store = await temporaryStore();
    for (let count = 0; count < 50; count += 1) await accept(store, submission());
    const sent: number[] = [];
    const transport = transportOf(async ({ id }) => {
      sent.push(id);
      await new Promise(setImmediate);
    });
    const clock = new ManualClock(start);
    const workers = [
      work(store, transport, clock),
      work(store, transport, clock),
      work(store, transport, clock),
    ];
    for (const { worker } of workers) worker.nudge();
    while ((await store.outboxSummary()).waiting > 0) await new Promise(setImmediate);
    expect(sent).toHaveLength(100);
    expect(new Set(sent).size).toBe(100);
  });

  it('leaves a mail that another worker holds until that one must be dead', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    await store.enqueue(loneMail, new Date(start));
    const clock = new ManualClock(start);
    const died = new Date(clock.now().getTime() + times.lease);
    expect(await store.lease(clock.now(), died, 1)).toHaveLength(1);
    work(store, transport, clock);
    await clock.asleep(times.look);
    clock.advance(times.lease - 1);
    await clock.asleep(times.look);
    expect(server.connections).toBe(0);
    clock.advance(times.look);
    await server.received(1);
  });

  it('does not start to send where the lease is nearly over', async () => {
    const store = await temporaryStore();
    await store.enqueue(loneMail, new Date(start));
    const clock = new ManualClock(start);
    const sent: number[] = [];
    const slow: WorkerParts['store'] = {
      ...bound(store),
      async lease(...args) {
        const mails = await store.lease(...args);
        if (mails.length > 0 && sent.length === 0) clock.advance(times.lease - times.send + 1);
        return mails;
      },
    };
    work(
      slow,
      transportOf(async ({ id }) => void sent.push(id)),
      clock,
    );
    await clock.asleep(times.look);
    expect(sent).toEqual([]);
  });

  it('waits for a store that is not available, and goes on', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    await accept(store, submission());
    let down = true;
    const failing: WorkerParts['store'] = {
      ...bound(store),
      async lease(...args) {
        if (down) throw new StoreUnavailable('locked');
        return store.lease(...args);
      },
    };
    const { clock, log } = work(failing, transport);
    await clock.asleep(times.storePause);
    clock.advance(times.storePause);
    await clock.asleep(times.storePause);
    down = false;
    clock.advance(times.storePause);
    await server.received(2);
    expect(log.slice(0, 2)).toEqual([
      { event: 'outbox failed', error: 'store unavailable' },
      { event: 'outbox failed', error: 'store unavailable' },
    ]);
  });

  it('does not send again what it could not write down', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    await store.enqueue(loneMail, new Date(start));
    let down = true;
    const failing: WorkerParts['store'] = {
      ...bound(store),
      async mailSent(...args) {
        if (down) throw new StoreUnavailable('disk full');
        return store.mailSent(...args);
      },
    };
    const { clock } = work(failing, transport);
    await clock.asleep(times.storePause);
    clock.advance(2 * times.lease);
    await clock.asleep(times.storePause);
    down = false;
    clock.advance(times.storePause);
    await clock.asleep(times.look);
    expect(server.mails).toHaveLength(1);
    expect(await store.mails()).toEqual([]);
  });

  it('goes on after an error that nobody expected', async () => {
    const store = await temporaryStore();
    await store.enqueue(loneMail, new Date(start));
    let broken = true;
    const transport = transportOf(async () => {
      if (broken) throw new TypeError("o'brien@example.ie is undefined");
    });
    const { clock, log } = work(store, transport);
    await clock.asleep(times.look);
    broken = false;
    clock.advance(minute);
    await clock.asleep(times.look);
    expect(await store.mails()).toEqual([]);
    expect(log.map(({ event }) => event)).toEqual(['mail failed', 'mail sent']);
    expect(JSON.stringify(log)).not.toContain('brien');
  });

  it('keeps sending when the clock is set on and back', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    const { clock, worker } = work(store, transport);
    clock.advance(400 * 24 * hour);
    await accept(store, submission());
    worker.nudge();
    await server.received(2);
    await clock.asleep(times.look);
    clock.advance(-399 * 24 * hour);
    await accept(store, submission());
    worker.nudge();
    await server.received(4);
  });
});

describe('a stop', () => {
  it('lets the mail on the wire end and takes no more', async () => {
    const store = await temporaryStore();
    for (let count = 0; count < 5; count += 1) await accept(store, submission());
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const sent: number[] = [];
    const transport = transportOf(async ({ id }) => {
      begin();
      await gate;
      sent.push(id);
    });
    const { worker } = work(store, transport);
    await begun;
    const stopped = worker.stop();
    open();
    await stopped;
    expect(sent.length).toBeGreaterThan(0);
    expect((await store.outboxSummary()).waiting).toBe(10 - sent.length);
  });

  it('cuts off a send that does not end, and leaves the mail for the next to take at once', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    await store.enqueue(loneMail, new Date(start));
    server.fault = { at: 'data', silent: true };
    const { worker, clock } = work(store, transport);
    await server.received(1);
    const stopped = worker.stop();
    clock.advance(times.stop);
    await stopped;
    const [mail] = await store.mails();
    expect(mail).toMatchObject({ state: 'waiting', lastError: 'stopped', dueAt: clock.now() });
  });

  it('ends a worker that sleeps', async () => {
    const store = await temporaryStore();
    const { worker, clock } = work(
      store,
      transportOf(async () => {}),
    );
    await clock.asleep(times.look);
    await worker.stop();
  });
});

describe('the backoff', () => {
  it('doubles from a minute to an hour, with up to a quarter more and never more than an hour', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 100].map(attempts => retryDelay(attempts, () => 0) / minute);
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(retryDelay(1, () => 1)).toBe(75_000);
    expect(retryDelay(6, () => 1)).toBe(40 * minute);
    expect(retryDelay(100, () => 1)).toBe(hour);
  });
});

const loneMail: Omit<
  QueuedMail,
  'id' | 'reference' | 'state' | 'attempts' | 'queuedAt' | 'dueAt' | 'sentAt' | 'lastError'
> = {
  kind: 'digest',
  from: 'tickets@islapapagayo.example',
  to: 'office@islapapagayo.example',
  subject: 'Inquiries: 1 late',
  text: 'IP-7F3K-2Q\n',
  messageId: '<digest.2026-11-20@islapapagayo.example>',
};

/** The methods that a worker uses, on their store. */
function bound(store: Store): WorkerParts['store'] {
  return {
    lease: store.lease.bind(store),
    mailSent: store.mailSent.bind(store),
    mailFailed: store.mailFailed.bind(store),
  };
}
