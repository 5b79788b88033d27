/** Many visitors at once, slow ones, and two servers that share their work. */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../server/inquiries/store/open.ts';
import { type LiveProcess, startServer } from '../support/live-process.ts';
import { startSmtp } from '../support/smtp-server.ts';
import { faultsOfFile, type Kind, type StoreSetup, withPlace } from './part.ts';
import { Client, generous, Ledger, newKeys, sendAll } from './visitors.ts';

/** Most megabytes of JavaScript objects that the server gets: what it would keep of visitors does not fit. */
const heap = 96;
/** Megabytes of memory that a server may take more than after its first load. */
const leeway = 64;

/** Starts the real server with little memory. */
export const startSmall = ({ site, variables }: StoreSetup, more: Record<string, string> = {}) =>
  startServer(site, { ...generous, ...variables, ...more }, [`--max-old-space-size=${heap}`]);

/** Resident memory in megabytes, as Linux counts it. */
function memory({ process: { pid } }: LiveProcess): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Where memory has grown from one load to the next like it. */
const growth = (before: number, after: number): string[] =>
  after - before > leeway ? [`memory has grown from ${before} MB to ${after} MB`] : [];

/** Stops a server and holds what was promised against its store. */
async function settle(place: StoreSetup, server: LiveProcess, ledger: Ledger, expected: number) {
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
    ledger.faults.push(...growth(memories[1] ?? 0, memories.at(-1) ?? 0));
    await settle(place, server, ledger, waves * visitors);
    return ledger.faults;
  });
}

/** A thousand clients open a request and never finish it, a byte a second; others are served meanwhile. */
export function slowClients(kind: Kind): Promise<readonly string[]> {
  return withPlace(kind, async place => {
    const server = await startSmall(place);
    const ledger = new Ledger();
    const before = memory(server);
    const slow = Array.from({ length: 1000 }, (_, index) => crawl(Number(new URL(server.url).port), index));
    const open = () => slow.filter(socket => !socket.closed).length;
    const client = new Client(server.url, 5);
    const end = performance.now() + 45_000;
    let served = 0;
    do {
      const asked = performance.now();
      await sendAll(client, ledger, newKeys(5), 5);
      served += 5;
      const waited = performance.now() - asked;
      if (waited > 2000) ledger.faults.push(`others waited ${waited} ms`);
      await sleep(200);
    } while (performance.now() < end && open() > 0);
    if (open() > 0) ledger.faults.push(`${open()} were never sent away`);
    ledger.faults.push(...growth(before, memory(server)));
    for (const socket of slow) socket.destroy();
    client.close();
    await settle(place, server, ledger, served);
    return ledger.faults;
  });
}

/** A client that stops in the headers, in the body, or says nothing; the first two go on by a byte a second. */
function crawl(port: number, index: number): Socket {
  const socket = connect(port, '127.0.0.1');
  const head = 'POST /api/inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const started = [head, `${head}Content-Length: 5000\r\n\r\n{`, ''][index % 3] ?? '';
  socket.on('error', () => {});
  socket.resume();
  socket.write(started);
  const drip = started === '' ? undefined : setInterval(() => socket.write(' '), 1000);
  return socket.once('close', () => clearInterval(drip));
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
    await smtp.received(2 * keys.length, 'IP-');
    for (const client of clients) client.close();
    if ((await other.end()) !== 0) ledger.faults.push('the second server did not stop in order');
    await settle(place, one, ledger, keys.length);
    const ids = smtp.mails.map(({ headers }) => headers.get('message-id'));
    if (new Set(ids).size !== ids.length) ledger.faults.push('a mail was sent twice');
    await smtp.stop();
    return ledger.faults;
  });
}
