import type { Clock } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import { type QueuedMail, type Store, StoreUnavailable } from '../store/store.ts';
import { mostAttempts, retryDelay } from './backoff.ts';
import { type MailTransport, SendError } from './transport.ts';

export interface WorkerParts {
  store: Pick<Store, 'lease' | 'mailSent' | 'mailFailed'>;
  /** Null where no mail server is set: mails wait in the outbox. */
  transport: MailTransport | null;
  clock: Clock;
  log: Log;
  /** From 0 to 1, for the spread of later tries. */
  random?: () => number;
}

export interface Worker {
  /** Mails may have been queued: looks at once. */
  nudge(): void;
  /** Takes no more mails, lets those on the wire end for a few seconds, and resolves when all of it is written down. */
  stop(): Promise<void>;
}

/** All in milliseconds. */
export const times = {
  /** Longest that one send may take. */
  send: 2 * 60_000,
  /** How long a mail is held. Longer than a send by as much as the clocks of two machines may differ. */
  lease: 5 * 60_000,
  /** Between looks into the outbox, for what another process queued and for what is due again. */
  look: 10_000,
  /** Until a store that was not available is asked again. */
  storePause: 5_000,
  /** How long a stop waits for what is on the wire. */
  stop: 4_000,
};

/** Mails on the wire at the same time: as many as the narrowest of the large mail services lets one sender have. */
const lanes = 3;

type Outcome = { id: number; sentAt: Date } | { id: number; error: string; retryAt: Date | null };

/**
 * Sends what the outbox holds, for as long as it is not stopped. At least once: where a connection breaks between the
 * final dot and the server's answer, or this process dies then, the mail is sent again, with the same Message-ID.
 */
export function startWorker({ store, transport, clock, log, random = Math.random }: WorkerParts): Worker {
  if (transport === null) return { nudge() {}, async stop() {} };

  let stopping = false;
  let nudged = false;
  let wake = new AbortController();
  const running = new Set<AbortController>();
  /** What became of mails where the store could not write it down. They are not sent again before it has. */
  const unrecorded: Outcome[] = [];

  async function work(mailServer: MailTransport): Promise<void> {
    while (!stopping) {
      try {
        await recordRest();
        await sendDue(mailServer);
      } catch (error) {
        log('outbox failed', described(error));
        await pause(times.storePause);
      }
    }
    // What cannot be written down now is sent once more when its lease ends.
    await recordRest().catch(() => {});
  }

  async function sendDue(mailServer: MailTransport): Promise<void> {
    nudged = false;
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + times.lease);
    const mails = await store.lease(now, leaseUntil, lanes);
    if (mails.length === 0) {
      if (!nudged) await pause(times.look);
      return;
    }
    // A store that took long, or a clock that was set on, has left too little of the lease: another worker may come.
    if (clock.now().getTime() + times.send > leaseUntil.getTime()) return;
    await Promise.all(mails.map(mail => send(mail, mailServer)));
  }

  async function send(mail: QueuedMail, mailServer: MailTransport): Promise<void> {
    const cut = new AbortController();
    const ended = new AbortController();
    running.add(cut);
    if (stopping) cut.abort();
    clock.sleep(times.send, ended.signal).then(() => cut.abort());
    const outcome = await mailServer.send(mail, cut.signal).then(
      () => sent(mail),
      error => failed(mail, error, cut.signal.aborted),
    );
    running.delete(cut);
    ended.abort();
    await record(outcome).catch(() => unrecorded.push(outcome));
  }

  function sent(mail: QueuedMail): Outcome {
    log('mail sent', { mail: mail.id, kind: mail.kind, attempt: mail.attempts + 1 });
    return { id: mail.id, sentAt: clock.now() };
  }

  function failed(mail: QueuedMail, error: unknown, cut: boolean): Outcome {
    const attempt = mail.attempts + 1;
    const permanent = error instanceof SendError && error.permanent;
    // A dead mail that the office has put back is given another five days.
    const dead = permanent || attempt % mostAttempts === 0;
    const why = cut ? { error: stopping ? 'stopped' : 'ETIMEDOUT' } : described(error);
    log(dead ? 'mail dead' : 'mail failed', { mail: mail.id, kind: mail.kind, attempt, ...why });
    // A stop is nobody's failure: whoever works next tries at once.
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

/** What may be told of an error. */
function described(error: unknown): { error: string } {
  if (error instanceof SendError) return { error: error.message };
  if (error instanceof StoreUnavailable) return { error: 'store unavailable' };
  return { error: 'unknown', ...describeError(error) };
}
