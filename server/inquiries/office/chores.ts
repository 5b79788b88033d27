import type { Day } from '../../../domain/day.ts';
import { parkDay } from '../../../domain/park-time.ts';
import { lateBefore, purgeBefore } from '../../../domain/promises.ts';
import type { Clock } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import { digestMail, type MailSettings } from '../mail/messages.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';

export interface ChoreParts {
  store: Pick<Store, 'list' | 'mails' | 'enqueue' | 'countOlder' | 'purge'>;
  mail: MailSettings;
  clock: Clock;
  log: Log;
  /** Called when a mail has been queued. */
  onQueued(): void;
}

type Chore = (now: Date, day: Day) => Promise<void>;

/** Milliseconds between looks at the date. Chores are done within this time after midnight. */
const lookEvery = 10 * 60_000;

/** So many inquiries may be purged on one day without suspicion. */
const fewInquiries = 10;

/**
 * On a usual day a small part of all inquiries is due to be purged. If most of them are, the clock is probably years ahead: a
 * person has to look, and to run the command.
 */
const isSuspicious = (older: number, all: number) => older > fewInquiries && older > all / 2;

/**
 * Purges what is kept for longer than promised and mails the office what is late: at the start, and then once on each day of the
 * park. Several processes may all do it: a second purge changes nothing, and the day's mail is queued once.
 */
export function startChores({ store, mail, clock, log, onQueued }: ChoreParts): { stop(): Promise<void> } {
  const stopped = new AbortController();
  /** The day on which each chore was last done. If one fails, the other is done all the same. */
  const done = new Map<Chore, Day>();

  async function work(): Promise<void> {
    while (!stopped.signal.aborted) {
      const now = clock.now();
      const day = parkDay(now);
      for (const chore of [purge, queueDigest]) {
        if (done.get(chore) !== day) await attempt(chore, now, day);
      }
      await clock.sleep(lookEvery, stopped.signal);
    }
  }

  async function attempt(chore: Chore, now: Date, day: Day): Promise<void> {
    try {
      await chore(now, day);
      done.set(chore, day);
    } catch (error) {
      // It is tried again at the next look.
      const unavailable = error instanceof StoreUnavailable;
      const why = unavailable ? { error: 'store unavailable' } : describeError(error);
      log('chore failed', { chore: chore.name, ...why });
    }
  }

  async function purge(now: Date): Promise<void> {
    const before = purgeBefore(now);
    const { older, all } = await store.countOlder(before);
    if (isSuspicious(older, all)) {
      log('purge refused', { older, all });
      return;
    }
    const { inquiries, mails } = await store.purge(before, now);
    if (inquiries + mails > 0) log('purged', { inquiries, mails });
  }

  async function queueDigest(now: Date, day: Day): Promise<void> {
    const open = await store.list({ status: 'open' });
    const late = open.filter(({ receivedAt }) => receivedAt < lateBefore(now));
    const references = new Set(open.map(({ reference }) => reference));
    const unsent = await store.mails();
    const undelivered = unsent.filter(
      ({ state, reference }) => state === 'dead' && reference !== null && references.has(reference),
    );
    if (late.length + undelivered.length === 0) return;
    if (await store.enqueue(digestMail({ day, late, undelivered }, mail), now)) {
      log('digest queued', { late: late.length, undelivered: undelivered.length });
      onQueued();
    }
  }

  const finished = work();
  return {
    async stop() {
      stopped.abort();
      await finished;
    },
  };
}
