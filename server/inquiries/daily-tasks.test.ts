import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { overdueCutoff, purgeCutoff, spamPurgeCutoff } from '../../domain/commitments.ts';
import { ManualClock } from '../../tests/support/clock.ts';
import { accept, submission, temporaryStore } from '../../tests/support/inquiries.ts';
import { mailSettings, parkDomain } from '../../tests/support/mail-settings.ts';
import { createAlarms } from './alarms.ts';
import { startDailyTasks } from './daily-tasks.ts';
import { type ClerkAction, type Reference, StoreUnavailable } from './store/records.ts';
import type { Store } from './store/store.ts';

const look = 10 * 60_000;
const hour = 60 * 60_000;
const day = 24 * hour;
const now = new Date('2026-11-20T12:00:00Z');

let store: Store;
let clock: ManualClock;
beforeEach(async () => {
  store = await temporaryStore();
  clock = new ManualClock(now.toISOString());
});

async function tasks({ sendsMail = true } = {}) {
  const log: string[] = [];
  const alarms = createAlarms();
  const onQueued = vi.fn();
  const { stop } = startDailyTasks({
    store,
    mail: mailSettings,
    clock,
    sendsMail,
    alarms,
    log: (event, details, level) => log.push(`${level ?? 'info'}: ${event} ${JSON.stringify(details)}`),
    onQueued,
  });
  onTestFinished(stop);
  await clock.waitForSleep(look);
  return { log, alarms, onQueued, stop };
}

async function wait(ms: number) {
  clock.advance(ms);
  await clock.waitForSleep(look);
}

const receive = (at: Date, later = 0) =>
  accept(store, submission({}, { receivedAt: new Date(at.getTime() + later).toISOString() }));

const recordAction = (reference: Reference, kind: ClerkAction['kind'], at: Date, later = 0) =>
  store.recordActions(reference, { kind, actedAt: new Date(at.getTime() + later), initials: '', text: '' });

const listReferences = async () => (await store.list({})).map(({ reference }) => reference);

const digests = async () =>
  (await store.listMails()).filter(({ kind }) => kind === 'digest').map(({ messageId }) => messageId);

describe('the purge', () => {
  it('runs again on the next day, in the park’s time zone', async () => {
    clock = new ManualClock('2026-07-01T12:00:00Z');
    await tasks();
    const reference = await receive(purgeCutoff(clock.now()), 1000);
    // In summer the park's day ends at 23:00 UTC.
    await wait(11 * hour - 1);
    expect(await listReferences()).toEqual([reference]);
    await wait(look);
    expect(await listReferences()).toEqual([]);
  });

  async function receiveMany(old: number, young: number, spam = 0) {
    for (let count = 0; count < old; count += 1) await receive(purgeCutoff(now), -day);
    for (let count = 0; count < young; count += 1) await receive(now);
    for (let count = 0; count < spam; count += 1)
      await recordAction(await receive(now, -40 * day), 'spam', spamPurgeCutoff(now), -1000);
  }

  it('refuses to remove most inquiries, since the clock may be years ahead', async () => {
    await receiveMany(12, 11);
    const { log, alarms } = await tasks();
    for (let looks = 0; looks < 3; looks += 1) await wait(look);
    expect(log.filter(line => line.includes('purge'))).toEqual([
      'error: purge refused {"older":12,"all":23}',
    ]);
    expect(alarms.purgeRefused).toEqual({ expiredCount: 12, totalCount: 23 });
    expect(await listReferences()).toHaveLength(23);
    await store.purge({ contactBefore: purgeCutoff(clock.now()), spamBefore: new Date(0) }, clock.now());
    await wait(look);
    expect(alarms.purgeRefused).toBeNull();
  });

  it.each([
    ['half of the inquiries', 12, 11, 0],
    ['mostly spam, which the office has reviewed', 0, 3, 30],
  ])('removes %s', async (_, old, young, spam) => {
    await receiveMany(old, young, spam);
    const youngSpam = await receive(now, -40 * day);
    await recordAction(youngSpam, 'spam', spamPurgeCutoff(now), 1000);
    const { log, alarms } = await tasks();
    expect(log).toContain(`info: purged {"inquiries":${old + spam},"mails":${2 * (old + spam)}}`);
    expect(alarms.purgeRefused).toBeNull();
    expect(await listReferences()).toHaveLength(young);
    expect(await store.list({ status: 'spam' })).toMatchObject([{ reference: youngSpam }]);
  });
});

describe('the daily mail', () => {
  it('is queued once a day until everything is answered', async () => {
    const references = [await receive(overdueCutoff(now), -500), await receive(overdueCutoff(now), 500)];
    const { onQueued, log } = await tasks();
    const first = `<digest.2026-11-20@${parkDomain}>`;
    expect(await digests()).toEqual([first]);
    expect(log).toEqual(['info: digest queued {"open":2}']);
    expect(onQueued).toHaveBeenCalledOnce();
    for (let waited = 0; waited < day; waited += look) await wait(look);
    const both = [first, `<digest.2026-11-21@${parkDomain}>`];
    expect(await digests()).toEqual(both);
    for (const reference of references) await recordAction(reference, 'answered', clock.now());
    await wait(day);
    expect(await digests()).toEqual(both);
  });

  it('is queued once by several processes, and after a restart', async () => {
    await receive(now);
    const [first, second] = await Promise.all([tasks(), tasks()]);
    await Promise.all([first.stop(), second.stop()]);
    expect(first.onQueued.mock.calls.length + second.onQueued.mock.calls.length).toBe(1);
    for (const { id } of await store.listMails()) await store.recordSent(id, now);
    await tasks();
    expect(await digests()).toEqual([]);
  });

  it.each([
    ['a purge is refused', purgeCutoff(now)],
    ['mails pile up', new Date(now.getTime() - day)],
  ])('is queued if nothing is open but %s', async (_, receivedAt) => {
    for (let count = 0; count < 21; count += 1)
      await recordAction(await receive(receivedAt, -day), 'answered', receivedAt, -day);
    await tasks();
    expect(await digests()).toHaveLength(1);
  });

  it('is not queued if there is nothing to report, nor without a mail server, where digests would accumulate', async () => {
    const reference = await receive(now);
    await tasks({ sendsMail: false });
    await recordAction(reference, 'answered', now);
    const { log } = await tasks();
    expect(await digests()).toEqual([]);
    expect(log).toEqual([]);
  });

  it('is always queued on Mondays, because its link opens the desk', async () => {
    await tasks();
    for (let waited = 0; waited < 7 * day; waited += look) await wait(look);
    expect(await digests()).toEqual([`<digest.2026-11-23@${parkDomain}>`]);
  });
});

it('a failed task is retried and does not block the others', async () => {
  await receive(purgeCutoff(now), -day);
  const open = await receive(overdueCutoff(now), -day);
  const purge = vi.spyOn(store, 'purge').mockRejectedValue(new StoreUnavailable('locked'));
  const { log } = await tasks();
  expect(await digests()).toHaveLength(1);
  purge.mockRestore();
  await wait(look);
  expect(await listReferences()).toEqual([open]);
  expect(log).toEqual([
    'error: daily task failed {"task":"purge","error":"store unavailable"}',
    'info: digest queued {"open":2}',
    'info: purged {"inquiries":1,"mails":2}',
  ]);
});
