import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingError } from '../../site/settings.ts';
import { describeStore } from './contract/contract.ts';
import { act, later, mail, monday, stored, submission, twoMails } from './contract/parts.ts';
import { openDatabase, openSqlite, SqliteStore, type Timer } from './sqlite.ts';
import { checkVersion } from './sqlite-errors.ts';
import { StoreUnavailable } from './store.ts';

describeStore('the SQLite store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  return {
    open: parts => openSqlite(join(folder, 'data/inquiries.sqlite'), parts),
    remove: () => rm(folder, { recursive: true }),
  };
});

describe('the file of the SQLite store', { timeout: 30_000 }, () => {
  let folder: string;
  let file: string;
  let database: DatabaseSync;
  let store: SqliteStore;

  /** A clock whose every pause is over at once; `onPause` is told how many there were. */
  const skipping = (onPause: (pauses: number) => unknown = () => {}): Timer => {
    let time = 0;
    let pauses = 0;
    return {
      now: () => time,
      async sleep(ms) {
        time += ms;
        pauses += 1;
        onPause(pauses);
      },
    };
  };

  const openWith = async (timer: Timer) => {
    const opened = new SqliteStore(openDatabase(file), { timer });
    await opened.migrate();
    return opened;
  };

  /** Takes the lock for writing, as another process does. */
  const lock = () => {
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    return other;
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-'));
    file = join(folder, 'data/inquiries.sqlite');
    database = openDatabase(file);
    store = new SqliteStore(database);
    await store.migrate();
  });

  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const pragma = (name: string) => database.prepare(`PRAGMA ${name}`).get()?.[name];

  it('is for this user alone, and its folder and write-ahead log with it', async () => {
    await stored(store, 'a');
    const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await mode(join(folder, 'data'))).toBe('700');
    const files = await readdir(join(folder, 'data'));
    expect(files.sort()).toEqual(['inquiries.sqlite', 'inquiries.sqlite-shm', 'inquiries.sqlite-wal']);
    for (const each of files) expect(await mode(join(folder, 'data', each))).toBe('600');
  });

  it('is written through to the disk at each commit, and overwritten where rows are deleted', () => {
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('secure_delete')).toBe(1);
    expect(pragma('foreign_keys')).toBe(1);
    expect(pragma('temp_store')).toBe(2);
  });

  it('waits for a process that is making the same new database', async () => {
    const fresh = join(folder, 'fresh.sqlite');
    const other = openDatabase(fresh);
    other.exec('BEGIN EXCLUSIVE');
    const opened = await openSqlite(fresh, {
      timer: skipping(pauses => pauses === 2 && other.exec('COMMIT')),
    });
    await opened.check();
    await opened.close();
    other.close();
  });

  it('lets the event loop go on between inquiries that arrive together', async () => {
    const happened: string[] = [];
    const exec = database.exec.bind(database);
    vi.spyOn(database, 'exec').mockImplementation(sql => {
      if (sql === 'COMMIT') happened.push(sql);
      exec(sql);
    });
    let arriving = true;
    const countTurns = () => {
      happened.push('turn');
      if (arriving) setImmediate(countTurns);
    };
    setImmediate(countTurns);
    await Promise.all(Array.from({ length: 50 }, (_, index) => stored(store, `${index}`)));
    arriving = false;
    expect(happened.filter(event => event === 'COMMIT')).toHaveLength(50);
    expect(happened.join()).not.toContain('COMMIT,COMMIT');
  });

  it('holds nothing of an erased person, in the database or its write-ahead log', async () => {
    const secret = 'Xochiquetzal Unforgettable';
    // In the index of words they are apart, and in small letters.
    const word = secret.split(' ')[0]?.toLowerCase() ?? '';
    const holding = async () => {
      const files = await readdir(join(folder, 'data'));
      const texts = await Promise.all(files.map(each => readFile(join(folder, 'data', each), 'latin1')));
      return files.filter((_, index) => texts[index]?.toLowerCase().includes(word));
    };
    for (let index = 0; index < 50; index += 1)
      await stored(store, `other-${index}`, { email: `${index}@x.example` });
    const reference = await stored(store, 'a', { fullName: secret, specialRequests: secret.repeat(150) });
    await store.act(reference, act('note', monday, secret));
    database.exec('PRAGMA wal_checkpoint');
    await store.act(reference, act('answered', later(1)));
    expect(await holding()).not.toEqual([]);
    await store.erasePerson('ana@example.com', later(2));
    expect(await holding()).toEqual([]);

    await stored(store, 'b', { fullName: secret });
    expect(await holding()).not.toEqual([]);
    await store.purge({ contactBefore: later(1), spamBefore: monday }, later(2));
    expect(await holding()).toEqual([]);
  });

  it('says so where the write-ahead log could not be cut after an erasure, and cuts it at the next try', async () => {
    const reader = new DatabaseSync(file);
    const patient = await openWith(skipping());
    await stored(patient, 'a');
    reader.exec('BEGIN; SELECT count(*) FROM inquiries');
    const erasure = patient.erasePerson('ana@example.com', monday);
    await expect(erasure).rejects.toThrow(StoreUnavailable);
    await expect(erasure).rejects.toThrow('the rows are removed, but the write-ahead log is in use');
    expect((await stat(`${file}-wal`)).size).toBeGreaterThan(0);
    reader.exec('ROLLBACK');
    expect(await patient.erasePerson('ana@example.com', monday)).toEqual({ inquiries: 0, mails: 0 });
    expect((await stat(`${file}-wal`)).size).toBe(0);
    reader.close();
    await patient.close();
  });

  it('waits for a lock in pauses that leave the event loop free', async () => {
    const holder = lock();
    const patient = await (async () => {
      const opened = new SqliteStore(openDatabase(file), {
        timer: skipping(pauses => {
          if (pauses === 4) holder.exec('COMMIT');
        }),
      });
      return opened;
    })();
    expect(await patient.accept(submission('a'), twoMails)).toMatchObject({ outcome: 'stored' });
    holder.close();
    await patient.close();
  });

  it('is unavailable where it stays locked, stores nothing, and comes back', async () => {
    const patient = await openWith(skipping());
    const holder = lock();
    const answers = await Promise.allSettled([
      patient.accept(submission('a'), twoMails),
      patient.accept(submission('b'), twoMails),
      patient.enqueue(mail('digest'), monday),
      patient.check(),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    }
    expect(await patient.list({})).toEqual([]);
    holder.exec('ROLLBACK');
    holder.close();
    expect(await patient.mails()).toEqual([]);
    expect(await patient.accept(submission('a'), twoMails)).toMatchObject({ outcome: 'stored' });
    await patient.close();
  });

  it('is unavailable where the disk is full, keeps every word given before, and comes back', async () => {
    const pages = pragma('page_count') as number;
    database.exec(`PRAGMA max_page_count = ${pages + 30}`);
    const answers = await Promise.allSettled(
      Array.from({ length: 600 }, (_, index) =>
        stored(store, `${index}`, { specialRequests: 'x'.repeat(500) }),
      ),
    );
    const references = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []));
    const refused = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const reason of refused) expect(reason).toBeInstanceOf(StoreUnavailable);
    expect((await store.list({})).map(({ reference }) => reference)).toEqual(references);
    expect(await store.mails()).toHaveLength(2 * references.length);
    expect(pragma('integrity_check')).toBe('ok');
    database.exec('PRAGMA max_page_count = 100000');
    await stored(store, 'after');
  });

  it('is not ready where the disk is full, though the write-ahead log has room for some more', async () => {
    await store.check();
    expect(await readdir(join(folder, 'data'))).not.toContain('inquiries.sqlite-room');
    await symlink('/dev/full', `${file}-room`);
    const error = await store.check().catch((reason: unknown) => reason as Error);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(String(error)).toContain('ENOSPC');
    await store.check();
  });

  it('is unavailable where it cannot be written', async () => {
    database.exec('PRAGMA query_only = ON');
    await expect(stored(store, 'a')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await store.list({})).toEqual([]);
  });

  it.each(['deleted', 'replaced'])('is unavailable once it was %s: what it took would be lost', async how => {
    await stored(store, 'a');
    await rename(file, `${file}.old`);
    if (how === 'replaced') await writeFile(file, '');
    await expect(stored(store, 'b')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
    await rm(file, { force: true });
    await rename(`${file}.old`, file);
    await stored(store, 'b');
  });

  it('refuses a schema that is newer than this code', async () => {
    database.exec('PRAGMA user_version = 99');
    const error = await openSqlite(file).catch((reason: unknown) => reason as Error);
    expect(error).toBeInstanceOf(SettingError);
    expect((error as Error).message).toMatch(
      /^The database ".*" has schema 99, and .* no more than \d+\. .*$/,
    );
  });

  it('refuses a file that is no database, and a folder that cannot be', async () => {
    const text = join(folder, 'text.sqlite');
    await writeFile(text, 'Dear diary, '.repeat(1000));
    await expect(openSqlite(text)).rejects.toThrow(
      /^DATA_DIR: ".*text\.sqlite" cannot be used as a database/,
    );
    expect(await readFile(text, 'utf8')).toContain('Dear diary');
    await expect(openSqlite(join(text, 'x.sqlite'))).rejects.toThrow(SettingError);
    await mkdir(join(folder, 'folder.sqlite'));
    await expect(openSqlite(join(folder, 'folder.sqlite'))).rejects.toThrow(SettingError);
  });

  it('refuses an SQLite that can lose a commit', () => {
    for (const version of ['3.45.1', '3.51.2', '3.9.99']) {
      expect(() => checkVersion(version)).toThrow(SettingError);
    }
    for (const version of ['3.51.3', '3.53.4', '4.0.0']) expect(() => checkVersion(version)).not.toThrow();
  });
});
