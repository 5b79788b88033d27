import { beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../tests/support/clock.ts';
import { accept, submission, temporaryStore } from '../../../tests/support/inquiries.ts';
import { mailSettings } from '../../../tests/support/mail-settings.ts';
import { trustLoopback } from '../../../tests/support/smtp.ts';
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
import { times } from './worker.ts';

const hour = 60 * 60_000;

beforeAll(trustLoopback);

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
      mailSettings.officeEmail,
    ]);
    expect(await store.mails()).toEqual([]);
    for (const mail of await store.mails(reference))
      expect(mail).toMatchObject({ state: 'sent', attempts: 1 });
    expect(log.map(({ event }) => event)).toEqual(['mail sent', 'mail sent']);
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`brien|${reference}`));
  });

  it('sends the office who writes, and for the office alone a file with the link', async () => {
    const store = await temporaryStore();
    const { server, transport } = await smtp();
    const reference = await accept(store, submission({}, { marks: ['too-fast'] }));
    work(store, transport);
    await server.received(2);
    const [office] = server.mails.filter(({ to }) => to[0] === mailSettings.officeEmail);
    expect(office?.subject).toBe(`Siobhán O., 24 Dec, 4 visitors, ${reference}`);
    expect(office?.headers.get('x-inquiry-marks')).toBe('too-fast');
    expect(office?.text).toContain('> And a birthday cake 🎂');
    expect(office?.text).not.toMatch(/spam|desk/);
    expect(office?.attachments).toMatchObject([{ name: `${reference}.txt` }]);
    expect(office?.attachments[0]?.text).toMatch(
      new RegExp(`\n${mailSettings.siteOrigin}/desk/${reference}\\?until=\\d+&signature=[\\w-]{43}\n`),
    );
    const [visitor] = server.mails.filter(({ to }) => to[0] !== mailSettings.officeEmail);
    expect(visitor?.source).not.toMatch(/Siobh|ramp|0\)30|cake|desk|X-Inquiry/);
    expect(visitor?.text).toContain(reference);
  });

  it('sends nothing of an inquiry that is erased while it holds its mails', async () => {
    const store = await temporaryStore();
    await accept(store, submission());
    const erasing: WorkStore = {
      ...bound(store),
      async lease(...args) {
        const mails = await store.lease(...args);
        await store.erasePerson(submission().inquiry.email, new Date(start));
        return mails;
      },
    };
    const sent: string[] = [];
    const { clock, log } = work(
      erasing,
      transportOf(async ({ messageId }) => void sent.push(messageId)),
    );
    await clock.asleep(times.look);
    expect(sent).toEqual([]);
    expect(log).toEqual([]);
    expect(await store.mails({ states: ['waiting', 'sent', 'dead'] })).toEqual([]);
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
    const late: WorkStore = {
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

  it('shares the outbox with another worker: no mail twice, none at both', async () => {
    const store = await temporaryStore();
    for (let count = 0; count < 50; count += 1)
      await accept(store, submission({ email: `${count}@example.ie` }));
    const sent: string[] = [];
    const transport = transportOf(async ({ messageId }) => {
      sent.push(messageId);
      await new Promise(setImmediate);
    });
    const clock = new ManualClock(start);
    const workers = [
      work(store, transport, clock),
      work(store, transport, clock),
      work(store, transport, clock),
    ];
    for (const { worker } of workers) worker.nudge();
    while ((await store.outboxSummary(new Date(start))).waiting > 0) await new Promise(setImmediate);
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
    const sent: string[] = [];
    const slow: WorkStore = {
      ...bound(store),
      async lease(...args) {
        const mails = await store.lease(...args);
        if (mails.length > 0 && sent.length === 0) clock.advance(times.lease - times.send + 1);
        return mails;
      },
    };
    work(
      slow,
      transportOf(async ({ messageId }) => void sent.push(messageId)),
      clock,
    );
    await clock.asleep(times.look);
    expect(sent).toEqual([]);
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
    for (let count = 0; count < 5; count += 1)
      await accept(store, submission({ email: `${count}@example.ie` }));
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const sent: string[] = [];
    const transport = transportOf(async ({ messageId }) => {
      begin();
      await gate;
      sent.push(messageId);
    });
    const { worker } = work(store, transport);
    await begun;
    const stopped = worker.stop();
    open();
    await stopped;
    expect(sent.length).toBeGreaterThan(0);
    expect((await store.outboxSummary(new Date(start))).waiting).toBe(10 - sent.length);
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
