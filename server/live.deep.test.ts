import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { apiPath } from '../domain/inquiry-api.ts';
import { farDay, message } from '../tests/support/example-inquiry.ts';
import { startServer, writeBuiltSite } from '../tests/support/live-process.ts';
import { startPostgresql, withoutPostgresql } from '../tests/support/postgresql.ts';

it('a server waits for PostgreSQL to start', {
  timeout: 90_000,
  skip: withoutPostgresql,
}, async () => {
  const postgresql = await startPostgresql();
  onTestFinished(() => postgresql.remove());
  const site = await writeBuiltSite('live');
  onTestFinished(() => rm(site, { recursive: true }));
  const DATABASE_URL = (await postgresql.createDatabase()).replace('park@', 'park:parrot-secret@');
  await postgresql.crash();
  const server = await startServer(site, { INQUIRIES: 'live', DATABASE_URL });
  const get = async (path: string) => (await fetch(server.url + path)).status;
  const send = async () => {
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': '7f0f6d0e-6f0b-4a57-9a2e-0d1c5d0f3a11',
    };
    const body = JSON.stringify({ ...message, visitDate: farDay });
    return (await fetch(server.url + apiPath, { method: 'POST', headers, body })).status;
  };
  expect(await get('/')).toBe(200);
  expect(await send()).toBe(503);
  expect(await get('/readyz')).toBe(503);
  await postgresql.start();
  await expect.poll(() => get('/readyz'), { timeout: 30_000 }).toBe(200);
  expect(await send()).toBe(201);
  expect(await server.stop()).toBe(0);
  expect(server.lines.join('\n')).not.toContain('parrot-secret');
});
