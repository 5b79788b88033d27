import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-store.ts';
import { SettingError } from '../../site/settings.ts';
import type { Connection } from './connection.ts';
import { describeStore } from './contract/contract.ts';
import { createAction, signedAt, storeInquiry } from './contract/parts.ts';
import type { Store } from './create-store.ts';
import { createStore } from './create-store.ts';
import { StoreUnavailable } from './records.ts';
import { connectSqlite } from './sqlite.ts';
import { raw, sql } from './statement.ts';

describeStore('the SQLite store', async () => {
  const folder = await temporaryFolder();
  return () => createStore(connectSqlite(join(folder, 'data/inquiries.sqlite')));
});

describe('the file of the SQLite store', () => {
  let data: string;
  let file: string;
  let connection: Connection;
  let store: Store;

  beforeEach(async () => {
    data = join(await temporaryFolder(), 'a/data');
    file = join(data, 'inquiries.sqlite');
    connection = connectSqlite(file);
    store = createStore(connection);
    onTestFinished(() => store.close());
  });

  const pragma = async (name: string) => (await connection.query(sql`PRAGMA ${raw(name)}`))[0]?.[name];

  it.each(['visit_date', 'is_suspected', 'received_at'])(
    'refuses an inquiry with a damaged %s',
    async column => {
      const reference = await storeInquiry(store, 'a');
      await connection.query(sql`UPDATE inquiries SET ${raw(column)} = 'x'`);
      await expect(store.find(reference)).rejects.toThrow('Invalid');
    },
  );

  it('is private to this user, and synchronous on commit', async () => {
    await storeInquiry(store, 'a');
    const files = await readdir(data);
    expect(files.sort()).toEqual(['inquiries.sqlite', 'inquiries.sqlite-shm', 'inquiries.sqlite-wal']);
    for (const folder of ['..', '.']) expect((await stat(join(data, folder))).mode & 0o777).toBe(0o700);
    for (const name of files) expect((await stat(join(data, name))).mode & 0o777).toBe(0o600);
    expect([await pragma('journal_mode'), await pragma('synchronous')]).toEqual(['wal', 2]);
  });

  it('has no trace of an erased person, but records the removal', async () => {
    const secret = 'Xochiquetzal Unforgettable';
    const filesWithSecret = async () => {
      const files = await readdir(data);
      const fileTexts = await Promise.all(files.map(name => readFile(join(data, name), 'latin1')));
      return files.filter((_, index) => fileTexts[index]?.toLowerCase().includes('xochiquetzal'));
    };
    for (let index = 0; index < 20; index += 1)
      await storeInquiry(store, `${index}`, { email: `${index}@x.example` });
    const personalTexts = { fullName: secret, specialRequests: secret.repeat(150) };
    const reference = await storeInquiry(store, 'a', personalTexts);
    await store.recordActions(reference, 0, [createAction('note', 1, secret)]);
    await connection.query(sql`PRAGMA wal_checkpoint`);
    await store.recordActions(reference, 1, [createAction('answered', 2)]);
    expect(await filesWithSecret()).not.toEqual([]);
    await store.erasePerson('ana@example.com', signedAt(3));
    expect(await filesWithSecret()).toEqual([]);
    const removal = { removed_at: signedAt(3).actedAt.getTime(), reason: 'erased', initials: 'AM' };
    expect(await connection.query(sql`SELECT * FROM removals`)).toEqual([
      { id: 1, ...removal, inquiries: 1, mails: 2 },
    ]);
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
    expect(await pragma('integrity_check')).toBe('ok');
    await connection.query(sql`PRAGMA max_page_count = 100000`);
    await storeInquiry(store, 'after');
  });

  it('is unavailable if a reference is taken', async () => {
    const trigger = 'CREATE TRIGGER taken BEFORE INSERT ON inquiries BEGIN SELECT RAISE(IGNORE); END';
    await connection.query(sql`${raw(trigger)}`);
    await expect(storeInquiry(store, 'a')).rejects.toThrow(new StoreUnavailable('reference taken'));
  });

  it('is unavailable while another process holds it, and recovers', async () => {
    await connection.query(sql`PRAGMA busy_timeout = 10`);
    const holder = new DatabaseSync(file);
    onTestFinished(() => holder.close());
    holder.exec('BEGIN IMMEDIATE');
    await expect(storeInquiry(store, 'a')).rejects.toThrow(
      new StoreUnavailable('SQLite: database is locked'),
    );
    holder.exec('ROLLBACK');
    await storeInquiry(store, 'a');
    expect(await store.count({})).toBe(1);
  });

  it('is refused if its schema is newer than the code', async () => {
    await connection.query(sql`PRAGMA user_version = 99`);
    expect(() => connectSqlite(file)).toThrow(SettingError);
    expect(() => connectSqlite(file)).toThrow('schema 99');
  });

  it('is refused if it is no database, or cannot be created', async () => {
    const text = join(data, 'text.sqlite');
    await writeFile(text, 'Dear diary, '.repeat(1000));
    for (const other of [text, join(text, 'inquiries.sqlite')])
      expect(() => connectSqlite(other)).toThrow(SettingError);
    expect(await readFile(text, 'utf8')).toContain('Dear diary');
  });
});
