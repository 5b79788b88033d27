import { describe, expect, it, onTestFinished } from 'vitest';
import { lateBefore, purgeBefore, spamPurgeBefore } from '../../../domain/promises.ts';
import { ManualClock } from '../../../tests/support/clock.ts';
import { accept, submission, temporaryStore } from '../../../tests/support/inquiries.ts';
import { mailSettings, parkDomain } from '../../../tests/support/mail-settings.ts';
import { noAlarms } from '../alarms.ts';
import { type Act, type Store, StoreUnavailable } from '../store/store.ts';
import { type ChoreParts, startChores } from './chores.ts';

const look = 10 * 60_000;
const day = 24 * 60 * 60_000;

/** Chores on a store; stopped when the test is over. */
function chores(store: ChoreParts['store'], clock: ManualClock, sendsMail = true) {
  const log: string[] = [];
  const alarms = noAlarms();
  let queued = 0;
  const running = startChores({
    store,
    mail: mailSettings,
    clock,
    sendsMail,
    alarms,
    log: (event, details, level) => log.push(`${level ?? 'info'}: ${event} ${JSON.stringify(details)}`),
    onQueued: () => {
      queued += 1;
    },
  });
  onTestFinished(() => running.stop());
  return { log, alarms, queued: () => queued, ...running };
}

const now = new Date('2026-11-20T12:00:00Z');

/** So many milliseconds after a moment. */
const received = (at: Date, later = 0) => ({
  receivedAt: new Date(at.getTime() + later).toISOString(),
});

const answered = (actedAt: Date): Act => ({ kind: 'answered', actedAt, by: '', text: '' });

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
    const phonedAt = new Date(purgeBefore(now).getTime() + 1000);
    await store.act(talkedTo, { kind: 'note', actedAt: phonedAt, by: '', text: 'phoned' });
    const clock = new ManualClock(now.toISOString());
    const { log } = chores(store, clock);
    await clock.asleep(look);
    expect(await store.find(old)).toBeNull();
    expect(await store.find(talkedTo)).not.toBeNull();
    expect(log[0]).toBe('info: purged {"inquiries":1,"mails":2}');
  });

  it('removes spam that was called so long enough ago, however young the inquiry', async () => {
    const store = await temporaryStore();
    const old = await accept(store, submission({}, received(now, -40 * day)));
    const young = await accept(store, submission({}, received(now, -40 * day)));
    const calledAt = (at: Date, later: number) => ({
      kind: 'spam' as const,
      actedAt: new Date(at.getTime() + later),
      by: '',
      text: '',
    });
    await store.act(old, calledAt(spamPurgeBefore(now), -1000));
    await store.act(young, calledAt(spamPurgeBefore(now), 1000));
    const clock = new ManualClock(now.toISOString());
    chores(store, clock);
    await clock.asleep(look);
    expect(await store.find(old)).toBeNull();
    expect(await store.find(young)).not.toBeNull();
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
  async function purged(old: number, young: number, spam = 0) {
    const store = await temporaryStore();
    for (let count = 0; count < old + young; count += 1) {
      await accept(store, submission({}, count < old ? received(purgeBefore(now), -day) : received(now)));
    }
    for (let count = 0; count < spam; count += 1) {
      const reference = await accept(store, submission({}, received(now, -40 * day)));
      await store.act(reference, {
        kind: 'spam',
        actedAt: new Date(now.getTime() - 31 * day),
        by: '',
        text: '',
      });
    }
    const clock = new ManualClock(now.toISOString());
    const { log, alarms } = chores(store, clock);
    await clock.asleep(look);
    return { store, clock, log, alarms, left: (await store.list({})).length };
  }

  it('is left to a person: the clock may be years ahead', async () => {
    const { log, alarms, left } = await purged(12, 11);
    expect(log).toContain('error: purge refused {"older":12,"all":23}');
    expect(alarms.purgeRefused).toEqual({ older: 12, all: 23 });
    expect(left).toBe(23);
  });

  it('is an alarm until it is done, said once, and ends soon after the office has purged', async () => {
    const { store, clock, log, alarms } = await purged(12, 11);
    for (let looks = 0; looks < 3; looks += 1) {
      clock.advance(look);
      await clock.asleep(look);
    }
    expect(log.filter(line => line.includes('purge refused'))).toHaveLength(1);
    await store.purge({ contactBefore: purgeBefore(clock.now()), spamBefore: new Date(0) }, clock.now());
    clock.advance(look);
    await clock.asleep(look);
    expect(alarms.purgeRefused).toBeNull();
  });

  it.each([
    ['half', 12, 12, 0],
    ['all, where they are few', 10, 0, 0],
    ['most, but of spam, which the office has looked at', 0, 3, 30],
  ])('is done where it is %s', async (_, old, young, spam) => {
    const { log, alarms, left } = await purged(old, young, spam);
    expect(log).toContain(`info: purged {"inquiries":${old + spam},"mails":${2 * (old + spam)}}`);
    expect(alarms.purgeRefused).toBeNull();
    expect(left).toBe(young);
  });
});

describe('the daily mail', () => {
  it('is queued once a day until everything is answered', async () => {
    const store = await temporaryStore();
    const late = await accept(store, submission({}, received(lateBefore(now), -500)));
    const inTime = await accept(store, submission({}, received(lateBefore(now), 500)));
    const clock = new ManualClock(now.toISOString());
    await sendAll(store, clock.now());
    const { queued, log } = chores(store, clock);
    await clock.asleep(look);
    const [first] = await digests(store);
    expect(first).toMatchObject({ messageId: `<digest.2026-11-20@${parkDomain}>`, reference: null });
    expect(log).toEqual(['info: digest queued {"open":2}']);
    expect(queued()).toBe(1);

    for (let waited = 0; waited < day; waited += look) {
      clock.advance(look);
      await clock.asleep(look);
    }
    expect((await digests(store)).map(({ messageId }) => messageId)).toEqual([
      `<digest.2026-11-20@${parkDomain}>`,
      `<digest.2026-11-21@${parkDomain}>`,
    ]);

    for (const reference of [late, inTime]) await store.act(reference, answered(clock.now()));
    clock.advance(day);
    await clock.asleep(look);
    expect(await digests(store)).toHaveLength(2);
  });

  it('is not written where there is nothing to tell', async () => {
    const store = await temporaryStore();
    await store.act(await accept(store, submission({}, received(now))), answered(now));
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

  it('is queued where nothing is open and a purge is refused, or mails heap up', async () => {
    for (const receivedAt of [purgeBefore(now), new Date(now.getTime() - day)]) {
      const store = await temporaryStore();
      for (let count = 0; count < 21; count += 1) {
        const reference = await accept(store, submission({}, received(receivedAt, -day)));
        await store.act(reference, answered(new Date(receivedAt.getTime() - day)));
      }
      const clock = new ManualClock(now.toISOString());
      const { alarms } = chores(store, clock);
      await clock.asleep(look);
      expect(await digests(store)).toHaveLength(1);
      expect(alarms.purgeRefused === null).toBe(receivedAt > purgeBefore(now));
    }
  });

  it('is not queued where no mail server is set: they would all come on one day', async () => {
    const store = await temporaryStore();
    await accept(store, submission({}, received(now)));
    const clock = new ManualClock(now.toISOString());
    await chores(store, clock, false).stop();
    expect(await digests(store)).toEqual([]);
  });
});

describe('chores', () => {
  it('are tried again where the store is not available, each for itself', async () => {
    const store = await temporaryStore();
    const old = await accept(store, submission({}, received(purgeBefore(now), -day)));
    await accept(store, submission({}, received(lateBefore(now), -day)));
    let down = true;
    const failing: ChoreParts['store'] = {
      count: store.count.bind(store),
      outboxSummary: store.outboxSummary.bind(store),
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
      'error: chore failed {"chore":"purge","error":"store unavailable"}',
      'info: digest queued {"open":2}',
      'info: purged {"inquiries":1,"mails":2}',
    ]);
  });
});
