import { onTestFinished } from 'vitest';
import { openTransport } from '../../server/inquiries/mail/transport.ts';
import { startWorker, timesMs } from '../../server/inquiries/mail/worker.ts';
import { ManualClock } from './clock.ts';
import { accept, submission, temporaryStore } from './inquiries.ts';
import { composer, mailSettings } from './mail-settings.ts';
import { startSmtp } from './smtp-server.ts';

/** A store with one inquiry, whose two mails are waiting, and a mail server. Everything is stopped after the test. */
export async function startOutbox() {
  const { receivedAt } = submission();
  const store = await temporaryStore();
  const reference = await accept(store, submission());
  const clock = new ManualClock(receivedAt.toISOString());
  const smtp = await startSmtp({ startTls: false });
  onTestFinished(() => smtp.stop());
  const log: { event: string; [detail: string]: string | number }[] = [];
  function startWork() {
    const worker = startWorker({
      store,
      compose: composer(store, clock),
      transport: openTransport({ url: smtp.url, requireTls: false }, mailSettings),
      clock,
      random: () => 0,
      log: (event, details, level = 'info') => log.push({ event, level, ...details }),
    });
    onTestFinished(async () => {
      const stopped = worker.stop();
      clock.advance(timesMs.stop);
      await stopped;
    });
    return worker;
  }
  /** Waits until everything due is done. */
  async function work() {
    const worker = startWork();
    await clock.waitForSleep(timesMs.poll);
    return worker;
  }
  /** Waits until everything due is done. */
  async function pass(ms: number) {
    clock.advance(ms);
    await clock.waitForSleep(timesMs.poll);
  }
  const listMails = () => store.listMails(reference);
  return { store, reference, clock, smtp, log, startWork, work, pass, listMails };
}
