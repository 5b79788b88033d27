/**
 * `npm run bench:inquiries`: measures how fast live inquiries are accepted with 1,000 and 200,000 stored (two years of 300
 * a day), also relative to bare inserts into the same database, because absolute figures depend on the machine.
 * `npm run bench:inquiries -- sqlite` measures one store only; `ROWS=20000 SECONDS=2` is faster.
 *
 * - bare: `bare` in `bench-databases.ts`, as durable as the store (SQLite: WAL, synchronous FULL; PostgreSQL: fsync and
 *   synchronous_commit on). SQLite has a single writer, so it runs with a concurrency of 1.
 * - store: `accept` with both mails, as the server calls it.
 * - HTTP: the same through the whole server in its own process, with one keep-alive connection per loop. The last column is the
 *   CPU load of this process: close to 1, the client is the bottleneck.
 *
 * Measurements are interleaved in fractions of a second, so that changing load affects all of them equally.
 */
import { randomUUID } from 'node:crypto';
import { apiPath } from '../domain/inquiry-api.ts';
import { openStore } from '../server/inquiries/store/open.ts';
import { inquiryOf, unlimited } from '../tests/stress/visitors.ts';
import { builtSite, startServer } from '../tests/support/live-process.ts';
import { fill, mailsOf, newSubmission, openDatabase } from './bench-databases.ts';
import { median, openConnection, quantile, takeTurn } from './measure.ts';

const sizes = [1000, Number(process.env['ROWS'] ?? 200_000)];
const seconds = Number(process.env['SECONDS'] ?? 6);
/** Duration of one measurement in milliseconds. */
const turn = 300;

/** Measures ways to store inquiries in alternation, each with its concurrent loops, and prints their throughput. */
async function compare(ways: Record<string, readonly (() => Promise<unknown>)[]>) {
  const all = Object.entries(ways).map(([name, lanes]) => ({ name, lanes, turns: [] as Turn[] }));
  for (const { lanes } of all) await takeTurn(lanes, turn);
  for (let taken = 0; taken < seconds * 1000; taken += turn)
    for (const { lanes, turns } of all) turns.push(await takeTurn(lanes, turn));
  const rate = (turns: readonly Turn[]) => median(turns.map(({ perSecond }) => perSecond));
  const bare = rate(all[0]?.turns ?? []);
  for (const { name, lanes, turns } of all) {
    const latencies = turns.flatMap(({ latencies }) => latencies);
    const figures = [
      rate(turns).toFixed(0),
      (rate(turns) / bare).toFixed(2),
      quantile(latencies, 0.5).toFixed(2),
      quantile(latencies, 0.99).toFixed(2),
      median(turns.map(({ load }) => load)).toFixed(2),
    ];
    print(name, String(lanes.length), ...figures);
  }
}

type Turn = Awaited<ReturnType<typeof takeTurn>>;

const print = (...cells: string[]) => console.log(cells.map(cell => cell.padStart(9)).join(''));

for (const kind of ['sqlite', 'postgresql'] as const) {
  if (process.argv.length > 2 && !process.argv.includes(kind)) continue;
  const database = await openDatabase(kind);
  const store = await openStore(database.settings);
  const server = await startServer(await builtSite('live'), { ...unlimited, ...database.variables });
  const accept = async () => {
    const submission = newSubmission();
    const { outcome } = await store.accept(submission, mailsOf(submission));
    if (outcome !== 'stored') throw new Error(`An inquiry was not stored: ${outcome}`);
  };
  const send = async (connection: Awaited<ReturnType<typeof openConnection>>) => {
    const key = randomUUID();
    const body = JSON.stringify(inquiryOf(key));
    const status = await connection.ask(
      `POST ${apiPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    if (status !== 201) throw new Error(`An inquiry got status ${status}`);
  };
  try {
    for (const [index, size] of sizes.entries()) {
      await fill(database, sizes[index - 1] ?? 0, size, 'answered');
      console.log(`\n${kind}, ${size} inquiries stored`);
      print('way', 'loops', 'per s', '/ bare', 'p50 ms', 'p99 ms', 'CPU');
      for (const lanes of [1, 10, 50]) {
        const connections = await Promise.all(
          Array.from({ length: lanes }, () => openConnection(server.url)),
        );
        await compare({
          bare: Array(kind === 'sqlite' ? 1 : lanes).fill(database.bare),
          store: Array(lanes).fill(accept),
          HTTP: connections.map(connection => () => send(connection)),
        });
        for (const connection of connections) connection.close();
      }
    }
  } finally {
    await server.end();
    await store.close();
    await database.remove();
  }
}
