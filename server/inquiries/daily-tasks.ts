import { purgeCutoff, spamPurgeCutoff } from '../../domain/commitments.ts';
import type { Day } from '../../domain/day.ts';
import { parkDay } from '../../domain/park-time.ts';
import { weekdayOf } from '../../domain/season.ts';
import { type Alarms, hitOverallLimit, isGrowing } from './alarms.ts';
import type { Clock } from './clock.ts';
import { describeError, type Log } from './log.ts';
import { digestOf } from './mail/digest.ts';
import type { MailSettings } from './mail/messages.ts';
import type { Store } from './store/store.ts';

interface TaskParts {
  store: Pick<Store, 'count' | 'outboxSummary' | 'enqueue' | 'countOlder' | 'purge'>;
  mail: Pick<MailSettings, 'mailFrom'>;
  /** Whether a mail server is configured. Without one, digests would only pile up. */
  sendsMail: boolean;
  /** Raised and cleared here. */
  alarms: Alarms;
  clock: Clock;
  log: Log;
  /** Called when a mail has been queued. */
  onQueued(): void;
}

/** Milliseconds between checks of the date, so the longest delay after midnight. */
const checkInterval = 10 * 60_000;

/**
 * If a purge would remove most inquiries, the clock is probably years ahead: a person must check and run the command. Two are never
 * suspicious.
 */
const isSuspicious = ({ older, all }: { older: number; all: number }) => older > 2 && older > all / 2;

/**
 * Purges inquiries past their retention period and queues the office's digest: at the start, then once a day in the park's time zone.
 * Several processes may run it: a second purge changes nothing, and each day's digest is queued once.
 */
export function startDailyTasks(parts: TaskParts): { stop(): Promise<void> } {
  const { store, mail, sendsMail, alarms, clock, log, onQueued } = parts;
  const stopped = new AbortController();
  /** The day on which each task was last done. */
  const done = new Map<string, Day>();

  async function work(): Promise<void> {
    while (!stopped.signal.aborted) {
      const now = clock.now();
      const day = parkDay(now);
      for (const task of [purge, queueDigest]) {
        if (done.get(task.name) === day) continue;
        try {
          if (await task(now, day)) done.set(task.name, day);
        } catch (error) {
          log('daily task failed', { task: task.name, ...describeError(error) }, 'error');
        }
      }
      await clock.sleep(checkInterval, stopped.signal);
    }
  }

  /** False if refused, so that it is tried again. */
  async function purge(now: Date): Promise<boolean> {
    const limits = { contactBefore: purgeCutoff(now), spamBefore: spamPurgeCutoff(now) };
    // The office has reviewed all spam, so its amount is no reason to distrust the clock.
    const counted = await store.countOlder({ ...limits, spamBefore: new Date(0) });
    if (isSuspicious(counted)) {
      if (alarms.purgeRefused === null) log('purge refused', counted, 'error');
      alarms.purgeRefused = counted;
      return false;
    }
    alarms.purgeRefused = null;
    const { inquiries, mails } = await store.purge(limits, now);
    if (inquiries + mails > 0) log('purged', { inquiries, mails });
    return true;
  }

  async function queueDigest(now: Date, day: Day): Promise<boolean> {
    if (!sendsMail) return true;
    const [open, outbox] = await Promise.all([store.count({ status: 'open' }), store.outboxSummary(now)]);
    const alarmed = alarms.purgeRefused !== null || hitOverallLimit(alarms, now, 24) || isGrowing(outbox);
    // At least once a week, because its link opens the desk in quiet months too.
    if (open === 0 && !alarmed && weekdayOf(day) !== 'Mon') return true;
    if (await store.enqueue(digestOf(day, mail), now)) {
      log('digest queued', { open });
      onQueued();
    }
    return true;
  }

  const finished = work();
  return {
    async stop() {
      stopped.abort();
      await finished;
    },
  };
}
