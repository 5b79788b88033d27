import { onTestFinished } from 'vitest';
import type { ComposerParts } from '../../server/inquiries/mail/compose.ts';
import { type MailTransport, openTransport } from '../../server/inquiries/mail/transport.ts';
import { startWorker, times, type Worker, type WorkerParts } from '../../server/inquiries/mail/worker.ts';
import type { NewMail, Store } from '../../server/inquiries/store/store.ts';
import { ManualClock } from './clock.ts';
import { composer } from './mail-settings.ts';
import { type SmtpFake, startSmtp } from './smtp.ts';

export const start = '2026-11-20T09:15:00Z';

interface Line {
  event: string;
  [detail: string]: string | number;
}

/** What a worker and its mails need of a store. */
export type WorkStore = WorkerParts['store'] & ComposerParts['store'];

/** A worker on a store with a clock of its own; stopped when the test is over. */
export function work(store: WorkStore, transport: MailTransport | null, clock = new ManualClock(start)) {
  const log: Line[] = [];
  const worker = startWorker({
    store,
    compose: composer(store, clock),
    transport,
    clock,
    random: () => 0,
    log: (event, details, level = 'info') => log.push({ event, level, ...details }),
  });
  onTestFinished(() => stopNow(worker, clock));
  return { worker, clock, log };
}

/** Stops without waiting for what is on the wire. */
async function stopNow(worker: Worker, clock: ManualClock): Promise<void> {
  const stopped = worker.stop();
  clock.advance(times.stop);
  await stopped;
}

export async function smtp(): Promise<{ server: SmtpFake; transport: MailTransport }> {
  const server = await startSmtp();
  onTestFinished(() => server.stop());
  return { server, transport: openTransport({ url: server.url, requireTls: true }) };
}

/** A transport that does as it is told, in place of a network. */
export function transportOf(send: MailTransport['send']): MailTransport {
  return { send, verify: async () => {} };
}

export const states = async (store: Store) =>
  (await store.mails()).map(({ kind, state }) => `${kind} ${state}`);

/** A mail that belongs to no inquiry. */
export const loneMail: NewMail = { kind: 'digest', messageId: '<digest.2026-11-20@park.example>' };

/** The methods that a worker uses, on their store. */
export function bound(store: Store): WorkStore {
  return {
    lease: store.lease.bind(store),
    mailSent: store.mailSent.bind(store),
    mailFailed: store.mailFailed.bind(store),
    find: store.find.bind(store),
    list: store.list.bind(store),
    count: store.count.bind(store),
    mails: store.mails.bind(store),
    outboxSummary: store.outboxSummary.bind(store),
  };
}
