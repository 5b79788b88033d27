import { expect, it, vi } from 'vitest';
import { accept, submission } from '../../../tests/support/inquiries.ts';
import { mailSettings } from '../../../tests/support/mail-settings.ts';
import { startOutbox } from '../../../tests/support/mail-worker.ts';
import { StoreUnavailable } from '../store/records.ts';
import { getRetryDelayMs, maxAttempts } from './backoff.ts';
import { timesMs } from './worker.ts';

const minute = 60_000;
const hour = 60 * minute;
const visitor = submission().inquiry.email;

it('sends mails when asked to, otherwise at intervals, and logs no personal data', async () => {
  const { store, reference, clock, smtp, log, work, pass, listMails } = await startOutbox();
  const worker = await work();
  expect(smtp.mails.flatMap(({ to }) => to).sort()).toEqual([visitor, mailSettings.officeEmail].sort());
  const sent = { state: 'sent', attempts: 1, lastError: null };
  expect(await listMails()).toMatchObject([sent, sent]);
  expect(log.map(({ event }) => event)).toEqual(['mail sent', 'mail sent']);
  expect(JSON.stringify(log)).not.toMatch(new RegExp(`brien|${reference}`));
  await accept(store, submission());
  worker.pollNow();
  await clock.waitForSleep(timesMs.poll);
  expect(smtp.mails).toHaveLength(4);
  await accept(store, submission());
  await pass(timesMs.poll);
  expect(smtp.mails).toHaveLength(6);
});

it.each([
  ['a temporary refusal', { at: 'recipient', code: 451, text: '4.7.1 Greylisted' }, '451 4.7.1 at RCPT TO'],
  ['a connection that breaks after the final dot', { at: 'data', drop: true }, 'ECONNECTION'],
] as const)('tries again after %s, with the same Message-ID and a new date', async (_, fault, error) => {
  const { clock, smtp, log, work, pass, listMails } = await startOutbox();
  smtp.fault = fault;
  await work();
  for (const [index, minutes] of [1, 2, 4].entries()) {
    const dueAt = new Date(clock.now().getTime() + minutes * minute);
    const delayed = { state: 'waiting', attempts: index + 1, lastError: error, dueAt };
    expect(await listMails()).toMatchObject([delayed, delayed]);
    expect(log.at(-1)).toMatchObject({ event: 'mail delayed', level: 'info', error });
    if (index === 2) smtp.fault = undefined;
    await pass(minutes * minute);
  }
  const mails = await listMails();
  expect(mails).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  const lastHeaders = smtp.mails.slice(-2).map(({ headers }) => headers);
  expect(lastHeaders.map(headers => headers.get('message-id')).sort()).toEqual(
    mails.map(({ messageId }) => messageId).sort(),
  );
  expect(lastHeaders[0]?.get('date')).toBe(clock.now().toUTCString().replace('GMT', '+0000'));
});

it('gives up at once if there is no such mailbox', async () => {
  const { smtp, log, work, listMails } = await startOutbox();
  smtp.fault = { at: 'recipient', code: 550, text: `5.1.1 ${visitor} unknown` };
  await work();
  const failed = { state: 'failed', attempts: 1, lastError: '550 5.1.1 at RCPT TO' };
  expect(await listMails()).toMatchObject([failed, failed]);
  expect(log.at(-1)).toMatchObject({ event: 'mail failed', level: 'error', error: failed.lastError });
  expect(JSON.stringify(log)).not.toContain('brien');
});

it('gives up after five days of attempts, not counting downtime', async () => {
  const { clock, smtp, work, pass, listMails } = await startOutbox();
  await smtp.stop();
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
  const { clock, smtp, startWork, pass, listMails } = await startOutbox();
  smtp.fault = { at: 'data', silent: true };
  startWork();
  await smtp.waitForMails(2);
  await pass(timesMs.send);
  const delayed = { state: 'waiting', attempts: 1, lastError: 'EABORT' };
  expect(await listMails()).toMatchObject([delayed, delayed]);
  expect((await listMails())[0]?.dueAt.getTime()).toBe(clock.now().getTime() + minute);
  expect(timesMs.send).toBeLessThan(timesMs.lease);
});

it('stops within seconds, and interrupted mails are due at once', async () => {
  const { clock, smtp, startWork, work, listMails } = await startOutbox();
  smtp.fault = { at: 'data', silent: true };
  const worker = startWork();
  await smtp.waitForMails(2);
  const stopped = worker.stop();
  clock.advance(timesMs.stop);
  await stopped;
  const interrupted = { state: 'waiting', lastError: 'EABORT', dueAt: clock.now() };
  expect(await listMails()).toMatchObject([interrupted, interrupted]);
  smtp.fault = undefined;
  await work();
  expect(await listMails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
});

it('goes on after errors of the store, and sends a mail again whose outcome was not stored', async () => {
  const { store, smtp, log, work, pass, listMails } = await startOutbox();
  vi.spyOn(store, 'leaseMails').mockRejectedValueOnce(new StoreUnavailable('locked'));
  vi.spyOn(store, 'find').mockRejectedValueOnce(new TypeError(`${visitor} is undefined`));
  vi.spyOn(store, 'recordSent').mockRejectedValueOnce(new StoreUnavailable('locked'));
  await work();
  await pass(timesMs.poll);
  await pass(timesMs.lease);
  expect(await listMails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  expect(smtp.mails).toHaveLength(3);
  const storeError = { event: 'outbox failed', level: 'error', error: 'StoreUnavailable', reason: 'locked' };
  expect(log.filter(({ event }) => event === 'outbox failed')).toEqual([storeError, storeError]);
  expect(log).toContainEqual(expect.objectContaining({ event: 'mail delayed', error: 'TypeError' }));
  expect(JSON.stringify(log)).not.toContain('brien');
});

it('sends no mails of an inquiry erased while they are leased', async () => {
  const { store, clock, smtp, log, work } = await startOutbox();
  const { find } = store;
  vi.spyOn(store, 'find').mockImplementation(async reference => {
    await store.erasePerson(visitor, { actedAt: clock.now(), initials: '' });
    return find(reference);
  });
  await work();
  expect([smtp.mails, log]).toEqual([[], []]);
});
