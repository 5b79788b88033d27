import { purgeCutoff, spamPurgeCutoff } from '../../domain/commitments.ts';
import type { Day } from '../../domain/day.ts';
import { parkDay } from '../../domain/park-time.ts';
import { weekdayOf } from '../../domain/season.ts';
import { type Alarms, hasBacklog, hasReachedOverallLimit } from './alarms.ts';
import type { Clock } from './clock.ts';
import { describeError, type Log } from './log.ts';
import { createDigest } from './mail/digest.ts';
import type { MailSettings } from './mail/messages.ts';
import type { ExpiryCounts } from './store/records.ts';
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

const checkIntervalMs = 10 * 60_000;

type DailyTask = (now: Date, day: Day) => Promise<boolean>;

/**
 * If more than half of the inquiries have expired, the clock is probably years ahead. Then nothing is removed until a person checks the
 * clock and runs the command `purge`.
 */
const isSuspicious = ({ expiredCount, totalCount }: ExpiryCounts) =>
  expiredCount > 2 && expiredCount > totalCount / 2;

/** Tasks run at startup, and then once a day in the park's time zone. Several processes may run them at the same time. */
export function startDailyTasks(options: TaskOptions): { stop(): Promise<void> } {
  const { store, mail, sendsMail, alarms, clock, log, onQueued } = options;
  const stopController = new AbortController();
  const completedDays = new Map<string, Day>();

  async function work(): Promise<void> {
    while (!stopController.signal.aborted) {
      const now = clock.now();
      const day = parkDay(now);
      for (const task of [purge, queueDigest]) await runOnceADay(task, now, day);
      await clock.sleep(checkIntervalMs, stopController.signal);
    }
  }

  /** A task that fails or returns false is tried again at the next check. */
  async function runOnceADay(task: DailyTask, now: Date, day: Day): Promise<void> {
    if (completedDays.get(task.name) === day) return;
    try {
      if (await task(now, day)) completedDays.set(task.name, day);
    } catch (error) {
      log('daily task failed', { task: task.name, ...describeError(error) }, 'error');
    }
  }

  /** Returns false if the purge is refused. */
  async function purge(now: Date): Promise<boolean> {
    const limits = { contactBefore: purgeCutoff(now), spamBefore: spamPurgeCutoff(now) };
    // The office has reviewed all spam, so its amount says nothing about the clock.
    const counts = await store.countExpired({ ...limits, spamBefore: new Date(0) });
    if (isSuspicious(counts)) {
      if (alarms.purgeRefused === null)
        log('purge refused', { older: counts.expiredCount, all: counts.totalCount }, 'error');
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
      alarms.purgeRefused !== null || hasReachedOverallLimit(alarms, now, 24) || hasBacklog(outbox);
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
