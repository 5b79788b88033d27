import { purgeCutoff, spamPurgeCutoff } from '../../domain/commitments.ts';
import type { Day } from '../../domain/day.ts';
import { parkDay } from '../../domain/park-time.ts';
import { weekdayOf } from '../../domain/season.ts';
import { type Alarms, hasBacklog, reachedOverallLimit } from './alarms.ts';
import type { Clock } from './clock.ts';
import { describeError, type Log } from './log.ts';
import { createDigest } from './mail/digest.ts';
import type { MailSettings } from './mail/messages.ts';
import type { Store } from './store/store.ts';

interface TaskOptions {
  store: Pick<Store, 'count' | 'summarizeOutbox' | 'enqueue' | 'countExpired' | 'purge'>;
  mail: Pick<MailSettings, 'mailFrom'>;
  sendsMail: boolean;
  alarms: Alarms;
  clock: Clock;
  log: Log;
  onQueued(): void;
}

const checkInterval = 10 * 60_000;

/** If most inquiries have expired, the clock is probably years ahead, and a person must run the command. */
const isSuspicious = ({ older, all }: { older: number; all: number }) => older > 2 && older > all / 2;

/** Runs at startup and then once a day in the park's time zone. Safe in several processes. */
export function startDailyTasks(options: TaskOptions): { stop(): Promise<void> } {
  const { store, mail, sendsMail, alarms, clock, log, onQueued } = options;
  const stopController = new AbortController();
  const completedDays = new Map<string, Day>();

  async function work(): Promise<void> {
    while (!stopController.signal.aborted) {
      const now = clock.now();
      const day = parkDay(now);
      for (const task of [purge, queueDigest]) {
        if (completedDays.get(task.name) === day) continue;
        try {
          if (await task(now, day)) completedDays.set(task.name, day);
        } catch (error) {
          log('daily task failed', { task: task.name, ...describeError(error) }, 'error');
        }
      }
      await clock.sleep(checkInterval, stopController.signal);
    }
  }

  /** Returns false if the purge is refused, so that it is tried again. */
  async function purge(now: Date): Promise<boolean> {
    const limits = { contactBefore: purgeCutoff(now), spamBefore: spamPurgeCutoff(now) };
    // The office has reviewed all spam, so its amount says nothing about the clock.
    const counts = await store.countExpired({ ...limits, spamBefore: new Date(0) });
    if (isSuspicious(counts)) {
      if (alarms.purgeRefused === null) log('purge refused', counts, 'error');
      alarms.purgeRefused = counts;
      return false;
    }
    alarms.purgeRefused = null;
    const { inquiries, mails } = await store.purge(limits, now);
    if (inquiries + mails > 0) log('purged', { inquiries, mails });
    return true;
  }

  async function queueDigest(now: Date, day: Day): Promise<boolean> {
    if (!sendsMail) return true;
    const [open, outbox] = await Promise.all([store.count({ status: 'open' }), store.summarizeOutbox(now)]);
    const hasAlarms =
      alarms.purgeRefused !== null || reachedOverallLimit(alarms, now, 24) || hasBacklog(outbox);
    // It is queued at least weekly, because it contains the link to the desk.
    if (open === 0 && !hasAlarms && weekdayOf(day) !== 'Mon') return true;
    if (await store.enqueue(createDigest(day, mail), now)) {
      log('digest queued', { open });
      onQueued();
    }
    return true;
  }

  const end = work();
  return {
    async stop() {
      stopController.abort();
      await end;
    },
  };
}
