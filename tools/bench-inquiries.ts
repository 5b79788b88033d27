/**
 * `npm run bench:inquiries`: inquiries per second by store, compared to the home page. `npm run bench:inquiries -- sqlite` measures one
 * store; `SECONDS=2` is faster. The PostgreSQL of the tests does not wait for the disk.
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
// @ts-expect-error The package has no types.
import autocannon from 'autocannon';
import { apiPath } from '../domain/inquiry-api.ts';
import { farDay, message } from '../tests/support/example-inquiry.ts';
import { startServer, unlimitedSettings, writeBuiltSite } from '../tests/support/live-process.ts';
import { startPostgresql } from '../tests/support/postgresql.ts';

const durationSeconds = Number(process.env['SECONDS'] ?? 5);

const inquiry = {
  method: 'POST',
  path: apiPath,
  setupRequest(request: object) {
    const key = randomUUID();
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const body = JSON.stringify({ ...message, visitDate: farDay, email: `visitor@${key}.example` });
    return { ...request, headers, body };
  },
};

const printRow = (...cells: string[]) => console.log(cells.map(cell => cell.padStart(12)).join(''));

for (const kind of ['sqlite', 'postgresql'] as const) {
  if (process.argv.length > 2 && !process.argv.includes(kind)) continue;
  const postgresql = kind === 'postgresql' ? await startPostgresql() : undefined;
  const site = await writeBuiltSite('live');
  const database = postgresql ? { DATABASE_URL: await postgresql.createDatabase() } : {};
  const server = await startServer(site, { ...unlimitedSettings, ...database });
  console.log(`\n${kind}`);
  printRow('request', 'connections', 'per second', 'p50 ms', 'p99 ms', 'failed');
  for (const connections of [1, 10, 50])
    for (const request of [{ method: 'GET', path: '/' }, inquiry]) {
      const result = await autocannon({
        url: server.url,
        connections,
        duration: durationSeconds,
        requests: [request],
      });
      const { requests, latency, non2xx, errors } = result;
      const figures = [connections, requests.average, latency.p50, latency.p99, non2xx + errors];
      printRow(request.path, ...figures.map(String));
    }
  await server.stop();
  await rm(site, { recursive: true });
  await postgresql?.remove();
}
