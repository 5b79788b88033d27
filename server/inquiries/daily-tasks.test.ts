import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeClock } from '../../tests/support/fake-clock.ts';
import { mailSettings, parkDomain } from '../../tests/support/mail-settings.ts';
import { accept, submission, temporaryStore } from '../../tests/support/temporary-store.ts';
import { startDailyTasks } from './daily-tasks.ts';
import { purgeCutoff, spamPurgeCutoff } from './deadlines.ts';
import type { Store } from './store/create-store.ts';
import { type ClerkActionKind, type Reference, StoreUnavailable } from './store/records.ts';

const check = 10 * 60_000;
const hour = 60 * 60_000;
const day = 24 * hour;
/** A Friday. */
const now = new Date('2026-11-20T12:00:00Z');

let store: Store;
let log: string[];
const onQueued = vi.fn();
beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout'] });
  store = await temporaryStore();
  log = [];
  onQueued.mockClear();
});
afterEach(() => void vi.useRealTimers());

/** Starts the tasks of a machine, and waits for their first check. */
async function startTasks({ sendsMail = true } = {}) {
  const { stop } = startDailyTasks({
    store,
    mail: mailSettings,
    clock: fakeClock,
    sendsMail,
    log: (event, details, level = 'info') => log.push(`${level}: ${event} ${JSON.stringify(details)}`),
    onQueued,
  });
  onTestFinished(stop);
  await pass(0);
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const receive = (at: Date, offsetMs = 0) =>
  accept(store, submission({}, { receivedAt: new Date(at.getTime() + offsetMs).toISOString() }));

const recordAction = (reference: Reference, kind: ClerkActionKind, actedAt: Date) =>
  store.recordActions(reference, 0, [{ kind, actedAt, initials: 'AM', text: '' }]);

const listReferences = async () => (await store.list({})).map(({ reference }) => reference);

const digestOf = (date: string) => `<digest.${date}@${parkDomain}>`;

/** The waiting ones. A lease that has already ended hides nothing. */
const listDigests = async () =>
  (await store.leaseMails(new Date(), new Date(), 99))
    .filter(({ kind }) => kind === 'digest')
    .map(({ messageId }) => messageId);

it('the purge runs again on the next day, in the park’s time zone', async () => {
  vi.setSystemTime('2026-07-01T12:00:00Z');
  await startTasks();
  const reference = await receive(purgeCutoff(new Date()), 1000);
  // In summer the park's day ends at 23:00 UTC.
  await pass(11 * hour - check);
  expect(await listReferences()).toEqual([reference]);
  await pass(check);
  expect(await listReferences()).toEqual([]);
});

it('the purge removes what is older than the policies promise, and the log says how much', async () => {
  await receive(purgeCutoff(now), -1000);
  const young = await receive(purgeCutoff(now), 1000);
  const [oldSpam, youngSpam] = [await receive(now, -40 * day), await receive(now, -40 * day)];
  await recordAction(oldSpam, 'spam', new Date(spamPurgeCutoff(now).getTime() - 1000));
  await recordAction(youngSpam, 'spam', new Date(spamPurgeCutoff(now).getTime() + 1000));
  await startTasks();
  expect(log).toContain('info: purged {"inquiries":2,"mails":4}');
  expect(await listReferences()).toEqual([young]);
  expect(await store.list({ status: 'spam' })).toMatchObject([{ reference: youngSpam }]);
});

describe('the digest', () => {
  it('is queued once a day by one of several machines, until everything is answered', async () => {
    const reference = await receive(now);
    await Promise.all([startTasks(), startTasks()]);
    await startTasks();
    const first = digestOf('2026-11-20');
    expect(await listDigests()).toEqual([first]);
    expect(log).toEqual(['info: digest queued {"open":1}']);
    expect(onQueued).toHaveBeenCalledOnce();
    await pass(day);
    expect(await listDigests()).toEqual([first, digestOf('2026-11-21')]);
    await recordAction(reference, 'answered', new Date());
    await pass(day);
    expect(await listDigests()).toHaveLength(2);
  });

  it('is queued on Mondays in any case, but not without a mail server', async () => {
    const reference = await receive(now);
    await startTasks({ sendsMail: false });
    await recordAction(reference, 'answered', now);
    await pass(check);
    expect(await listDigests()).toEqual([]);
    await startTasks();
    await pass(3 * day);
    expect(await listDigests()).toEqual([digestOf('2026-11-23')]);
  });
});

it('a task that fails is tried again at the next check, and does not block the other', async () => {
  await receive(purgeCutoff(now), -day);
  vi.spyOn(store, 'purge').mockRejectedValueOnce(new StoreUnavailable('locked'));
  await startTasks();
  await pass(check);
  expect(log).toEqual([
    'error: daily task failed {"task":"purge","error":"StoreUnavailable","reason":"locked"}',
    'info: digest queued {"open":1}',
    'info: purged {"inquiries":1,"mails":2}',
  ]);
});
