import type { Clock } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import type { QueuedMail, Store } from '../store/store.ts';
import { maxAttempts, retryDelayMs } from './backoff.ts';
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

/** In milliseconds. */
export const times = {
  send: 2 * 60_000,
  /** Longer than a send, by more than the clocks of two machines differ. */
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
  let pollRequested = false;
  /** If the mail server rejects the office's mails too, its rejections are not about single mailboxes. */
  let refusesOffice = false;

  async function work(mailServer: MailTransport): Promise<void> {
    while (!stopController.signal.aborted) {
      try {
        pollRequested = false;
        if (!(await sendDue(mailServer)) && !pollRequested) await pause(times.poll);
      } catch (error) {
        log('outbox failed', describe(error), 'error');
        await pause(times.storeRetry);
      }
    }
  }

  async function sendDue(mailServer: MailTransport): Promise<boolean> {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + times.lease);
    const mails = await store.leaseMails(now, leaseUntil, concurrency);
    // The lease could expire during a send if the store was slow or the clock was set forward.
    if (clock.now().getTime() + times.send <= leaseUntil.getTime()) {
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
    clock.sleep(times.send, sendEnd.signal).then(() => timeout.abort());
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
      const reason = stopTimeout.signal.aborted ? 'stopped' : timeout.signal.aborted ? 'ETIMEDOUT' : error;
      return [{ mail, reason }];
    } finally {
      sendEnd.abort();
    }
  }

  async function recordFailedAttempt(mail: QueuedMail, reason: unknown): Promise<void> {
    const { id, kind } = mail;
    const attempt = mail.attempts + 1;
    const description = typeof reason === 'string' ? { error: reason } : describe(reason);
    const isRefused = isRefusal(description.error);
    if (isRefused && !isToVisitor(mail)) refusesOffice = true;
    // Mails to the office are tried again, because the owner can repair its mailbox.
    const isPermanent =
      isToVisitor(mail) && !refusesOffice && reason instanceof SendError && reason.permanent;
    // After a manual retry, a dead mail gets another five days.
    const isDead = isPermanent || attempt % maxAttempts === 0;
    // A dead mail to the office is an error in the log, because the digest cannot report it: it goes to the same mailbox.
    const isAlarming = isDead ? !isToVisitor(mail) : isRefused && description.error !== mail.lastError;
    const event = isDead ? 'mail dead' : isRefused ? 'mail refused' : 'mail failed';
    log(event, { mail: id, kind, attempt, ...description }, isAlarming ? 'error' : 'info');
    // The next worker immediately retries mails aborted by a stop.
    const delay = reason === 'stopped' ? 0 : retryDelayMs(attempt, random);
    const retryAt = isDead ? null : new Date(clock.now().getTime() + delay);
    await record(() => store.recordFailure(id, description.error, retryAt));
  }

  /** No more mails are sent until the outcome is stored. If a stop interrupts, the mail is sent again. */
  async function record(outcome: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await outcome();
      } catch (error) {
        log('outbox failed', describe(error), 'error');
        if (stopController.signal.aborted) return;
      }
      await clock.sleep(times.storeRetry, stopController.signal);
    }
  }

  function pause(ms: number): Promise<void> {
    wake = new AbortController();
    return clock.sleep(ms, AbortSignal.any([wake.signal, stopController.signal]));
  }

  const end = work(transport);
  return {
    pollNow() {
      pollRequested = true;
      wake.abort();
    },
    /** Waits until the outcome of mails in progress is stored. */
    async stop() {
      stopController.abort();
      const timer = new AbortController();
      clock.sleep(times.stop, timer.signal).then(() => stopTimeout.abort());
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

const describe = (error: unknown) =>
  error instanceof SendError ? { error: error.message } : describeError(error);
