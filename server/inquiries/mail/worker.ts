import type { Clock } from '../clock.ts';
import { describeError, type Level, type Log } from '../log.ts';
import type { QueuedMail } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { getRetryDelayMs, maxAttempts } from './backoff.ts';
import type { Compose } from './compose.ts';
import { isRefusal, type MailTransport, SendError } from './transport.ts';

export interface WorkerOptions {
  store: Pick<Store, 'leaseMails' | 'recordSent' | 'recordFailure'>;
  compose: Compose;
  /** Null without a mail server: mails stay in the outbox. */
  transport: MailTransport | null;
  clock: Clock;
  log: Log;
  random?: () => number;
}

export const timesMs = {
  send: 2 * 60_000,
  /** It exceeds the time for a send by more than the clocks of two machines differ. */
  lease: 5 * 60_000,
  poll: 10_000,
  storeRetry: 5_000,
  stop: 4_000,
};

const concurrency = 3;

/**
 * Sends each mail at least once: if the connection breaks before the server's final response, it is sent again with the same Message-ID.
 */
export function startWorker(options: WorkerOptions) {
  const { store, compose, transport, clock, log, random = Math.random } = options;
  if (transport === null) return { pollNow() {}, async stop() {} };

  const stopController = new AbortController();
  const stopTimeout = new AbortController();
  let wake = new AbortController();
  let isPollRequested = false;
  /** While the mail server refuses mails to the office too, a refused confirmation may be sent later: the visitor's mailbox is not the cause. */
  let refusesOffice = false;

  async function work(mailServer: MailTransport): Promise<void> {
    while (!stopController.signal.aborted) {
      try {
        isPollRequested = false;
        if (!(await sendDue(mailServer)) && !isPollRequested) await pause(timesMs.poll);
      } catch (error) {
        log('outbox failed', describe(error), 'error');
        await pause(timesMs.storeRetry);
      }
    }
  }

  async function sendDue(mailServer: MailTransport): Promise<boolean> {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + timesMs.lease);
    const mails = await store.leaseMails(now, leaseUntil, concurrency);
    // The lease could expire during a send if the store was slow or the clock was set forward.
    if (clock.now().getTime() + timesMs.send <= leaseUntil.getTime()) {
      const failures = (await Promise.all(mails.map(mail => send(mail, mailServer)))).flat();
      // Failures of mails to the office come first, because they set `refusesOffice`.
      failures.sort((a, b) => Number(isToVisitor(a.mail)) - Number(isToVisitor(b.mail)));
      for (const { mail, reason } of failures) await recordFailedAttempt(mail, reason);
    }
    return mails.length > 0;
  }

  async function send(mail: QueuedMail, mailServer: MailTransport): Promise<Failure[]> {
    const { id, kind, messageId } = mail;
    const timeout = new AbortController();
    const sendEnd = new AbortController();
    clock.sleep(timesMs.send, sendEnd.signal).then(() => timeout.abort());
    try {
      const message = await compose(mail);
      if (message === null) return [];
      const signal = AbortSignal.any([timeout.signal, stopTimeout.signal]);
      await mailServer.send({ ...message, messageId, date: clock.now() }, signal);
      log('mail sent', { mail: id, kind, attempt: mail.attempts + 1 });
      if (!isToVisitor(mail)) refusesOffice = false;
      const sentAt = clock.now();
      await record(() => store.recordSent(id, sentAt));
      return [];
    } catch (error) {
      if (stopTimeout.signal.aborted) return [{ mail, reason: 'stopped' }];
      return [{ mail, reason: timeout.signal.aborted ? 'ETIMEDOUT' : error }];
    } finally {
      sendEnd.abort();
    }
  }

  async function recordFailedAttempt(mail: QueuedMail, reason: unknown): Promise<void> {
    const { id, kind } = mail;
    const attempt = mail.attempts + 1;
    const description = typeof reason === 'string' ? { error: reason } : describe(reason);
    if (isRefusal(description.error) && !isToVisitor(mail)) refusesOffice = true;
    // A dead mail that is retried by hand is tried for another five days.
    const isDead = isUndeliverable(mail, reason) || attempt % maxAttempts === 0;
    const { event, level } = toLogEntry(mail, description.error, isDead);
    log(event, { mail: id, kind, attempt, ...description }, level);
    // After a stop, the next worker sends the mail at once.
    const delayMs = reason === 'stopped' ? 0 : getRetryDelayMs(attempt, random);
    const retryAt = isDead ? null : new Date(clock.now().getTime() + delayMs);
    await record(() => store.recordFailure(id, description.error, retryAt));
  }

  /** Mails to the office are always tried again, because the owner can repair its mailbox. */
  const isUndeliverable = (mail: QueuedMail, reason: unknown) =>
    isToVisitor(mail) && !refusesOffice && reason instanceof SendError && reason.isPermanent;

  /** Tries until the outcome is stored, and no other mails are sent meanwhile. If the worker is stopped, the mail may be sent again. */
  async function record(outcome: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await outcome();
      } catch (error) {
        log('outbox failed', describe(error), 'error');
        if (stopController.signal.aborted) return;
      }
      await clock.sleep(timesMs.storeRetry, stopController.signal);
    }
  }

  function pause(ms: number): Promise<void> {
    wake = new AbortController();
    return clock.sleep(ms, AbortSignal.any([wake.signal, stopController.signal]));
  }

  const end = work(transport);
  return {
    pollNow() {
      isPollRequested = true;
      wake.abort();
    },
    /** Waits until the outcome of mails in progress is stored. */
    async stop() {
      stopController.abort();
      const timer = new AbortController();
      clock.sleep(timesMs.stop, timer.signal).then(() => stopTimeout.abort());
      await end;
      timer.abort();
    },
  };
}

interface Failure {
  mail: QueuedMail;
  reason: unknown;
}

const isToVisitor = ({ kind }: QueuedMail) => kind === 'confirmation';

function toLogEntry(mail: QueuedMail, error: string, isDead: boolean): { event: string; level: Level } {
  // The digest cannot report a dead mail to the office, because it goes to the same mailbox.
  if (isDead) return { event: 'mail dead', level: isToVisitor(mail) ? 'info' : 'error' };
  if (!isRefusal(error)) return { event: 'mail failed', level: 'info' };
  // The same refusal is reported as an error only once.
  return { event: 'mail refused', level: error === mail.lastError ? 'info' : 'error' };
}

const describe = (error: unknown) =>
  error instanceof SendError ? { error: error.message } : describeError(error);
