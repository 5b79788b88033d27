import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contents, fill, filled } from '../../../tests/support/filled-store.ts';
import {
  type PostgresqlServer,
  startPostgresql,
  withoutPostgresql,
} from '../../../tests/support/postgresql.ts';
import { SettingError } from '../../site/settings.ts';
import { mail, monday, stored, submission, twoMails } from './contract/parts.ts';
import { moveRows } from './move.ts';
import { openPostgresql } from './postgresql.ts';
import { openSqlite } from './sqlite.ts';

const skip = withoutPostgresql;
let server: PostgresqlServer;
let folder: string;
let file: string;

beforeAll(async () => {
  server = await startPostgresql();
  folder = await mkdtemp(join(tmpdir(), 'move-'));
  file = join(folder, 'inquiries.sqlite');
  const source = await openSqlite(file);
  await fill(source);
  await source.close();
}, 120_000);

afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

it('moves every row as it is, with its history, and the source stays', {
  timeout: 30_000,
  skip,
}, async () => {
  const url = await server.createDatabase();
  expect(await moveRows(file, url)).toEqual(filled);
  const [from, to] = await Promise.all([openSqlite(file), openPostgresql(url)]);
  const held = await contents(from);
  expect(held.inquiries).toHaveLength(filled.inquiries);
  expect(held.inquiries.flatMap(({ history }) => history)).toHaveLength(filled.acts);
  expect(held.mails).toHaveLength(filled.mails);
  expect(held.found).toHaveLength(1);
  expect(await contents(to)).toEqual(held);

  // The keys still answer, and new ids go on after the last.
  const replay = await to.accept(submission('key-7', { email: 'key-7@example.com' }), twoMails);
  expect(replay).toMatchObject({ outcome: 'replayed' });
  const [last, next] = await Promise.all(
    [from, to].map(async store => {
      const reference = await stored(store, 'next');
      return (await store.mails(reference)).map(({ id }) => id);
    }),
  );
  expect(next).toEqual(last);
  await Promise.all([from.close(), to.close()]);
});

it('moves nothing into a database that holds something', { skip }, async () => {
  const url = await server.createDatabase();
  const target = await openPostgresql(url);
  await target.enqueue(mail('digest'), monday);
  await expect(moveRows(file, url)).rejects.toThrow(SettingError);
  expect(await target.list({})).toEqual([]);
  expect(await target.mails()).toHaveLength(1);
  await target.close();
});

it('moves all or nothing', { skip }, async () => {
  const spoilt = join(folder, 'spoilt.sqlite');
  const source = await openSqlite(spoilt);
  await stored(source, 'a');
  // SQLite keeps a NUL, PostgreSQL does not.
  await stored(source, 'b', { fullName: 'A\0B' });
  await source.close();
  const url = await server.createDatabase();
  const error = await moveRows(spoilt, url).catch((reason: unknown) => reason as Error);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).not.toContain('A\0B');
  const target = await openPostgresql(url);
  expect(await target.list({})).toEqual([]);
  await target.close();
});
