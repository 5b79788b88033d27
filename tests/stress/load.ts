/** Many visitors at once, and slow clients. */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../server/inquiries/store/open.ts';
import { type LiveProcess, startServer } from '../support/live-process.ts';
import { faultsOfFile, type Kind, type StoreSetup, withStore } from './setup.ts';
import { Client, Ledger, newKeys, sendAll, unlimited } from './visitors.ts';

/** Heap limit of the server in megabytes: too small to keep anything per visitor. */
const heapLimit = 96;
/** Allowed growth of resident memory after the first load, in megabytes. */
const allowedGrowth = 64;

/** Starts the real server with little memory. */
const startSmallServer = ({ site, variables }: StoreSetup) =>
  startServer(site, { ...unlimited, ...variables }, [`--max-old-space-size=${heapLimit}`]);

/** Resident memory in megabytes, on Linux. */
function memory({ process: { pid } }: LiveProcess): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** A fault if memory grew between two similar loads. */
const growthFaults = (before: number, after: number): string[] =>
  after - before > allowedGrowth ? [`memory grew from ${before} MB to ${after} MB`] : [];

/** Stops a server and compares its store with the ledger. */
async function settle(setup: StoreSetup, server: LiveProcess, ledger: Ledger, expected: number) {
  if ((await server.end()) !== 0) ledger.faults.push('the server did not stop cleanly');
  const store = await openStore(setup.database);
  const stored = await ledger.audit(store);
  await store.close();
  if (stored !== expected) ledger.faults.push(`${expected} inquiries were sent, and ${stored} are stored`);
  ledger.faults.push(...faultsOfFile(setup.database));
}

/** A thousand concurrent visitors, in five waves. Those answered 503 retry. */
export function burst(kind: Kind): Promise<readonly string[]> {
  const visitors = 1000;
  const waves = 5;
  return withStore(kind, async setup => {
    const server = await startSmallServer(setup);
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
    ledger.faults.push(...growthFaults(memories[1] ?? 0, memories.at(-1) ?? 0));
    await settle(setup, server, ledger, waves * visitors);
    return ledger.faults;
  });
}

/** A thousand clients send an endless request at one byte per second, while others are served. */
export function slowClients(kind: Kind): Promise<readonly string[]> {
  return withStore(kind, async setup => {
    const server = await startSmallServer(setup);
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
      if (waited > 2000) ledger.faults.push(`other clients waited ${waited} ms`);
      // Paces the other clients while the slow ones run into the timeout.
      await sleep(200);
    } while (performance.now() < end && open() > 0);
    if (open() > 0) ledger.faults.push(`${open()} slow connections were never closed`);
    ledger.faults.push(...growthFaults(before, memory(server)));
    for (const socket of slow) socket.destroy();
    client.close();
    await settle(setup, server, ledger, served);
    return ledger.faults;
  });
}

/** A client that stalls in the headers, in the body, or before them; the first two continue with one byte per second. */
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
