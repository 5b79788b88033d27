import { afterAll, beforeAll } from 'vitest';
import {
  emptyTables,
  makeHostile,
  startPostgresql,
  withClient,
  withoutPostgresql,
} from '../../../tests/support/postgresql.ts';
import { describeStore } from './contract/contract.ts';
import { openPostgresql } from './postgresql.ts';

let server: Awaited<ReturnType<typeof startPostgresql>>;
let url: string;

beforeAll(async () => {
  if (withoutPostgresql) return;
  server = await startPostgresql();
  url = await server.createDatabase();
  await makeHostile(url);
});

afterAll(() => server?.remove());

describeStore(
  'the PostgreSQL store in a database with other settings',
  async () => ({
    open: parts => openPostgresql(url, parts),
    remove: () =>
      withClient(url, async client => {
        await client.query('SET default_transaction_read_only = off');
        await client.query(emptyTables);
      }),
  }),
  { skip: withoutPostgresql },
);
