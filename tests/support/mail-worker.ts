import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import type { MailTransport, OutgoingMail } from '../../server/inquiries/mail/transport.ts';
import { startWorker, times } from '../../server/inquiries/mail/worker.ts';
import type { NewMail, Store } from '../../server/inquiries/store/store.ts';
import { ManualClock } from './clock.ts';
import { temporaryStore } from './inquiries.ts';
import { composer } from './mail-settings.ts';

export const start = '2026-11-20T09:15:00Z';

/** The mail server is simulated. */
export async function outbox(...mails: NewMail[]) {
  const store = await temporaryStore();
  for (const mail of mails) await store.enqueue(mail, new Date(start));
  const clock = new ManualClock(start);
  const tried: OutgoingMail[] = [];
  const sent: OutgoingMail[] = [];
  const server = {
    tried,
    sent,
    refusal: undefined as Error | 'silence' | undefined,
    /** Errors with which it refuses mails, by recipient. */
    refusals: new Map<string, Error>(),
  };
  const transport: MailTransport = {
    async send(mail, signal) {
      tried.push(mail);
      const refusal = server.refusals.get(mail.to) ?? server.refusal;
      if (refusal === 'silence' && !signal.aborted) await once(signal, 'abort');
      if (refusal) throw refusal;
      sent.push(mail);
    },
    verify: async () => {},
  };
  const log: { event: string; [detail: string]: string | number }[] = [];
  /** The worker is stopped after the test, even while it sends. */
  function startWork(over: MailTransport | null = transport) {
    const worker = startWorker({
      store,
      compose: composer(store, clock),
      transport: over,
      clock,
      random: () => 0,
      log: (event, details, level = 'info') => log.push({ event, level, ...details }),
    });
    onTestFinished(async () => {
      const stopped = worker.stop();
      clock.advance(times.stop);
      await stopped;
    });
    return worker;
  }
  /** Waits until everything due is done. */
  async function work() {
    const worker = startWork();
    await clock.waitForSleep(times.poll);
    return worker;
  }
  /** Waits until everything due is done. */
  async function pass(ms: number) {
    clock.advance(ms);
    await clock.waitForSleep(times.poll);
  }
  return { store, clock, server, log, startWork, work, pass };
}

export const states = async (store: Store) =>
  (await store.listMails()).map(({ kind, state }) => `${kind} ${state}`);
