import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type PostgresqlServer,
  startPostgresql,
  withoutPostgresql,
} from '../../../tests/support/postgresql.ts';
import { SettingError } from '../../site/settings.ts';
import { later, mail, monday, stored, submission, twoMails } from './contract/parts.ts';
import { moveRows } from './move.ts';
import { openPostgresql } from './postgresql.ts';
import { exampleReference } from './reference.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const skip = withoutPostgresql;
let server: PostgresqlServer;
let folder: string;
let file: string;

/** Inquiries in every state, one of them erased, and mails in every state. */
async function fill(store: Store) {
  const keys = Array.from({ length: 620 }, (_, index) => `key-${index}`);
  await Promise.all(
    keys.map((key, index) => stored(store, key, { email: `${key}@example.com` }, later(index))),
  );
  const marked = { ...submission('marked', { fullName: '👩‍👩‍👧 "\\" Ñ', specialRequests: 'a\r\nb' }) };
  await store.accept({ ...marked, marks: ['honeypot', 'too-fast'] }, twoMails);
  const [first, second] = await store.list({});
  await store.markAnswered(first?.reference ?? exampleReference, later(5));
  for (const text of ['One', 'Two']) {
    await store.addNote(second?.reference ?? exampleReference, { writtenAt: later(6), text });
  }
  const [sent, dead, again] = await store.lease(later(700), later(705), 3);
  await store.mailSent(sent?.id ?? 0, later(701));
  await store.mailFailed(dead?.id ?? 0, '550 no such user', null);
  await store.mailFailed(again?.id ?? 0, '451 later', later(760));
  await store.enqueue(mail('digest'), later(800));
  // The last ids given are then of rows that are gone.
  await stored(store, 'gone', { email: 'gone@example.com' });
  await store.erasePerson('gone@example.com', later(9));
}

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

it('moves every row as it is, and the source stays', { timeout: 30_000, skip }, async () => {
  const url = await server.createDatabase();
  expect(await moveRows(file, url)).toEqual({ inquiries: 621, notes: 2, mails: 1243, removals: 1 });
  const [from, to] = await Promise.all([openSqlite(file), openPostgresql(url)]);
  const inquiries = await from.list({});
  expect(inquiries).toHaveLength(621);
  expect(await to.list({})).toEqual(inquiries);
  expect(await to.mails()).toEqual(await from.mails());
  const [first] = inquiries;
  expect(first && (await to.mails(first.reference))).toEqual(first && (await from.mails(first.reference)));

  // The keys still answer, and new ids go on after the last.
  const replay = await to.accept(submission('key-7', { email: 'key-7@example.com' }), twoMails);
  expect(replay).toMatchObject({ outcome: 'replayed' });
  const [last] = await Promise.all(
    [from, to].map(async store => {
      const reference = await stored(store, 'next');
      return (await store.mails(reference)).map(({ id }) => id);
    }),
  );
  const reference = (await to.list({ email: 'ana@example.com' })).at(-1)?.reference;
  expect(reference && (await to.mails(reference)).map(({ id }) => id)).toEqual(last);
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
