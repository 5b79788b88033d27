import { expect, it, onTestFinished, vi } from 'vitest';
import { ManualClock } from '../../../tests/support/clock.ts';
import { accept, submission, temporaryStore } from '../../../tests/support/inquiries.ts';
import { mailSettings } from '../../../tests/support/mail-settings.ts';
import { createDeskLinks } from '../desk-links.ts';
import type { Log } from '../log.ts';
import { StoreUnavailable } from '../store/records.ts';
import { getRetryDelayMs, maxAttempts } from './backoff.ts';
import { createComposer } from './compose.ts';
import { type MailTransport, SendError } from './transport.ts';
import { startWorker, timesMs } from './worker.ts';

const minute = 60_000;
const hour = 60 * minute;
const visitor = submission().inquiry.email;

/** A store with one inquiry, whose two mails are waiting, and a mail server that tests can let fail. */
async function startOutbox() {
  const store = await temporaryStore();
  const reference = await accept(store, submission());
  const clock = new ManualClock(submission().receivedAt.toISOString());
  const send = vi.fn<MailTransport['send']>(async () => {});
  const log: { event: string; [detail: string]: string | number }[] = [];
  const writeLog: Log = (event, details, level = 'info') => log.push({ event, level, ...details });
  const links = async () => createDeskLinks('a secret of the tests');
  const compose = createComposer({ store, settings: mailSettings, links, now: clock.now });
  function startWork() {
    const transport = { send, verify: async () => {} };
    const worker = startWorker({ store, compose, transport, clock, random: () => 0, log: writeLog });
    onTestFinished(() => worker.stop());
    return worker;
  }
  /** Waits until everything due is done. */
  async function work() {
    const worker = startWork();
    await clock.waitForSleep(timesMs.poll);
    return worker;
  }
  /** Waits until everything due is done. */
  async function pass(ms: number) {
    clock.advance(ms);
    await clock.waitForSleep(timesMs.poll);
  }
  const listMails = () => store.listMails(reference);
  return { store, reference, clock, send, log, startWork, work, pass, listMails };
}

/** Answers no mail until it is interrupted. */
const hang: MailTransport['send'] = (_mail, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new SendError('EABORT', false)));
  });

it('sends mails when asked to, otherwise at intervals, and logs no personal data', async () => {
  const { store, reference, clock, send, log, work, pass, listMails } = await startOutbox();
  const worker = await work();
  expect(send.mock.calls.map(([{ to }]) => to).sort()).toEqual([visitor, mailSettings.officeEmail].sort());
  const sent = { state: 'sent', attempts: 1, lastError: null };
  expect(await listMails()).toMatchObject([sent, sent]);
  expect(log.map(({ event }) => event)).toEqual(['mail sent', 'mail sent']);
  expect(JSON.stringify(log)).not.toMatch(new RegExp(`brien|${reference}`));
  await accept(store, submission());
  worker.pollNow();
  await clock.waitForSleep(timesMs.poll);
  expect(send).toHaveBeenCalledTimes(4);
  await accept(store, submission());
  await pass(timesMs.poll);
  expect(send).toHaveBeenCalledTimes(6);
});

it('tries again after a temporary refusal, with the same Message-ID and a new date', async () => {
  const { clock, send, log, work, pass, listMails } = await startOutbox();
  const error = '451 4.7.1 at RCPT TO';
  send.mockRejectedValue(new SendError(error, false));
  await work();
  for (const [index, minutes] of [1, 2, 4].entries()) {
    const dueAt = new Date(clock.now().getTime() + minutes * minute);
    const delayed = { state: 'waiting', attempts: index + 1, lastError: error, dueAt };
    expect(await listMails()).toMatchObject([delayed, delayed]);
    expect(log.at(-1)).toMatchObject({ event: 'mail delayed', level: 'info', error });
    if (index === 2) send.mockResolvedValue();
    await pass(minutes * minute);
  }
  const mails = await listMails();
  expect(mails).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  const sent = send.mock.calls.slice(-2).map(([{ messageId, date }]) => ({ messageId, date }));
  for (const { messageId } of mails) expect(sent).toContainEqual({ messageId, date: clock.now() });
});

it('gives up at once if there is no such mailbox', async () => {
  const { send, log, work, listMails } = await startOutbox();
  send.mockRejectedValue(new SendError('550 5.1.1 at RCPT TO', true));
  await work();
  const failed = { state: 'failed', attempts: 1, lastError: '550 5.1.1 at RCPT TO' };
  expect(await listMails()).toMatchObject([failed, failed]);
  expect(log.at(-1)).toMatchObject({ event: 'mail failed', level: 'error', error: failed.lastError });
});

it('gives up after five days of attempts, not counting downtime', async () => {
  const { clock, send, work, pass, listMails } = await startOutbox();
  send.mockRejectedValue(new SendError('ESOCKET', false));
  clock.advance(30 * 24 * hour);
  await work();
  const startTime = clock.now().getTime();
  for (let attempts = 1; attempts < maxAttempts; attempts += 1) {
    expect(await listMails()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    await pass(getRetryDelayMs(attempts, () => 0));
  }
  expect(await listMails()).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
  const days = (clock.now().getTime() - startTime) / (24 * hour);
  expect(days).toBeGreaterThan(5);
  expect(days).toBeLessThan(5.1);
});

it('waits a minute, two, four … an hour, and up to a quarter longer', () => {
  const minutes = (attempts: number, random = 0) => getRetryDelayMs(attempts, () => random) / minute;
  expect([1, 2, 3, 6, 7, 2000].map(attempts => minutes(attempts))).toEqual([1, 2, 4, 32, 60, 60]);
  expect([1, 6, 2000].map(attempts => minutes(attempts, 1))).toEqual([1.25, 40, 60]);
});

it('interrupts a mail server that does not answer before the lease expires', async () => {
  const { clock, send, startWork, pass, listMails } = await startOutbox();
  send.mockImplementation(hang);
  startWork();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await pass(timesMs.send);
  const dueAt = new Date(clock.now().getTime() + minute);
  const delayed = { state: 'waiting', attempts: 1, lastError: 'EABORT', dueAt };
  expect(await listMails()).toMatchObject([delayed, delayed]);
  expect(timesMs.send).toBeLessThan(timesMs.lease);
});

it('stops within seconds, and interrupted mails are due at once', async () => {
  const { clock, send, startWork, work, listMails } = await startOutbox();
  send.mockImplementation(hang);
  const worker = startWork();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  const stopped = worker.stop();
  clock.advance(timesMs.stop);
  await stopped;
  const interrupted = { state: 'waiting', lastError: 'EABORT', dueAt: clock.now() };
  expect(await listMails()).toMatchObject([interrupted, interrupted]);
  send.mockResolvedValue();
  await work();
  expect(await listMails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
});

it('goes on after errors of the store, and sends a mail again whose outcome was not stored', async () => {
  const { store, send, log, work, pass, listMails } = await startOutbox();
  vi.spyOn(store, 'leaseMails').mockRejectedValueOnce(new StoreUnavailable('locked'));
  vi.spyOn(store, 'find').mockRejectedValueOnce(new TypeError(`${visitor} is undefined`));
  vi.spyOn(store, 'recordSent').mockRejectedValueOnce(new StoreUnavailable('locked'));
  await work();
  await pass(timesMs.poll);
  await pass(timesMs.lease);
  expect(await listMails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  expect(send).toHaveBeenCalledTimes(3);
  const storeError = { event: 'outbox failed', level: 'error', error: 'StoreUnavailable', reason: 'locked' };
  expect(log.filter(({ event }) => event === 'outbox failed')).toEqual([storeError, storeError]);
  expect(log).toContainEqual(expect.objectContaining({ event: 'mail delayed', error: 'TypeError' }));
  expect(JSON.stringify(log)).not.toContain('brien');
});

it('sends no mails of an inquiry erased while they are leased', async () => {
  const { store, clock, send, log, work } = await startOutbox();
  const { find } = store;
  vi.spyOn(store, 'find').mockImplementation(async reference => {
    await store.erasePerson(visitor, { actedAt: clock.now(), initials: '' });
    return find(reference);
  });
  await work();
  expect([send.mock.calls, log]).toEqual([[], []]);
});
