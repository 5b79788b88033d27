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

/** Milliseconds between looks at the calendar: a chore is done so long after midnight at the latest. */
const lookEvery = 10 * 60_000;

/** Inquiries that a quiet site may lose on one day without anything being wrong. */
const fewInquiries = 10;

/**
 * Day by day a small part of all inquiries comes to its end. Where most of them seem to have, the clock is more likely to
 * be years ahead than the site to have been off for years: a person has to look, and to run the command.
 */
const isSuspicious = (older: number, all: number) => older > fewInquiries && older > all / 2;

/**
 * Purges what is past its time and tells the office what is late: once at the start and then on every new day of the
 * park. Each of several processes does it; a purge done twice changes nothing and the day's mail is queued once.
 */
export function startChores({ store, mail, clock, log, onQueued }: ChoreParts): { stop(): Promise<void> } {
  const stopped = new AbortController();
  /** The day that each chore was last done on. One that fails does not keep the other from being done. */
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
      // The next look tries again.
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
