/** Many visitors at once, and two servers that share their work. */
import { readFileSync } from 'node:fs';
import { openStore } from '../../server/inquiries/store/open.ts';
import { type LiveProcess, startServer } from '../support/live-process.ts';
import { startSmtp } from '../support/smtp-server.ts';
import { faultsOfFile, type Kind, type Place, withPlace } from './part.ts';
import { Client, generous, Ledger, newKeys, sendAll } from './visitors.ts';

/** Most megabytes of JavaScript objects that the server gets: what it would keep of visitors does not fit. */
const heap = 96;
/** Megabytes of memory that a server may take more than after its first load. */
const leeway = 64;

/** Starts the real server with little memory. */
export const startSmall = ({ site, variables }: Place, more: Record<string, string> = {}) =>
  startServer(site, { ...generous, ...variables, ...more }, [`--max-old-space-size=${heap}`]);

/** Resident memory in megabytes, as Linux counts it. */
function memory({ process: { pid } }: LiveProcess): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Stops a server and holds what was promised against its store. */
async function settle(place: Place, server: LiveProcess, ledger: Ledger, expected: number) {
  if ((await server.end()) !== 0) ledger.faults.push('the server did not stop in order');
  const store = await openStore(place.database);
  const held = await ledger.audit(store);
  await store.close();
  if (held !== expected) ledger.faults.push(`${expected} inquiries came, and ${held} are held`);
  ledger.faults.push(...faultsOfFile(place.database));
}

/** A thousand visitors at the same time, in five waves. Who is told to come again does. */
export function burst(kind: Kind): Promise<readonly string[]> {
  const visitors = 1000;
  const waves = 5;
  return withPlace(kind, async place => {
    const server = await startSmall(place);
    const ledger = new Ledger();
    const memories: number[] = [];
    for (let wave = 0; wave < waves; wave += 1) {
      const client = new Client(server.url, visitors);
      const keys = newKeys(visitors);
      await sendAll(client, ledger, keys, visitors, [503]);
      const again = keys.filter(key => !ledger.acknowledged.has(key));
      await sendAll(client, ledger, again, 20);
      client.close();
      memories.push(memory(server));
    }
    const [, before = 0, ...others] = memories;
    if ((others.at(-1) ?? 0) - before > leeway) ledger.faults.push(`memory has grown: ${memories} MB`);
    await settle(place, server, ledger, waves * visitors);
    return ledger.faults;
  });
}

/** Two servers on one database, and everybody asks both: each mail is sent by one of them, once. */
export function twoServers(kind: Kind): Promise<readonly string[]> {
  return withPlace(kind, async place => {
    const smtp = await startSmtp({ startTls: false });
    const mailing = { SMTP_URL: smtp.url, SMTP_TLS: 'opportunistic' };
    const [one, other] = await Promise.all([startSmall(place, mailing), startSmall(place, mailing)]);
    const ledger = new Ledger();
    const keys = newKeys(300);
    const clients = [new Client(one.url, 20), new Client(other.url, 20)];
    await Promise.all(clients.map(client => sendAll(client, ledger, keys, 20)));
    await smtp.received(2 * keys.length);
    for (const client of clients) client.close();
    if ((await other.end()) !== 0) ledger.faults.push('the second server did not stop in order');
    await settle(place, one, ledger, keys.length);
    const ids = smtp.mails.map(({ headers }) => headers.get('message-id'));
    if (new Set(ids).size !== ids.length) ledger.faults.push('a mail was sent twice');
    await smtp.stop();
    return ledger.faults;
  });
}
