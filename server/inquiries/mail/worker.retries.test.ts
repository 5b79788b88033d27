import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { accept, submission, temporaryStore } from '../../../tests/support/inquiries.ts';
import { mailSettings } from '../../../tests/support/mail-settings.ts';
import { startSmtp, trustLoopback } from '../../../tests/support/smtp.ts';
import {
  bound,
  loneMail,
  smtp,
  start,
  states,
  transportOf,
  type WorkStore,
  work,
} from '../../../tests/support/worker.ts';
import { exampleReference } from '../store/reference.ts';
import { StoreUnavailable } from '../store/store.ts';
import { mostAttempts, retryDelay } from './backoff.ts';
import { openTransport, SendError } from './transport.ts';
import { times } from './worker.ts';

const minute = 60_000;
const hour = 60 * minute;

beforeAll(trustLoopback);

describe('a mail that does not get through', () => {
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
      { event: 'mail dead', kind: 'office', level: 'error', error },
      { event: 'mail dead', kind: 'confirmation', level: 'info', error },
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
    await store.retryMails(mail?.reference ?? exampleReference, clock.now());
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

  it('waits for a store that is not available, and goes on', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    await accept(store, submission());
    let down = true;
    const failing: WorkStore = {
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
      { event: 'outbox failed', level: 'error', error: 'store unavailable' },
      { event: 'outbox failed', level: 'error', error: 'store unavailable' },
    ]);
  });

  it('waits with a mail that it cannot read, and sends it later', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    await accept(store, submission());
    let down = true;
    const failing: WorkStore = {
      ...bound(store),
      async find(reference) {
        if (down) throw new StoreUnavailable('locked');
        return store.find(reference);
      },
    };
    const { clock, log } = work(failing, transport);
    await clock.asleep(times.look);
    expect(log).toMatchObject([
      { event: 'mail failed', error: 'store unavailable' },
      { event: 'mail failed', error: 'store unavailable' },
    ]);
    down = false;
    clock.advance(minute);
    await server.received(2);
  });

  it('says at the level of errors that the daily mail is given up', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    await store.enqueue(loneMail, new Date(start));
    server.fault = { at: 'recipient', code: 550 };
    const { clock, log } = work(store, transport);
    await clock.asleep(times.look);
    expect(log).toMatchObject([{ event: 'mail dead', kind: 'digest', level: 'error' }]);
  });

  it('gives up at once on an address that the mail server cannot take, and tells the office', async () => {
    const store = await temporaryStore();
    const server = await startSmtp({ asciiOnly: true });
    onTestFinished(() => server.stop());
    const reference = await accept(store, submission({ email: 'josé@exámple.es' }));
    const { clock } = work(store, openTransport({ url: server.url, requireTls: true }));
    await clock.asleep(times.look);
    expect(await store.mails({ states: ['dead'] })).toMatchObject([
      { reference, kind: 'confirmation', attempts: 1, lastError: 'SMTPUTF8 is not offered' },
    ]);
    expect(server.mails.map(({ to }) => to)).toEqual([[mailSettings.officeEmail]]);
  });

  it('does not send again what it could not write down', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    await store.enqueue(loneMail, new Date(start));
    let down = true;
    const failing: WorkStore = {
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
});
