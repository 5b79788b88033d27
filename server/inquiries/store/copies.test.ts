import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/inquiries.ts';
import { startPostgresql, withoutPostgresql } from '../../../tests/support/postgresql.ts';
import { SettingError } from '../../site/settings.ts';
import type { InquirySettings } from '../settings.ts';
import { backUp, openBackup } from './backup.ts';
import { act, later, mail, stored, submission, twoMails } from './contract/parts.ts';
import type { Counts } from './copy.ts';
import { moveRows } from './move.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';

type Database = InquirySettings['database'];

let server: Awaited<ReturnType<typeof startPostgresql>> | undefined;
let folder: string;
let databases = 0;

beforeAll(async () => {
  if (!withoutPostgresql) server = await startPostgresql();
});
afterAll(() => server?.remove());
beforeEach(async () => {
  folder = await temporaryFolder();
});

const sqlite = () => {
  databases += 1;
  return { kind: 'sqlite', file: join(folder, `${databases}/inquiries.sqlite`) } as const;
};
const postgresql = async () => {
  return { kind: 'postgresql', url: (await server?.createDatabase()) ?? '' } as const;
};

const kinds: { kind: string; skip: boolean; create: () => Database | Promise<Database> }[] = [
  { kind: 'SQLite', skip: false, create: sqlite },
  { kind: 'PostgreSQL', skip: withoutPostgresql, create: postgresql },
];

const backupFile = () => join(folder, 'backup.sqlite');

async function withStore<T>(database: Database, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(database);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function restore(file: string, database: Database) {
  const backup = await openBackup(file, database);
  await backup.restore();
  backup.close();
  return backup;
}

/** What `fill` leaves. */
const filled: Counts = { inquiries: 5, acts: 5, mails: 11, removals: 1 };

/** Inquiries in every state, one of them erased, acts of every kind, mails in every state, links revoked. */
async function fill(store: Store): Promise<void> {
  const first = await stored(store, 'a', {}, later(0));
  const second = await stored(store, 'b', {}, later(1));
  const third = await stored(store, 'c', {}, later(2));
  await stored(store, 'd', {}, later(3));
  const marked = submission('marked', { fullName: '👩‍👩‍👧 "\\" Ñ', specialRequests: 'a\r\nb' }, later(4));
  await store.accept({ ...marked, marks: ['honeypot', 'too-fast'] }, twoMails);
  await store.act(first, act('answered', later(5)));
  await store.act(first, act('reopened', later(6), '', ''));
  await store.act(second, act('note', later(5), 'One'));
  await store.act(second, act('note', later(5), 'Two\n"two"'));
  await store.act(third, act('spam', later(5)));
  const [sent, dead, again] = await store.lease(later(700), later(705), 3);
  await store.mailSent(sent?.id ?? 0, later(701));
  await store.mailFailed(dead?.id ?? 0, '550 no such user', null);
  await store.mailFailed(again?.id ?? 0, '451 later', later(760));
  await store.enqueue(mail('digest'), later(800));
  await store.revokeLinks(later(900));
  // The last ids given are then of rows that are gone.
  await stored(store, 'gone', { email: 'gone@example.com' });
  await store.erasePerson('gone@example.com', later(9));
}

/** All that a store tells of what it holds. */
async function contents(store: Store) {
  return {
    inquiries: [...(await store.list({})), ...(await store.list({ status: 'spam' }))],
    mails: await store.mails({ states: ['waiting', 'held', 'sent', 'dead'] }),
    found: (await store.list({ words: 'two' })).map(({ reference }) => reference),
    erased: await store.lastErasure(),
    revokedAt: await store.linksRevokedAt(),
  };
}

/** Ids go on after the last that was given. */
const nextIds = async (store: Store) =>
  (await store.mails(await stored(store, 'next', { email: 'next@example.com' }))).map(({ id }) => id);

describe.each(kinds)('a backup of $kind', ({ create, skip }) => {
  it('holds every row as it is, for this user alone, and goes back into either store', { skip }, async () => {
    const source = await create();
    const file = backupFile();
    const held = await withStore(source, async store => {
      await fill(store);
      // The server goes on meanwhile.
      expect(await backUp(source, file)).toEqual(filled);
      return contents(store);
    });
    expect(held.inquiries).toHaveLength(filled.inquiries);
    expect(held.mails).toHaveLength(filled.mails);
    expect(held.found).toHaveLength(1);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(readdirSync(folder).filter(name => name.startsWith('backup'))).toEqual(['backup.sqlite']);
    for (const other of kinds.filter(each => !each.skip)) {
      const target = await other.create();
      const { counts, newest } = await restore(file, target);
      expect({ counts, newest }).toEqual({ counts: filled, newest: later(6) });
      expect(await withStore(target, contents)).toEqual(held);
      expect(await withStore(target, nextIds)).toEqual([14, 15]);
    }
  });

  it('takes the place of all that a store holds, and revives no links', { skip }, async () => {
    const database = await create();
    const kept = await withStore(database, store => stored(store, 'kept'));
    await backUp(database, backupFile());
    await withStore(database, async store => {
      await store.remove(kept, later(1));
      await stored(store, 'later', { fullName: 'Forgotten' });
      for (const minute of [2, 3]) await store.revokeLinks(later(minute));
    });
    await restore(backupFile(), database);
    // What was replaced is not in the file any more.
    if (database.kind === 'sqlite') expect(readFileSync(database.file, 'latin1')).not.toMatch(/forgotten/i);
    await withStore(database, async store => {
      expect(await store.list({ words: 'ana' })).toMatchObject([{ reference: kept }]);
      expect(await store.count({})).toBe(1);
      expect(await store.mails()).toHaveLength(2);
      expect(await store.lastErasure()).toBeNull();
      expect(await store.linksRevokedAt()).toEqual(later(3));
      // No id is given twice: a worker may hold one of before.
      expect(await nextIds(store)).toEqual([5, 6]);
    });
  });
});

describe('a backup', () => {
  async function backedUp() {
    const database = sqlite();
    await withStore(database, store => stored(store, 'a'));
    await backUp(database, backupFile());
    return database;
  }

  it('is written over nothing, and leaves nothing where it cannot be written', async () => {
    const database = await backedUp();
    const bytes = readFileSync(backupFile());
    await expect(backUp(database, backupFile())).rejects.toThrow(`"${backupFile()}" is there already`);
    expect(readFileSync(backupFile()).equals(bytes)).toBe(true);
    const nowhere = join(folder, 'nowhere/backup.sqlite');
    await expect(backUp(database, nowhere)).rejects.toThrow(`"${nowhere}" cannot be written: ENOENT.`);
    expect(readdirSync(folder).filter(name => name.includes('unfinished'))).toEqual([]);
  });

  it.each<[string, (file: string) => void, RegExp]>([
    ['a text', file => writeFileSync(file, 'Dear diary, '.repeat(999)), /is no backup that can be read: /],
    [
      'of a newer version',
      file => change(file, 'PRAGMA user_version = 99'),
      /^The backup ".*" has schema 99/,
    ],
    ['one with rows missing', loseRows, /cannot be restored: rows are missing/],
    ['cut off', file => writeFileSync(file, readFileSync(file).subarray(0, 9000)), /damaged|can be read/],
  ])('is refused where it is %s, and the store keeps what it has', async (_, spoil, words) => {
    const database = await backedUp();
    spoil(backupFile());
    await expect(openBackup(backupFile(), database)).rejects.toThrow(words);
    await expect(openBackup(database.file, database)).rejects.toThrow('is the database itself.');
    expect(await withStore(database, store => store.count({}))).toBe(1);
  });
});

describe('a move to PostgreSQL', { skip: withoutPostgresql }, () => {
  it('takes every row as it is, once, and the file stays', async () => {
    const [from, to] = [sqlite(), await postgresql()];
    await withStore(from, fill);
    expect(await moveRows(from.file, to.url)).toEqual(filled);
    expect(await withStore(to, contents)).toEqual(await withStore(from, contents));
    await expect(moveRows(from.file, to.url)).rejects.toThrow(SettingError);
    expect(await withStore(to, nextIds)).toEqual(await withStore(from, nextIds));
  });

  it('takes all or nothing', async () => {
    const [from, to] = [sqlite(), await postgresql()];
    // SQLite keeps a NUL, PostgreSQL does not.
    for (const fullName of ['Ana', 'A\0B'])
      await withStore(from, store => stored(store, fullName, { fullName }));
    const error = await moveRows(from.file, to.url).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toContain('A\0B');
    expect(await withStore(to, store => store.list({}))).toEqual([]);
  });
});

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

function loseRows(file: string): void {
  change(file, 'PRAGMA foreign_keys = OFF; DELETE FROM inquiries');
}
