/** Many visitors at once, slow ones, and two servers that share their work. */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../server/inquiries/store/open.ts';
import { type LiveProcess, startServer } from '../support/live-process.ts';
import { startSmtp } from '../support/smtp.ts';
import { Client, generous, Ledger, newKeys, sendAll } from '../support/visitors.ts';
import { type Findings, faultsOfFile, type Kind, type Place, withPlace } from './part.ts';

/** Most megabytes of JavaScript objects that the server gets: what it would keep of visitors does not fit. */
const heap = 96;

/** Megabytes of memory that a server may take more than after its first load. */
const leeway = 64;

/** Starts the real server with little memory. */
export const startSmall = ({ site, variables }: Place, more: Record<string, string> = {}) =>
  startServer(site, { ...generous, ...variables, ...more }, [`--max-old-space-size=${heap}`]);

/** Resident memory in megabytes, as Linux counts it. */
export function memory({ process: { pid } }: LiveProcess): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Where memory has grown from one load to the next like it. */
export function growth(before: number, after: number): string[] {
  return after - before > leeway ? [`memory has grown from ${before} MB to ${after} MB`] : [];
}

async function audit(place: Place, ledger: Ledger, expected: number): Promise<number> {
  const store = await openStore(place.database);
  const held = await ledger.audit(store);
  await store.close();
  if (held !== expected) ledger.faults.push(`${expected} inquiries came, and ${held} are held`);
  ledger.faults.push(...faultsOfFile(place.database));
  return held;
}

/** Inquiries from so many visitors at the same time, in five waves. Who is told to come again does. */
export function burst(kind: Kind, { inquiries = 10_000, visitors = 1000 } = {}): Promise<Findings> {
  return withPlace(kind, async place => {
    const server = await startSmall(place);
    const ledger = new Ledger();
    const keys = newKeys(inquiries);
    const memories: number[] = [];
    const start = performance.now();
    for (let wave = 0; wave < 5; wave += 1) {
      const client = new Client(server.url, visitors);
      const some = keys.slice((wave * inquiries) / 5, ((wave + 1) * inquiries) / 5);
      await sendAll(client, ledger, some, visitors, [503]);
      await sendAll(
        client,
        ledger,
        some.filter(key => !ledger.acknowledged.has(key)),
        20,
      );
      client.close();
      memories.push(memory(server));
    }
    const seconds = (performance.now() - start) / 1000;
    ledger.faults.push(...growth(memories[1] ?? 0, memories.at(-1) ?? 0));
    if ((await server.end()) !== 0) ledger.faults.push('the server did not stop in order');
    const held = await audit(place, ledger, inquiries);
    return {
      counts: {
        sent: inquiries,
        refused: ledger.statuses.get(503) ?? 0,
        held,
        'a second': Math.round(inquiries / seconds),
        'memory, MB': memories.join(' '),
      },
      faults: ledger.faults,
    };
  });
}

/** Clients who open a request and never finish it, a byte a second; others are served meanwhile. */
export function slowClients({ clients = 1000, seconds = 45 } = {}): Promise<Findings> {
  return withPlace('sqlite', async place => {
    const server = await startSmall(place);
    const { port } = new URL(server.url);
    const ledger = new Ledger();
    const keys: string[] = [];
    const before = memory(server);
    const slow = Array.from({ length: clients }, (_, index) => crawl(Number(port), index));
    const open = () => slow.filter(socket => !socket.closed).length;
    const client = new Client(server.url, 5);
    const start = performance.now();
    let slowest = 0;
    let most = 0;
    while (performance.now() - start < seconds * 1000 && (most === 0 || open() > 0)) {
      const some = newKeys(5);
      keys.push(...some);
      const asked = performance.now();
      await sendAll(client, ledger, some, 5);
      slowest = Math.max(slowest, performance.now() - asked);
      most = Math.max(most, open());
      await sleep(200);
    }
    const left = open();
    const after = memory(server);
    for (const socket of slow) socket.destroy();
    client.close();
    if (slowest > 2000) ledger.faults.push(`others waited ${Math.round(slowest)} ms`);
    ledger.faults.push(...growth(before, after));
    if ((await server.end()) !== 0) ledger.faults.push('the server did not stop in order');
    await audit(place, ledger, keys.length);
    return {
      counts: {
        'slow clients': most,
        'left at the end': left,
        seconds: Math.round((performance.now() - start) / 1000),
        'others served': keys.length,
        'slowest of them, ms': Math.round(slowest),
        'memory, MB': `${before} ${after}`,
      },
      faults: left > 0 && seconds >= 45 ? [...ledger.faults, `${left} were never sent away`] : ledger.faults,
    };
  });
}

/** A client that stops in the headers, in the body, or says nothing; the first two go on by a byte a second. */
function crawl(port: number, index: number): Socket {
  const socket = connect(port, '127.0.0.1');
  const head = 'POST /api/inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const started = [head, `${head}Content-Length: 5000\r\n\r\n{`, ''][index % 3] ?? '';
  socket.on('error', () => {});
  socket.resume();
  if (started === '') return socket;
  socket.write(started);
  const drip = setInterval(() => socket.write(' '), 1000);
  socket.once('close', () => clearInterval(drip));
  return socket;
}

/** Two servers on one database: each mail is sent by one of them, once. */
export function twoServers(kind: Kind, { inquiries = 300 } = {}): Promise<Findings> {
  return withPlace(kind, async place => {
    const smtp = await startSmtp({ startTls: false });
    const mailing = { SMTP_URL: smtp.url, SMTP_TLS: 'opportunistic' };
    const servers = await Promise.all([startSmall(place, mailing), startSmall(place, mailing)]);
    const clients = servers.map(({ url }) => new Client(url, 20));
    const ledger = new Ledger();
    const keys = newKeys(inquiries);
    // Everybody asks both: the second answer is the first one's.
    await Promise.all(clients.map(client => sendAll(client, ledger, keys, 20)));
    await smtp.received(2 * inquiries);
    for (const client of clients) client.close();
    for (const server of servers) {
      if ((await server.end()) !== 0) ledger.faults.push('a server did not stop in order');
    }
    await audit(place, ledger, inquiries);
    const store = await openStore(place.database);
    const { waiting, dead } = await store.outboxSummary(new Date());
    await store.close();
    if (waiting + dead > 0) ledger.faults.push(`${waiting} mails wait, ${dead} are dead`);
    const twice =
      smtp.mails.length - new Set(smtp.mails.map(({ headers }) => headers.get('message-id'))).size;
    if (twice > 0) ledger.faults.push(`${twice} mails were sent twice`);
    const senders = servers.map(({ lines }) => lines.filter(line => line.includes('"mail sent"')).length);
    await smtp.stop();
    return {
      counts: {
        inquiries,
        answers: [...ledger.statuses.values()].reduce((sum, count) => sum + count),
        'mails by each': senders.join(' '),
      },
      faults: ledger.faults,
    };
  });
}
