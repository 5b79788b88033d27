/** Kills the server, with -9 and under load, again and again, and looks whether it kept its word. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openTransport } from '../../server/inquiries/mail/transport.ts';
import { startWorker, times } from '../../server/inquiries/mail/worker.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { Store } from '../../server/inquiries/store/store.ts';
import { ManualClock } from '../support/clock.ts';
import { faultsOfFile } from '../support/kill.ts';
import { startServer } from '../support/live-process.ts';
import { composer } from '../support/mail-settings.ts';
import { type SmtpFake, startSmtp } from '../support/smtp-server.ts';
import { type Findings, type Kind, type Place, withPlace } from './part.ts';
import { Client, generous, Ledger, newKeys, sendAll, serverScript } from './visitors.ts';

export interface KillSettings {
  rounds: number;
  /** Most acknowledgements of a round. Each is killed after a number of them that is drawn. */
  most?: number;
  /** Inquiries under way at the same time. */
  lanes?: number;
  /** From 0 to 1. */
  random?: () => number;
}

/** Milliseconds. */
const longestPause = 10;
const longestStart = 800;

/** Workers that send what is left. */
const workers = 10;

/** Of so many rounds one is killed while it starts. */
const earlyEvery = 10;
/** Of so many rounds one is followed by a check of the whole file. */
const checkEvery = 25;

/**
 * The real server with a real mail server, killed after a drawn number of acknowledgements or while it starts. Whoever got
 * no answer sends the same again in the next round, and some who did. In the end the outbox is emptied.
 */
export function killServer(kind: Kind, settings: KillSettings): Promise<Findings> {
  const { rounds, most = 60, lanes = 40, random = Math.random } = settings;
  return withPlace(kind, async place => {
    const smtp = await startSmtp({ startTls: false });
    const variables = { ...generous, ...place.variables, SMTP_URL: smtp.url, SMTP_TLS: 'opportunistic' };
    const ledger = new Ledger();
    let again: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      if (round % earlyEvery === 0) await killAtStart(place.site, variables, random() * longestStart);
      const answered = new Set(ledger.acknowledged.keys());
      const keys = [...again, ...newKeys(2 * most + lanes)];
      const moment = { answers: 1 + Math.floor(random() * most), pause: random() * longestPause };
      await killUnderLoad(await startServer(place.site, variables), ledger, { keys, lanes, moment });
      const fresh = keys.filter(key => ledger.acknowledged.has(key) && !answered.has(key));
      await withStore(place, async store => {
        for (const key of fresh) {
          const reference = ledger.acknowledged.get(key);
          if (reference) await ledger.look(store, key, reference);
        }
      });
      if (round % checkEvery === 0) ledger.faults.push(...faultsOfFile(place.database, 'quick_check'));
      again = [...keys.filter(key => !ledger.acknowledged.has(key)), ...fresh.slice(-5)].slice(-most);
    }
    const held = await withStore(place, async store => {
      const count = await ledger.audit(store);
      await sendRest(store, smtp);
      ledger.faults.push(...(await undelivered(store, smtp)));
      return count;
    });
    ledger.faults.push(...faultsOfFile(place.database, 'integrity_check'));
    await smtp.stop();
    return {
      counts: {
        rounds,
        acknowledged: ledger.acknowledged.size,
        'sent again': ledger.repeated,
        held,
        mails: new Set(smtp.mails.map(idOf)).size,
        'of them twice': smtp.mails.length - new Set(smtp.mails.map(idOf)).size,
      },
      faults: ledger.faults,
    };
  });
}

async function killUnderLoad(
  server: Awaited<ReturnType<typeof startServer>>,
  ledger: Ledger,
  order: { keys: readonly string[]; lanes: number; moment: { answers: number; pause: number } },
): Promise<void> {
  const client = new Client(server.url, order.lanes);
  const before = ledger.acknowledged.size + ledger.repeated;
  let killed = false;
  await sendAll(client, ledger, order.keys, order.lanes, [0], () => {
    const answers = ledger.acknowledged.size + ledger.repeated - before;
    if (!killed && answers >= order.moment.answers) {
      killed = true;
      setTimeout(() => server.process.kill('SIGKILL'), order.moment.pause);
    }
    return server.process.signalCode !== null;
  });
  client.close();
  await server.end('SIGKILL');
}

async function killAtStart(folder: string, variables: Record<string, string>, moment: number): Promise<void> {
  const env = { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', ...variables };
  const child = spawn(process.execPath, [serverScript], { cwd: folder, env, stdio: 'ignore' });
  setTimeout(() => child.kill('SIGKILL'), moment);
  await once(child, 'exit');
}

async function withStore<T>({ database }: Place, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(database);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Sends what is left, by a clock that is past the leases of the dead. */
async function sendRest(store: Store, { url }: SmtpFake): Promise<void> {
  const transport = openTransport({ url, requireTls: false });
  const work = async () => {
    const clock = new ManualClock(new Date(Date.now() + 2 * times.lease).toISOString());
    const worker = startWorker({ store, compose: composer(store, clock), transport, clock, log: () => {} });
    await clock.asleep(times.look);
    await worker.stop();
  };
  await Promise.all(Array.from({ length: workers }, work));
}

const idOf = ({ headers }: { headers: Map<string, string> }) => headers.get('message-id');

/** Mails of any inquiry that never came. */
async function undelivered(store: Store, smtp: SmtpFake): Promise<string[]> {
  const came = new Set(smtp.mails.map(idOf));
  const faults: string[] = [];
  for (const { reference } of await store.list({})) {
    for (const { messageId, state } of await store.mails(reference)) {
      if (state !== 'sent' || !came.has(messageId)) faults.push(`a mail of ${reference} is ${state}`);
    }
  }
  return faults;
}
