/** A mail server that does everything wrong in turn, with the real worker, transport and store. */
import { mailsFor } from '../../server/inquiries/mail/messages.ts';
import { openTransport } from '../../server/inquiries/mail/transport.ts';
import { startWorker, times } from '../../server/inquiries/mail/worker.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import { ManualClock } from '../support/clock.ts';
import { exampleInquiry } from '../support/example-inquiry.ts';
import { composer, mailSettings } from '../support/mail-settings.ts';
import { type Fault, startSmtp } from '../support/smtp-server.ts';
import { type Kind, withPlace } from './part.ts';
import { addressOf, newKeys } from './visitors.ts';

const hour = 3_600_000;

/** One after another. Where there is none, mails get through. */
const faults: readonly (Fault | 'gone' | undefined)[] = [
  undefined,
  'gone',
  { at: 'greeting', code: 421 },
  { at: 'greeting', silent: true },
  { at: 'sender', code: 451 },
  { at: 'recipient', code: 450 },
  { at: 'recipient', code: 550 },
  { at: 'data', code: 452 },
  { at: 'data', code: 554 },
  { at: 'data', silent: true },
  { at: 'data', drop: true },
];

/**
 * Under each fault some inquiries come; an hour later the next fault is there. In the end the office has every mail that
 * was refused for good sent again.
 */
export function troubleMail(kind: Kind): Promise<readonly string[]> {
  return withPlace(kind, async ({ database }) => {
    const store = await openStore(database);
    let smtp = await startSmtp({ startTls: false });
    const servers = [smtp];
    const real = openTransport({ url: smtp.url, requireTls: false });
    const clock = new ManualClock('2026-11-20T09:15:00Z');
    let silent = false;
    const transport: typeof real = {
      ...real,
      send(mail, signal) {
        // Nothing more is said: the hands go on by what a send may take.
        if (silent) smtp.connected(smtp.connections + 1).then(() => clock.advance(times.send));
        return real.send(mail, signal);
      },
    };
    const compose = composer(store, clock);
    const worker = startWorker({ store, compose, transport, clock, log: () => {}, random: () => 0 });
    await clock.asleep(times.poll);
    for (const fault of faults) {
      if (fault === 'gone') await smtp.stop();
      else smtp.fault = fault;
      silent = typeof fault === 'object' && 'silent' in fault;
      for (const key of newKeys(3)) {
        const inquiry = { ...exampleInquiry, email: addressOf(key) };
        const submission = { key, inquiry, locale: 'en', marks: [], receivedAt: clock.now() } as const;
        await store.accept(submission, reference => mailsFor(submission, reference, mailSettings));
      }
      worker.nudge();
      await clock.asleep(times.poll);
      silent = false;
      if (fault === 'gone') {
        smtp = await startSmtp({ startTls: false, port: smtp.port });
        servers.push(smtp);
      }
      clock.advance(hour);
    }
    smtp.fault = undefined;
    await clock.asleep(times.poll);
    await store.retryMails('all', clock.now());
    clock.advance(hour);
    await clock.asleep(times.poll);
    await worker.stop();

    const came = servers.flatMap(({ mails }) => mails);
    const broken: string[] = [];
    for (const { reference } of await store.list({})) {
      for (const { messageId, state } of await store.mails(reference)) {
        const copies = came.filter(({ headers }) => headers.get('message-id') === messageId);
        const taken = copies.filter(({ acknowledged }) => acknowledged).length;
        const same = new Set(copies.map(({ text }) => text)).size === 1;
        if (state !== 'sent' || taken !== 1 || !same)
          broken.push(`a mail of ${reference} is ${state}, was taken ${taken} times, each the same: ${same}`);
      }
    }
    await store.close();
    await smtp.stop();
    return broken;
  });
}
