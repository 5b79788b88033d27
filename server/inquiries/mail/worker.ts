import type { Clock } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import type { QueuedMail, Store } from '../store/store.ts';
import { mostAttempts, retryDelay } from './backoff.ts';
import type { Compose } from './compose.ts';
import { type MailTransport, SendError } from './transport.ts';

export interface WorkerParts {
  store: Pick<Store, 'lease' | 'mailSent' | 'mailFailed'>;
  compose: Compose;
  /** Null where no mail server is set: mails wait in the outbox. */
  transport: MailTransport | null;
  clock: Clock;
  log: Log;
  /** From 0 to 1, to spread tries. */
  random?: () => number;
}

/** All in milliseconds. */
export const times = {
  /** Longest that one send may take. */
  send: 2 * 60_000,
  /** A send, and the difference that the clocks of two machines may have. */
  lease: 5 * 60_000,
  /** Between checks of the outbox: other processes queue mails too, and failed ones become due. */
  look: 10_000,
  /** Until the store is asked again after it was unavailable. */
  storePause: 5_000,
  /** How long a stop waits for mails that are being sent. */
  stop: 4_000,
};

/** Mails sent at the same time. The large mail services allow one sender at least three connections. */
const concurrency = 3;

/**
 * Sends the mails of the outbox until it is stopped. Delivery is at least once: if the connection breaks between the final dot and
 * the server's answer, or this process dies then, the mail is sent again with the same Message-ID.
 */
export function startWorker(parts: WorkerParts) {
  const { store, compose, transport, clock, log, random = Math.random } = parts;
  if (transport === null) return { nudge() {}, async stop() {} };

  const stopping = new AbortController();
  /** Aborts the mails that are still being sent when a stop has waited long enough. */
  const cut = new AbortController();
  let wake = new AbortController();
  let nudged = false;

  async function work(mailServer: MailTransport): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        nudged = false;
        if (!(await sendDue(mailServer)) && !nudged) await pause(times.look);
      } catch (error) {
        log('outbox failed', described(error), 'error');
        await pause(times.storePause);
      }
    }
  }

  /** False if nothing was due. */
  async function sendDue(mailServer: MailTransport): Promise<boolean> {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + times.lease);
    const mails = await store.lease(now, leaseUntil, concurrency);
    // If the store took long, or the clock was set forward, the lease may end during a send.
    if (clock.now().getTime() + times.send <= leaseUntil.getTime())
      await Promise.all(mails.map(mail => send(mail, mailServer)));
    return mails.length > 0;
  }

  async function send(mail: QueuedMail, mailServer: MailTransport): Promise<void> {
    const { id, kind, messageId, queuedAt } = mail;
    const timeout = new AbortController();
    const ended = new AbortController();
    clock.sleep(times.send, ended.signal).then(() => timeout.abort());
    try {
      const message = await compose(mail);
      // The inquiry has been erased, and the mail with it.
      if (message === null) return;
      const signal = AbortSignal.any([timeout.signal, cut.signal]);
      await mailServer.send({ ...message, messageId, queuedAt }, signal);
      log('mail sent', { mail: id, kind, attempt: mail.attempts + 1 });
      const sentAt = clock.now();
      await record(() => store.mailSent(id, sentAt));
    } catch (error) {
      const reason = cut.signal.aborted ? 'stopped' : timeout.signal.aborted ? 'ETIMEDOUT' : error;
      await fail(mail, reason);
    } finally {
      ended.abort();
    }
  }

  async function fail({ id, kind, attempts }: QueuedMail, reason: unknown): Promise<void> {
    const attempt = attempts + 1;
    const permanent = reason instanceof SendError && reason.permanent;
    // A dead mail that the office retries gets another five days.
    const dead = permanent || attempt % mostAttempts === 0;
    const why = typeof reason === 'string' ? { error: reason } : described(reason);
    // Visitors' mails are in the daily mail; of the office's only the log can tell.
    const level = dead && kind !== 'confirmation' ? 'error' : 'info';
    log(dead ? 'mail dead' : 'mail failed', { mail: id, kind, attempt, ...why }, level);
    // The next worker tries again at once what a stop has cut.
    const delay = reason === 'stopped' ? 0 : retryDelay(attempt, random);
    const retryAt = dead ? null : new Date(clock.now().getTime() + delay);
    await record(() => store.mailFailed(id, why.error, retryAt));
  }

  /** Repeats this until the store has taken it: meanwhile no more mails are sent. A mail whose outcome a stop loses is sent again. */
  async function record(outcome: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await outcome();
      } catch (error) {
        log('outbox failed', described(error), 'error');
        if (stopping.signal.aborted) return;
      }
      await clock.sleep(times.storePause, stopping.signal);
    }
  }

  function pause(ms: number): Promise<void> {
    wake = new AbortController();
    return clock.sleep(ms, AbortSignal.any([wake.signal, stopping.signal]));
  }

  const finished = work(transport);
  return {
    /** Checks the outbox at once, because mails have been queued. */
    nudge() {
      nudged = true;
      wake.abort();
    },
    /** Takes no more mails, gives those being sent a few seconds, and resolves when their outcome is stored. */
    async stop() {
      stopping.abort();
      const ended = new AbortController();
      clock.sleep(times.stop, ended.signal).then(() => cut.abort());
      await finished;
      ended.abort();
    },
  };
}

/** An error without personal data. */
const described = (error: unknown) =>
  error instanceof SendError ? { error: error.message } : describeError(error);
