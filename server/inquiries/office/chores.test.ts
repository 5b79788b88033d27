import { describe, expect, it, onTestFinished } from 'vitest';
import { lateBefore, purgeBefore } from '../../../domain/promises.ts';
import { ManualClock } from '../../../tests/support/clock.ts';
import { accept, submission, temporaryStore } from '../../../tests/support/inquiries.ts';
import { mailSettings, parkDomain } from '../../../tests/support/mail-settings.ts';
import type { Store } from '../store/store.ts';
import { StoreUnavailable } from '../store/store.ts';
import { type ChoreParts, startChores } from './chores.ts';

const look = 10 * 60_000;
const day = 24 * 60 * 60_000;

/** Chores on a store; stopped when the test is over. */
function chores(store: ChoreParts['store'], clock: ManualClock) {
  const log: string[] = [];
  let queued = 0;
  const running = startChores({
    store,
    mail: mailSettings,
    clock,
    log: (event, details) => log.push(`${event} ${JSON.stringify(details)}`),
    onQueued: () => {
      queued += 1;
    },
  });
  onTestFinished(() => running.stop());
  return { log, queued: () => queued, ...running };
}

const now = new Date('2026-11-20T12:00:00Z');

/** So many milliseconds after a moment. */
const received = (at: Date, later = 0) => ({
  receivedAt: new Date(at.getTime() + later).toISOString(),
});

const digests = async (store: Store) => (await store.mails()).filter(({ kind }) => kind === 'digest');

/** Marks every mail that is waiting now as sent. */
async function sendAll(store: Store, at: Date): Promise<void> {
  for (const { id } of await store.mails()) await store.mailSent(id, at);
}

describe('the purge', () => {
  it('removes at the start what is kept for longer than promised, and nothing younger', async () => {
    const store = await temporaryStore();
    const old = await accept(store, submission({}, received(purgeBefore(now), -day)));
    const talkedTo = await accept(store, submission({}, received(purgeBefore(now), -day)));
    await store.addNote(talkedTo, { writtenAt: new Date(purgeBefore(now).getTime() + 1000), text: 'phoned' });
    const clock = new ManualClock(now.toISOString());
    const { log } = chores(store, clock);
    await clock.asleep(look);
    expect(await store.find(old)).toBeNull();
    expect(await store.find(talkedTo)).not.toBeNull();
    expect(log[0]).toBe('purged {"inquiries":1,"mails":2}');
  });

  it('is done again on the next day of the park', async () => {
    const store = await temporaryStore();
    const clock = new ManualClock('2026-07-01T12:00:00Z');
    chores(store, clock);
    await clock.asleep(look);
    const reference = await accept(store, submission({}, received(purgeBefore(clock.now()), 1000)));
    // In summer the park's day ends at 23:00 UTC.
    clock.advance(11 * 60 * 60_000 - 1);
    await clock.asleep(look);
    expect(await store.find(reference)).not.toBeNull();
    clock.advance(look);
    await clock.asleep(look);
    expect(await store.find(reference)).toBeNull();
  });
});

describe('a purge of most inquiries', () => {
  async function purged(old: number, young: number) {
    const store = await temporaryStore();
    for (let count = 0; count < old + young; count += 1) {
      await accept(store, submission({}, count < old ? received(purgeBefore(now), -day) : received(now)));
    }
    const clock = new ManualClock(now.toISOString());
    const { log } = chores(store, clock);
    await clock.asleep(look);
    return { log, left: (await store.list({})).length };
  }

  it('is left to a person: the clock may be years ahead', async () => {
    const { log, left } = await purged(12, 11);
    expect(log).toContain('purge refused {"older":12,"all":23}');
    expect(left).toBe(23);
  });

  it.each([
    ['half', 12, 12],
    ['all, where they are few', 10, 0],
  ])('is done where it is %s', async (_, old, young) => {
    const { log, left } = await purged(old, young);
    expect(log).toContain(`purged {"inquiries":${old},"mails":${2 * old}}`);
    expect(left).toBe(young);
  });
});

describe('the daily mail', () => {
  it('tells the office what is not answered in time, once a day until it is', async () => {
    const store = await temporaryStore();
    const late = await accept(store, submission({}, received(lateBefore(now), -500)));
    const inTime = await accept(store, submission({}, received(lateBefore(now), 500)));
    const clock = new ManualClock(now.toISOString());
    await sendAll(store, clock.now());
    const { queued } = chores(store, clock);
    await clock.asleep(look);
    const [first] = await digests(store);
    expect(first).toMatchObject({ messageId: `<digest.2026-11-20@${parkDomain}>`, reference: null });
    expect(first?.text).toContain(late);
    expect(first?.text).not.toContain(inTime);
    expect(queued()).toBe(1);

    for (let waited = 0; waited < day; waited += look) {
      clock.advance(look);
      await clock.asleep(look);
    }
    expect((await digests(store)).map(({ messageId }) => messageId)).toEqual([
      `<digest.2026-11-20@${parkDomain}>`,
      `<digest.2026-11-21@${parkDomain}>`,
    ]);

    for (const reference of [late, inTime]) await store.markAnswered(reference, clock.now());
    clock.advance(day);
    await clock.asleep(look);
    expect(await digests(store)).toHaveLength(2);
  });

  it('is not written where there is nothing to tell', async () => {
    const store = await temporaryStore();
    await accept(store, submission({}, received(now)));
    const clock = new ManualClock(now.toISOString());
    const { queued, log } = chores(store, clock);
    await clock.asleep(look);
    expect(await digests(store)).toEqual([]);
    expect(queued()).toBe(0);
    expect(log).toEqual([]);
  });

  it('is queued once by several processes, and after a restart', async () => {
    const store = await temporaryStore();
    await accept(store, submission({}, received(lateBefore(now), -day)));
    const clock = new ManualClock(now.toISOString());
    const first = chores(store, clock);
    const second = chores(store, clock);
    await Promise.all([first.stop(), second.stop()]);
    await sendAll(store, clock.now());
    await chores(store, clock).stop();
    expect(first.queued() + second.queued()).toBe(1);
    expect(await digests(store)).toEqual([]);
  });

  it('tells of mails about open inquiries that could not be delivered', async () => {
    const store = await temporaryStore();
    const reference = await accept(store, submission({}, received(now)));
    const answered = await accept(store, submission({}, received(now)));
    const clock = new ManualClock(now.toISOString());
    for (const { id } of await store.mails()) await store.mailFailed(id, '550 5.1.1 at RCPT TO', null);
    await store.markAnswered(answered, clock.now());
    chores(store, clock);
    await clock.asleep(look);
    const [digest] = await digests(store);
    expect(digest?.subject).toBe('Inquiries: 0 late, 2 not delivered');
    expect(digest?.text).toContain(`${reference}, confirmation to the visitor: 550 5.1.1`);
    expect(digest?.text).not.toContain(answered);
  });
});

describe('chores', () => {
  it('are tried again where the store is not available, each for itself', async () => {
    const store = await temporaryStore();
    const old = await accept(store, submission({}, received(purgeBefore(now), -day)));
    await accept(store, submission({}, received(lateBefore(now), -day)));
    let down = true;
    const failing: ChoreParts['store'] = {
      list: store.list.bind(store),
      mails: store.mails.bind(store),
      enqueue: store.enqueue.bind(store),
      countOlder: store.countOlder.bind(store),
      async purge(...args) {
        if (down) throw new StoreUnavailable('locked');
        return store.purge(...args);
      },
    };
    const clock = new ManualClock(now.toISOString());
    const { log } = chores(failing, clock);
    await clock.asleep(look);
    expect(await digests(store)).toHaveLength(1);
    down = false;
    clock.advance(look);
    await clock.asleep(look);
    expect(await store.find(old)).toBeNull();
    expect(log).toEqual([
      'chore failed {"chore":"purge","error":"store unavailable"}',
      'digest queued {"late":2,"undelivered":0}',
      'purged {"inquiries":1,"mails":2}',
    ]);
  });
});
