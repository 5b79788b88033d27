import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents, fill, filled } from '../../../tests/support/filled-store.ts';
import {
  type PostgresqlServer,
  startPostgresql,
  withClient,
  withoutPostgresql,
} from '../../../tests/support/postgresql.ts';
import type { InquirySettings } from '../settings.ts';
import { backUp, openBackup } from './backup.ts';
import { later, mail, stored } from './contract/parts.ts';
import { migrations } from './migrations.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';

type Database = InquirySettings['database'];

let server: PostgresqlServer | undefined;
let folder: string;
let made = 0;

beforeAll(async () => {
  if (!withoutPostgresql) server = await startPostgresql();
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
}, 120_000);

afterAll(async () => {
  await server?.remove();
  await rm(folder, { recursive: true });
});

/** A name in a folder of its own. */
const fresh = (name: string) => {
  made += 1;
  return join(folder, String(made), name);
};

const sqlite = async (): Promise<Database> => ({ kind: 'sqlite', file: fresh('inquiries.sqlite') });
const kinds: [string, boolean, () => Promise<Database>][] = [
  ['SQLite', false, sqlite],
  [
    'PostgreSQL',
    withoutPostgresql,
    async () => ({ kind: 'postgresql', url: (await server?.createDatabase()) ?? '' }),
  ],
];
/** A name for a backup in a folder that is there. */
const backupName = () => {
  made += 1;
  return join(folder, `backup-${made}.sqlite`);
};

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
  try {
    await backup.restore();
    return backup;
  } finally {
    backup.close();
  }
}

describe.each(kinds)('a backup of %s', { timeout: 60_000 }, (_, skip, create) => {
  it('holds every row as it is, for this user alone, and goes back into either store', { skip }, async () => {
    const source = await create();
    const file = backupName();
    const held = await withStore(source, async store => {
      await fill(store);
      // The server goes on meanwhile.
      expect(await backUp(source, file)).toEqual(filled);
      return contents(store);
    });
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(readdirSync(folder).filter(name => name.startsWith(`backup-${made}`))).toHaveLength(1);

    const bytes = readFileSync(file);
    for (const [, missing, other] of kinds) {
      if (missing) continue;
      const target = await other();
      const backup = await restore(file, target);
      expect(backup.counts).toEqual(filled);
      expect(backup.newest).toEqual(later(619));
      expect(await withStore(target, contents)).toEqual(held);
      // Ids go on after the last that was given.
      const id = async (store: Store) => (await store.mails(await stored(store, 'next'))).map(({ id }) => id);
      expect(await withStore(target, id)).toEqual([1246, 1247]);
    }
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  it('takes the place of all that a store holds, and revives no links', { skip }, async () => {
    const database = await create();
    const file = backupName();
    const kept = await withStore(database, store => stored(store, 'kept'));
    await backUp(database, file);
    await withStore(database, async store => {
      await store.remove(kept, later(1));
      await stored(store, 'later', { fullName: 'Forgotten' });
      await store.enqueue(mail('digest'), later(2));
      await store.revokeLinks(later(3));
    });
    await restore(file, database);
    // What was replaced is not in the file any more.
    if (database.kind === 'sqlite') expect(readFileSync(database.file, 'latin1')).not.toMatch(/forgotten/i);
    await withStore(database, async store => {
      expect((await store.list({})).map(({ reference }) => reference)).toEqual([kept]);
      expect((await store.list({ words: 'ana' })).map(({ reference }) => reference)).toEqual([kept]);
      expect(await store.list({ words: 'forgotten' })).toEqual([]);
      expect(await store.mails()).toHaveLength(2);
      expect(await store.lastErasure()).toBeNull();
      expect(await store.linksRevokedAt()).toEqual(later(3));
      // No id is given twice: a worker may hold one of before.
      const next = await store.mails(await stored(store, 'next'));
      expect(Math.min(...next.map(({ id }) => id))).toBeGreaterThan(5);
    });
  });

  it('is not made of what is not there', { skip }, async () => {
    const file = backupName();
    const database = await create();
    await expect(backUp(database, file)).rejects.toThrow(/^There (is no database|are no inquiries in)/);
    expect(existsSync(file)).toBe(false);
    if (database.kind === 'sqlite') expect(existsSync(join(database.file, '..'))).toBe(false);
    else
      await withClient(database.url, async client => {
        const { rowCount } = await client.query(`SELECT 1 FROM pg_tables WHERE schemaname = 'public'`);
        expect(rowCount).toBe(0);
      });
  });
});

describe('a backup', { timeout: 30_000 }, () => {
  async function small(): Promise<{ database: Database & { kind: 'sqlite' }; file: string }> {
    const database = (await sqlite()) as Database & { kind: 'sqlite' };
    await withStore(database, store => stored(store, 'a'));
    const file = backupName();
    await backUp(database, file);
    return { database, file };
  }

  it('is written over nothing, and leaves nothing where it cannot be written', async () => {
    const { database, file } = await small();
    const bytes = readFileSync(file);
    await expect(backUp(database, file)).rejects.toThrow(`"${file}" is there already`);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    const nowhere = join(folder, 'nowhere/backup.sqlite');
    await expect(backUp(database, nowhere)).rejects.toThrow(`"${nowhere}" cannot be written: ENOENT.`);
    expect(readdirSync(folder).filter(name => name.includes('unfinished'))).toEqual([]);
  });

  it('of an earlier schema is brought up to date, on a copy', async () => {
    const file = backupName();
    const earlier = new DatabaseSync(file);
    earlier.exec(migrations[0]?.sqlite ?? '');
    earlier.exec(`PRAGMA user_version = 1;
      INSERT INTO inquiries (reference, idempotency_key, inquiry_hash, full_name, email, email_key, phone, visit_date,
          number_of_visitors, special_requests, locale, marks, received_at, last_contact_at)
        VALUES ('IP-7F3K-2Q', 'k', 'h', 'Ana', 'ana@example.com', 'ana@example.com', '', '2026-04-01', 2, '', 'en', '', 1, 1);
      INSERT INTO notes (reference, written_at, text) VALUES ('IP-7F3K-2Q', 2, 'phoned');`);
    earlier.close();
    chmodSync(file, 0o400);
    const bytes = readFileSync(file);
    const database = await sqlite();
    await restore(file, database);
    await withStore(database, async store => {
      const [inquiry] = await store.list({ words: 'ana' });
      expect(inquiry?.history).toMatchObject([{ kind: 'note', text: 'phoned' }]);
    });
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it.each<[string, (file: string) => void, RegExp]>([
    ['no file', file => rm(file), /^There is no file "/],
    ['a text', file => writeFileSync(file, 'Dear diary, '.repeat(999)), /is no backup that can be read: /],
    ['an empty file', file => writeFileSync(file, ''), /is no backup of inquiries\.$/],
    ['another database', file => change(file, 'DROP TABLE mails'), /is no backup of inquiries\.$/],
    [
      'one of a newer version',
      file => change(file, 'PRAGMA user_version = 99'),
      /^The backup ".*" has schema 99/,
    ],
    [
      'one with rows missing',
      file => change(file, `PRAGMA foreign_keys = OFF; DELETE FROM inquiries`),
      /cannot be restored: rows are missing/,
    ],
    [
      'one that is cut off',
      file => writeFileSync(file, readFileSync(file).subarray(0, 9000)),
      /damaged|can be read/,
    ],
  ])('is refused where it is %s, and the store keeps what it has', async (_, spoil, words) => {
    const { database, file } = await small();
    await spoil(file);
    await expect(openBackup(file, database)).rejects.toThrow(words);
    expect(await withStore(database, store => store.count({}))).toBe(1);
  });

  it('is not the database itself', async () => {
    const { database } = await small();
    await expect(openBackup(database.file, database)).rejects.toThrow('is the database itself.');
  });
});

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}
