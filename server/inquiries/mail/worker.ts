import type { Clock } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import { type QueuedMail, type Store, StoreUnavailable } from '../store/store.ts';
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
  /** From 0 to 1, so that tries are spread. */
  random?: () => number;
}

export interface Worker {
  /** Looks into the outbox at once, because mails have been queued. */
  nudge(): void;
  /** Takes no more mails, gives those being sent a few seconds, and resolves when their outcome is stored. */
  stop(): Promise<void>;
}

/** All in milliseconds. */
export const times = {
  /** Longest that one send may take. */
  send: 2 * 60_000,
  /** How long a mail is held: a send, and the difference that the clocks of two machines may have. */
  lease: 5 * 60_000,
  /** Between looks into the outbox: other processes queue mails too, and failed ones become due. */
  look: 10_000,
  /** Until the store is asked again after it was unavailable. */
  storePause: 5_000,
  /** How long a stop waits for mails that are being sent. */
  stop: 4_000,
};

/** Mails that are sent at the same time. The large mail services allow one sender three connections at the least. */
const concurrency = 3;

type Outcome = { id: number; sentAt: Date } | { id: number; error: string; retryAt: Date | null };

/**
 * Sends the mails of the outbox until it is stopped. Delivery is at least once: if the connection breaks between the final dot and
 * the server's answer, or this process dies then, the mail is sent again with the same Message-ID.
 */
export function startWorker(parts: WorkerParts): Worker {
  const { store, compose, transport, clock, log, random = Math.random } = parts;
  if (transport === null) return { nudge() {}, async stop() {} };

  let stopping = false;
  let nudged = false;
  let wake = new AbortController();
  const running = new Set<AbortController>();
  /** Outcomes that the store could not take yet. No more mails are sent before it has. */
  const unrecorded: Outcome[] = [];

  async function work(mailServer: MailTransport): Promise<void> {
    while (!stopping) {
      try {
        await recordRest();
        await sendDue(mailServer);
      } catch (error) {
        log('outbox failed', described(error), 'error');
        await pause(times.storePause);
      }
    }
    // If the store cannot take it now either, the mail is sent once more when its lease ends.
    await recordRest().catch(() => {});
  }

  async function sendDue(mailServer: MailTransport): Promise<void> {
    nudged = false;
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + times.lease);
    const mails = await store.lease(now, leaseUntil, concurrency);
    if (mails.length === 0) {
      if (!nudged) await pause(times.look);
      return;
    }
    // If the store took long, or the clock was set forward, the lease may end during a send: leave the mails to the next look.
    if (clock.now().getTime() + times.send > leaseUntil.getTime()) return;
    await Promise.all(mails.map(mail => send(mail, mailServer)));
  }

  async function send(mail: QueuedMail, mailServer: MailTransport): Promise<void> {
    const cut = new AbortController();
    const ended = new AbortController();
    running.add(cut);
    if (stopping) cut.abort();
    clock.sleep(times.send, ended.signal).then(() => cut.abort());
    const outcome = await deliver(mail, mailServer, cut.signal).catch(error =>
      failed(mail, error, cut.signal.aborted),
    );
    running.delete(cut);
    ended.abort();
    if (outcome) await record(outcome).catch(() => unrecorded.push(outcome));
  }

  /** Null where the inquiry has been erased, and the mail with it. */
  async function deliver(mail: QueuedMail, mailServer: MailTransport, signal: AbortSignal) {
    const message = await compose(mail);
    if (message === null) return null;
    await mailServer.send({ ...message, messageId: mail.messageId, queuedAt: mail.queuedAt }, signal);
    return sent(mail);
  }

  function sent(mail: QueuedMail): Outcome {
    log('mail sent', { mail: mail.id, kind: mail.kind, attempt: mail.attempts + 1 });
    return { id: mail.id, sentAt: clock.now() };
  }

  function failed(mail: QueuedMail, error: unknown, cut: boolean): Outcome {
    const attempt = mail.attempts + 1;
    const permanent = error instanceof SendError && error.permanent;
    // A dead mail that the office retries gets another five days.
    const dead = permanent || attempt % mostAttempts === 0;
    const why = cut ? { error: stopping ? 'stopped' : 'ETIMEDOUT' } : described(error);
    // The office has to be told by others then; a visitor's mail is in the daily one.
    const level = dead && mail.kind !== 'confirmation' ? 'error' : 'info';
    log(dead ? 'mail dead' : 'mail failed', { mail: mail.id, kind: mail.kind, attempt, ...why }, level);
    // A send that was cut by a stop is tried again at once by the next worker.
    const delay = cut && stopping ? 0 : retryDelay(attempt, random);
    return {
      id: mail.id,
      error: why.error,
      retryAt: dead ? null : new Date(clock.now().getTime() + delay),
    };
  }

  async function record(outcome: Outcome): Promise<void> {
    if ('sentAt' in outcome) await store.mailSent(outcome.id, outcome.sentAt);
    else await store.mailFailed(outcome.id, outcome.error, outcome.retryAt);
  }

  async function recordRest(): Promise<void> {
    for (let outcome = unrecorded[0]; outcome !== undefined; outcome = unrecorded[0]) {
      await record(outcome);
      unrecorded.shift();
    }
  }

  function pause(ms: number): Promise<void> {
    if (stopping) return Promise.resolve();
    wake = new AbortController();
    return clock.sleep(ms, wake.signal);
  }

  const finished = work(transport);
  return {
    nudge() {
      nudged = true;
      wake.abort();
    },
    async stop() {
      stopping = true;
      wake.abort();
      const ended = new AbortController();
      clock.sleep(times.stop, ended.signal).then(() => {
        for (const cut of running) cut.abort();
      });
      await finished;
      ended.abort();
    },
  };
}

/** An error without personal data. */
function described(error: unknown): { error: string } {
  if (error instanceof SendError) return { error: error.message };
  if (error instanceof StoreUnavailable) return { error: 'store unavailable' };
  return { error: 'unknown', ...describeError(error) };
}
