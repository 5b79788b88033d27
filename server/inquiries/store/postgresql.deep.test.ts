import { afterAll, beforeAll } from 'vitest';
import {
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

const empty = `SET default_transaction_read_only = off;
  TRUNCATE inquiries, acts, mails, removals RESTART IDENTITY CASCADE; UPDATE desk SET revoked_at = NULL`;

describeStore(
  'the PostgreSQL store in a database with other settings',
  async () => ({
    open: parts => openPostgresql(url, parts),
    remove: async () => void (await withClient(url, client => client.query(empty))),
  }),
  { skip: withoutPostgresql },
);
