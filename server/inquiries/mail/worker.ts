import type { Clock } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import type { QueuedMail, Store } from '../store/store.ts';
import { maxAttempts, retryDelay } from './backoff.ts';
import type { Compose } from './compose.ts';
import { isRefusal, type MailTransport, SendError } from './transport.ts';

export interface WorkerParts {
  store: Pick<Store, 'leaseMails' | 'recordSent' | 'recordFailure'>;
  compose: Compose;
  /** Null without a mail server: mails stay in the outbox. */
  transport: MailTransport | null;
  clock: Clock;
  log: Log;
  /** From 0 to 1, for the jitter. */
  random?: () => number;
}

/** Milliseconds. */
export const times = {
  /** Timeout of a send. */
  send: 2 * 60_000,
  /** A send plus the possible clock skew between machines. */
  lease: 5 * 60_000,
  /** Other processes queue mails too, and failed ones become due. */
  poll: 10_000,
  /** Until an unavailable store is queried again. */
  storeRetry: 5_000,
  /** How long a stop waits for mails in progress. */
  stop: 4_000,
};

/** Large mail services allow a sender at least three connections. */
const concurrency = 3;

/**
 * Sends the outbox until stopped, at least once per mail: if the connection breaks before the server's final response, the mail is sent
 * again with the same Message-ID.
 */
export function startWorker(parts: WorkerParts) {
  const { store, compose, transport, clock, log, random = Math.random } = parts;
  if (transport === null) return { nudge() {}, async stop() {} };

  const stopping = new AbortController();
  const stopTimeout = new AbortController();
  let wake = new AbortController();
  let nudged = false;
  /** Whether the mail server rejected the latest mail to the office. Then its rejections do not concern single mailboxes of visitors. */
  let refusesOffice = false;

  async function work(mailServer: MailTransport): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        nudged = false;
        if (!(await sendDue(mailServer)) && !nudged) await pause(times.poll);
      } catch (error) {
        log('outbox failed', describe(error), 'error');
        await pause(times.storeRetry);
      }
    }
  }

  /** Returns whether anything was due. */
  async function sendDue(mailServer: MailTransport): Promise<boolean> {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + times.lease);
    const mails = await store.leaseMails(now, leaseUntil, concurrency);
    // If the store was slow, or the clock was set forward, the lease could expire during a send.
    if (clock.now().getTime() + times.send <= leaseUntil.getTime()) {
      const failures = (await Promise.all(mails.map(mail => send(mail, mailServer)))).flat();
      // The office's first, because they set `refusesOffice`.
      failures.sort((one, other) => Number(isToVisitor(one.mail)) - Number(isToVisitor(other.mail)));
      for (const { mail, reason } of failures) await fail(mail, reason);
    }
    return mails.length > 0;
  }

  async function send(mail: QueuedMail, mailServer: MailTransport): Promise<Failure[]> {
    const { id, kind, messageId } = mail;
    const timeout = new AbortController();
    const ended = new AbortController();
    clock.sleep(times.send, ended.signal).then(() => timeout.abort());
    try {
      const message = await compose(mail);
      // The inquiry was erased.
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
      ended.abort();
    }
  }

  async function fail(mail: QueuedMail, reason: unknown): Promise<void> {
    const { id, kind } = mail;
    const attempt = mail.attempts + 1;
    const why = typeof reason === 'string' ? { error: reason } : describe(reason);
    const refused = isRefusal(why.error);
    if (refused && !isToVisitor(mail)) refusesOffice = true;
    // The owner can repair the office's mailbox.
    const permanent = isToVisitor(mail) && !refusesOffice && reason instanceof SendError && reason.permanent;
    // After a manual retry, a dead mail gets another five days.
    const dead = permanent || attempt % maxAttempts === 0;
    // The digest reports visitors' dead mails; only the log can report the office's.
    const alarming = dead ? !isToVisitor(mail) : refused && why.error !== mail.lastError;
    const event = dead ? 'mail dead' : refused ? 'mail refused' : 'mail failed';
    log(event, { mail: id, kind, attempt, ...why }, alarming ? 'error' : 'info');
    // The next worker immediately retries aborted mails.
    const delay = reason === 'stopped' ? 0 : retryDelay(attempt, random);
    const retryAt = dead ? null : new Date(clock.now().getTime() + delay);
    await record(() => store.recordFailure(id, why.error, retryAt));
  }

  /** Retries until the outcome is stored; no more mails are sent meanwhile. If a stop interrupts, the mail is sent again. */
  async function record(outcome: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await outcome();
      } catch (error) {
        log('outbox failed', describe(error), 'error');
        if (stopping.signal.aborted) return;
      }
      await clock.sleep(times.storeRetry, stopping.signal);
    }
  }

  function pause(ms: number): Promise<void> {
    wake = new AbortController();
    return clock.sleep(ms, AbortSignal.any([wake.signal, stopping.signal]));
  }

  const finished = work(transport);
  return {
    /** Polls the outbox immediately. */
    nudge() {
      nudged = true;
      wake.abort();
    },
    /** Resolves once the outcome of mails in progress is stored. */
    async stop() {
      stopping.abort();
      const ended = new AbortController();
      clock.sleep(times.stop, ended.signal).then(() => stopTimeout.abort());
      await finished;
      ended.abort();
    },
  };
}

interface Failure {
  mail: QueuedMail;
  /** A word or a thrown error. */
  reason: unknown;
}

const isToVisitor = ({ kind }: QueuedMail) => kind === 'confirmation';

/** Contains no personal data. */
const describe = (error: unknown) =>
  error instanceof SendError ? { error: error.message } : describeError(error);
