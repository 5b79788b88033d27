import type { Clock } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import type { Store } from '../store/create-store.ts';
import type { QueuedMail } from '../store/records.ts';
import { getRetryDelayMs, maxAttempts } from './backoff.ts';
import type { Compose } from './compose.ts';
import { type MailTransport, SendError } from './transport.ts';

interface WorkerOptions {
  store: Pick<Store, 'leaseMails' | 'recordSent' | 'recordFailure'>;
  compose: Compose;
  /** Null without a mail server: mails stay in the outbox. */
  transport: MailTransport | null;
  clock: Clock;
  log: Log;
}

/** A lease outlasts a send whose every command takes nearly its timeout (`transport.ts`). */
export const timesMs = { lease: 10 * 60_000, poll: 10_000 };

const concurrency = 3;

/** Sends each mail at least once: if its outcome is not known or not stored, it is sent again with the same Message-ID. */
export function startWorker({ store, compose, transport, clock, log }: WorkerOptions) {
  if (transport === null) return { pollNow() {}, async stop() {} };

  const stop = new AbortController();
  let wake = new AbortController();

  async function work(mailServer: MailTransport): Promise<void> {
    while (!stop.signal.aborted) {
      wake = new AbortController();
      const count = await sendDue(mailServer).catch(logStoreError);
      if (!count) await clock.sleep(timesMs.poll, AbortSignal.any([wake.signal, stop.signal]));
    }
  }

  const logStoreError = (error: unknown): void => log('outbox failed', describeError(error), 'error');

  async function sendDue(mailServer: MailTransport): Promise<number> {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + timesMs.lease);
    const mails = await store.leaseMails(now, leaseUntil, concurrency);
    await Promise.all(mails.map(mail => deliver(mail, mailServer).catch(logStoreError)));
    return mails.length;
  }

  /** Rejects only if the outcome cannot be stored. */
  async function deliver(mail: QueuedMail, mailServer: MailTransport): Promise<void> {
    const { id, kind } = mail;
    try {
      const isErased = !(await send(mail, mailServer));
      if (isErased) return;
    } catch (error) {
      return recordFailure(mail, error);
    }
    log('mail sent', { mail: id, kind, attempt: mail.attempts + 1 });
    await store.recordSent(id, clock.now());
  }

  /** Resolves to false if the inquiry has been erased. */
  async function send(mail: QueuedMail, mailServer: MailTransport): Promise<boolean> {
    const composed = await compose(mail);
    if (composed === null) return false;
    await mailServer.send({ ...composed, messageId: mail.messageId, date: clock.now() });
    return true;
  }

  async function recordFailure(mail: QueuedMail, error: unknown): Promise<void> {
    const { id, kind } = mail;
    const attempt = mail.attempts + 1;
    const details = error instanceof SendError ? { error: error.message } : describeError(error);
    const hasFailed = (error instanceof SendError && error.isPermanent) || attempt >= maxAttempts;
    const retryAt = hasFailed ? null : new Date(clock.now().getTime() + getRetryDelayMs(attempt));
    const event = hasFailed ? 'mail failed' : 'mail delayed';
    log(event, { mail: id, kind, attempt, ...details }, hasFailed ? 'error' : 'info');
    await store.recordFailure(id, details.error, retryAt);
  }

  const end = work(transport);
  return {
    pollNow: () => wake.abort(),
    /** Waits for mails in progress. If the process ends before, they are sent again when their lease ends. */
    async stop() {
      stop.abort();
      await end;
    },
  };
}
