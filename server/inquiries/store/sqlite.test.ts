import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/inquiries.ts';
import { SettingError } from '../../site/settings.ts';
import type { Connection } from './connection.ts';
import { describeStore } from './contract/contract.ts';
import {
  createAction,
  createMail,
  createTwoMails,
  minutesAfter,
  monday,
  type StoreParts,
  storeInquiry,
  submission,
} from './contract/parts.ts';
import { StoreUnavailable } from './records.ts';
import { connectSqlite } from './sqlite.ts';
import { raw, sql } from './statement.ts';
import { createStore, type Store } from './store.ts';

const openSqlite = async (file: string, { random }: StoreParts = {}) =>
  createStore(await connectSqlite(file), random);

describeStore('the SQLite store', async () => {
  const folder = await temporaryFolder();
  return { open: parts => openSqlite(join(folder, 'data/inquiries.sqlite'), parts), async remove() {} };
});

describe('the file of the SQLite store', () => {
  let data: string;
  let file: string;
  let connection: Connection;
  let store: Store;

  /** Simulates another process. */
  const connect = (statements = '') => {
    const otherDatabase = new DatabaseSync(file);
    onTestFinished(() => otherDatabase.close());
    otherDatabase.exec(statements);
    return otherDatabase;
  };

  beforeEach(async () => {
    data = join(await temporaryFolder(), 'a/data');
    file = join(data, 'inquiries.sqlite');
    connection = await connectSqlite(file);
    store = createStore(connection);
    onTestFinished(() => store.close());
  });

  const pragma = async (name: string) => (await connection.query(sql`PRAGMA ${raw(name)}`))[0]?.[name];

  it('is private to this user, synchronous on commit, and overwritten on deletion', async () => {
    await storeInquiry(store, 'a');
    const files = await readdir(data);
    expect(files.sort()).toEqual(['inquiries.sqlite', 'inquiries.sqlite-shm', 'inquiries.sqlite-wal']);
    for (const folder of ['..', '.']) expect((await stat(join(data, folder))).mode & 0o777).toBe(0o700);
    for (const name of files) expect((await stat(join(data, name))).mode & 0o777).toBe(0o600);
    const expectedPragmas = {
      journal_mode: 'wal',
      synchronous: 2,
      secure_delete: 1,
      foreign_keys: 1,
      temp_store: 2,
    };
    for (const [name, value] of Object.entries(expectedPragmas)) expect(await pragma(name), name).toBe(value);
  });

  it('erases all traces of a person from the database and write-ahead log', async () => {
    const secret = 'Xochiquetzal Unforgettable';
    const filesWithSecret = async () => {
      const files = await readdir(data);
      const fileTexts = await Promise.all(files.map(name => readFile(join(data, name), 'latin1')));
      return files.filter((_, index) => fileTexts[index]?.toLowerCase().includes('xochiquetzal'));
    };
    for (let index = 0; index < 50; index += 1)
      await storeInquiry(store, `${index}`, { email: `${index}@x.example` });
    const reference = await storeInquiry(store, 'a', {
      fullName: secret,
      specialRequests: secret.repeat(150),
    });
    await store.recordActions(reference, createAction('note', monday, secret));
    await connection.query(sql`PRAGMA wal_checkpoint`);
    await store.recordActions(reference, createAction('answered', minutesAfter(1)));
    expect(await filesWithSecret()).not.toEqual([]);
    await store.erasePerson('ana@example.com', minutesAfter(2));
    expect(await filesWithSecret()).toEqual([]);
  });

  it('waits for a lock, also while another process creates the database, without blocking the event loop', async () => {
    const holder = connect('BEGIN IMMEDIATE');
    setTimeout(() => holder.exec('COMMIT'), 50);
    expect(await store.accept(submission('a'), createTwoMails)).toMatchObject({ outcome: 'stored' });

    file = join(data, 'fresh.sqlite');
    const maker = connect('BEGIN EXCLUSIVE');
    setTimeout(() => maker.exec('COMMIT'), 50);
    const freshStore = await openSqlite(file);
    await freshStore.checkWritable();
    await freshStore.close();
  });

  it('is unavailable while locked, stores nothing, and recovers', async () => {
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      time += 4000;
      return time;
    });
    onTestFinished(() => clock.mockRestore());
    const holder = connect('BEGIN IMMEDIATE');
    const answers = await Promise.allSettled([
      store.accept(submission('a'), createTwoMails),
      store.enqueue(createMail('digest'), monday),
      store.checkWritable(),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    expect(await store.list({})).toEqual([]);
    holder.exec('ROLLBACK');
    expect(await store.listMails()).toEqual([]);
    expect(await store.accept(submission('a'), createTwoMails)).toMatchObject({ outcome: 'stored' });
  });

  it('is unavailable when the disk is full, keeps acknowledged inquiries, and recovers', async () => {
    const pages = Number(await pragma('page_count')) + 10;
    await connection.query(sql`PRAGMA max_page_count = ${raw(String(pages))}`);
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        storeInquiry(store, `${index}`, { specialRequests: 'x'.repeat(500) }),
      ),
    );
    const references = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []));
    const reasons = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(references.length).toBeGreaterThan(0);
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).toBeInstanceOf(StoreUnavailable);
    expect((await store.list({})).map(({ reference }) => reference)).toEqual(references);
    expect(await store.listMails()).toHaveLength(2 * references.length);
    expect(await pragma('integrity_check')).toBe('ok');
    await connection.query(sql`PRAGMA max_page_count = 100000`);
    await storeInquiry(store, 'after');
  });

  it.each(['deleted', 'replaced'])(
    'is unavailable once it was %s, because inquiries would be lost',
    async how => {
      await storeInquiry(store, 'a');
      await rename(file, `${file}.old`);
      if (how === 'replaced') await writeFile(file, '');
      await expect(storeInquiry(store, 'b')).rejects.toThrow(StoreUnavailable);
      await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
      await rm(file, { force: true });
      await rename(`${file}.old`, file);
      await storeInquiry(store, 'b');
    },
  );

  it('is rejected if its schema is newer than the code, or if it is not a database', async () => {
    connect('PRAGMA user_version = 99');
    const opening = openSqlite(file);
    await expect(opening).rejects.toThrow(SettingError);
    await expect(opening).rejects.toThrow(/^The database ".*" has schema 99, and .* no more than \d+\. /);
    const text = join(data, 'text.sqlite');
    await writeFile(text, 'Dear diary, '.repeat(1000));
    await expect(openSqlite(text)).rejects.toThrow(
      /^DATA_DIR: ".*text\.sqlite" cannot be used as a database/,
    );
    expect(await readFile(text, 'utf8')).toContain('Dear diary');
  });

  it.each([
    ['tables', 'CREATE TABLE notes (text); INSERT INTO notes VALUES (1)'],
    ['tables of our names', 'PRAGMA user_version = 3; CREATE TABLE inquiries (id); CREATE TABLE mails (id)'],
    ['a newer version', 'PRAGMA user_version = 99; CREATE TABLE inquiries (id)'],
    ['a view', 'CREATE VIEW inquiries AS SELECT 1 AS inquiry_hash'],
    ['only a version', 'PRAGMA user_version = 2'],
    ['only an application’s number', 'PRAGMA application_id = 252006673'],
    ['a write-ahead log', 'PRAGMA journal_mode = WAL; CREATE TABLE inquiries (id)'],
  ])('is rejected and left unchanged if another program made it: %s', async (_, theirs) => {
    const foreign = join(data, 'foreign.sqlite');
    const otherDatabase = new DatabaseSync(foreign);
    otherDatabase.exec(theirs);
    otherDatabase.close();
    const bytes = await readFile(foreign);
    const opening = openSqlite(foreign);
    await expect(opening).rejects.toThrow(SettingError);
    await expect(opening).rejects.toThrow(/^DATA_DIR: ".*" is a database, but not one of this site/);
    expect((await readFile(foreign)).equals(bytes)).toBe(true);
  });
});
