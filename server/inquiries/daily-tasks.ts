import type { Day } from '../../domain/day.ts';
import { parkDay } from '../../domain/park-time.ts';
import { weekdayOf } from '../../domain/weekday.ts';
import type { Clock } from './clock.ts';
import { purgeCutoff, spamPurgeCutoff } from './deadlines.ts';
import { describeError, type Log } from './log.ts';
import { createDigest } from './mail/digest.ts';
import type { MailSettings } from './mail/mails.ts';
import type { Store } from './store/create-store.ts';

interface TaskOptions {
  store: Pick<Store, 'purge' | 'count' | 'enqueue'>;
  mail: Pick<MailSettings, 'mailFrom'>;
  sendsMail: boolean;
  clock: Clock;
  log: Log;
  onQueued(): void;
}

const checkIntervalMs = 10 * 60_000;

/**
 * Each task runs once a day in the park's time zone, and after a start. If it fails, it is tried again at the next check. Several machines
 * may run it: a second purge finds nothing, and a second digest is not queued.
 */
export function startDailyTasks(options: TaskOptions): { stop(): Promise<void> } {
  const { store, mail, sendsMail, clock, log, onQueued } = options;
  const stopController = new AbortController();
  const lastDays: Partial<Record<'purge' | 'digest', Day>> = {};

  async function work(): Promise<void> {
    while (!stopController.signal.aborted) {
      await runOnceADay('purge', purge);
      if (sendsMail) await runOnceADay('digest', queueDigest);
      await clock.sleep(checkIntervalMs, stopController.signal);
    }
  }

  async function runOnceADay(
    task: keyof typeof lastDays,
    run: (now: Date, day: Day) => Promise<void>,
  ): Promise<void> {
    const now = clock.now();
    const day = parkDay(now);
    if (lastDays[task] === day) return;
    try {
      await run(now, day);
      lastDays[task] = day;
    } catch (error) {
      log('daily task failed', { task, ...describeError(error) }, 'error');
    }
  }

  async function purge(now: Date): Promise<void> {
    const limits = { contactBefore: purgeCutoff(now), spamBefore: spamPurgeCutoff(now) };
    const { inquiries, mails } = await store.purge(limits, now);
    if (inquiries + mails > 0) log('purged', { inquiries, mails });
  }

  async function queueDigest(now: Date, day: Day): Promise<void> {
    const open = await store.count({ status: 'open' });
    // It is queued at least weekly, because it contains the link to the desk.
    if (open === 0 && weekdayOf(day) !== 'Mon') return;
    if (!(await store.enqueue(createDigest(day, mail), now))) return;
    log('digest queued', { open });
    onQueued();
  }

  const end = work();
  return {
    async stop() {
      stopController.abort();
      await end;
    },
  };
}
