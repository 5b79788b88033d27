import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakeClock } from '../../../tests/support/fake-clock.ts';
import { mailSettings } from '../../../tests/support/mail-settings.ts';
import { accept, submission, temporaryStore } from '../../../tests/support/temporary-store.ts';
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

beforeEach(() => {
  vi.useFakeTimers({ now: submission().receivedAt, toFake: ['Date', 'setTimeout'] });
});
afterEach(() => void vi.useRealTimers());

/** Waits until everything due is done. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Polls only once. */
async function pass(ms: number) {
  vi.setSystemTime(Date.now() + ms - timesMs.poll);
  await vi.advanceTimersByTimeAsync(timesMs.poll);
}

/** A store with one inquiry, whose two mails are waiting, and a mail server that tests can let fail. */
async function startOutbox() {
  const store = await temporaryStore();
  const reference = await accept(store, submission());
  const send = vi.fn<MailTransport['send']>(async () => {});
  const log: { event: string; [detail: string]: string | number }[] = [];
  const writeLog: Log = (event, details, level = 'info') => log.push({ event, level, ...details });
  const links = async () => createDeskLinks('a secret of the tests');
  const compose = createComposer({ store, settings: mailSettings, links, now: fakeClock.now });
  async function work() {
    const transport = { send, verify: async () => {} };
    const worker = startWorker({
      store,
      compose,
      transport,
      clock: fakeClock,
      log: writeLog,
    });
    onTestFinished(() => worker.stop());
    await settle();
    return worker;
  }
  const listMails = () => store.listMails(reference);
  return { store, reference, send, log, work, listMails };
}

it('sends mails when asked to, otherwise at intervals, and logs no personal data', async () => {
  const { store, reference, send, log, work, listMails } = await startOutbox();
  const worker = await work();
  expect(send.mock.calls.map(([{ to }]) => to).sort()).toEqual([visitor, mailSettings.officeEmail].sort());
  const sent = { state: 'sent', attempts: 1, lastError: null };
  expect(await listMails()).toMatchObject([sent, sent]);
  expect(log.map(({ event }) => event)).toEqual(['mail sent', 'mail sent']);
  expect(JSON.stringify(log)).not.toMatch(new RegExp(`brien|${reference}`));
  await accept(store, submission());
  worker.pollNow();
  await settle();
  expect(send).toHaveBeenCalledTimes(4);
  await accept(store, submission());
  await pass(timesMs.poll);
  expect(send).toHaveBeenCalledTimes(6);
});

it('tries again after a temporary refusal, with the same Message-ID and a new date', async () => {
  const { send, log, work, listMails } = await startOutbox();
  const error = '451 4.7.1 at RCPT TO';
  send.mockRejectedValue(new SendError(error, false));
  await work();
  for (const [index, minutes] of [1, 2, 4].entries()) {
    const dueAt = new Date(Date.now() + minutes * minute);
    const delayed = { state: 'waiting', attempts: index + 1, lastError: error, dueAt };
    expect(await listMails()).toMatchObject([delayed, delayed]);
    expect(log.at(-1)).toMatchObject({ event: 'mail delayed', level: 'info', error });
    if (index === 2) send.mockResolvedValue();
    await pass(minutes * minute);
  }
  const mails = await listMails();
  expect(mails).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  const sent = send.mock.calls.slice(-2).map(([{ messageId, date }]) => ({ messageId, date }));
  for (const { messageId } of mails) expect(sent).toContainEqual({ messageId, date: new Date() });
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
  const { send, work, listMails } = await startOutbox();
  send.mockRejectedValue(new SendError('ESOCKET', false));
  vi.setSystemTime(Date.now() + 30 * 24 * hour);
  await work();
  const startTime = Date.now();
  for (let attempts = 1; attempts < maxAttempts; attempts += 1) {
    expect(await listMails()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    await pass(getRetryDelayMs(attempts));
  }
  expect(await listMails()).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
  const days = (Date.now() - startTime) / (24 * hour);
  expect(days).toBeGreaterThan(5);
  expect(days).toBeLessThan(5.1);
});

it('waits a minute, two, four … an hour', () => {
  const minutes = [1, 2, 3, 6, 7, 2000].map(attempts => getRetryDelayMs(attempts) / minute);
  expect(minutes).toEqual([1, 2, 4, 32, 60, 60]);
});

it('stops when the mails in progress are sent', async () => {
  const { send, work, listMails } = await startOutbox();
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  send.mockReturnValue(answer);
  const worker = await work();
  const stopped = worker.stop();
  resolve();
  await stopped;
  expect(await listMails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
});

it('goes on after errors of the store, and sends a mail again whose outcome was not stored', async () => {
  const { store, send, log, work, listMails } = await startOutbox();
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
  const { store, send, log, work } = await startOutbox();
  const { find } = store;
  vi.spyOn(store, 'find').mockImplementation(async reference => {
    await store.erasePerson(visitor, { actedAt: new Date(), initials: '' });
    return find(reference);
  });
  await work();
  expect([send.mock.calls, log]).toEqual([[], []]);
});
