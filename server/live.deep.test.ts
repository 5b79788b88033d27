import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { Client } from '../tests/stress/visitors.ts';
import { builtSite, startServer } from '../tests/support/live-process.ts';
import { startPostgresql, withoutPostgresql } from '../tests/support/postgresql.ts';

it('a server waits for PostgreSQL to start, but does not start without its database', {
  timeout: 90_000,
  skip: withoutPostgresql,
}, async () => {
  const postgresql = await startPostgresql();
  onTestFinished(() => postgresql.remove());
  const site = await builtSite('live');
  onTestFinished(() => rm(site, { recursive: true }));
  const DATABASE_URL = (await postgresql.createDatabase()).replace('park@', 'park:parrot-secret@');
  await postgresql.crash();
  const server = await startServer(site, { INQUIRIES: 'live', DATABASE_URL });
  const client = new Client(server.url, 1);
  expect(await client.get('/')).toBe(200);
  expect(await client.send('7f0f6d0e-6f0b-4a57-9a2e-0d1c5d0f3a11')).toEqual({ status: 503 });
  expect(await client.get('/readyz')).toBe(503);
  await postgresql.start();
  await server.printed(/"event":"store open"/);
  expect(await client.send('7f0f6d0e-6f0b-4a57-9a2e-0d1c5d0f3a11')).toMatchObject({ status: 201 });
  client.close();
  expect(await server.end()).toBe(0);
  expect(server.lines.join('\n')).not.toContain('parrot-secret');

  const wrong = { INQUIRIES: 'live', DATABASE_URL: DATABASE_URL.replace(/test_\d+/, 'nowhere') };
  await expect(startServer(site, wrong)).rejects.toThrow(
    /^DATABASE_URL: PostgreSQL cannot be used: database "nowhere" does not exist\.$/,
  );
});
