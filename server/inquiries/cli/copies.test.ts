import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { officeTest as it } from '../../../tests/support/office-terminal.ts';
import {
  makeHostile,
  startPostgresql,
  withClient,
  withoutPostgresql,
} from '../../../tests/support/postgresql.ts';
import { createAction, createMail, minutesAfter, storeInquiry, submission } from '../store/contract/parts.ts';
import { openStore } from '../store/open.ts';
import { connectSqlite } from '../store/sqlite.ts';
import { isMoment, type Row, raw, sql } from '../store/statement.ts';
import { createStore, type Store } from '../store/store.ts';

async function withStore<T>(database: Parameters<typeof openStore>[0], work: (store: Store) => Promise<T>) {
  const store = await openStore(database);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function contents(store: Store) {
  return {
    inquiries: [...(await store.list({})), ...(await store.list({ status: 'spam' }))],
    mails: await store.listMails({ states: ['waiting', 'held', 'sent', 'dead'] }),
    found: await store.list({ words: 'two' }, { order: 'newest' }),
    replayed: await store.findEarlier(submission('key 7', { fullName: 'Visitor 7', email: '7@example.com' })),
    outbox: await store.summarizeOutbox(minutesAfter(9999)),
    announcements: await store.listAnnouncements(),
    revokedAt: await store.getLinksRevokedAt(),
  };
}

const nextIds = async (store: Store) =>
  (await store.listMails(await storeInquiry(store, 'next', { email: 'next@example.com' }))).map(
    ({ id }) => id,
  );

describe('backup', () => {
  it('copies a database in use into a new file that only its owner can read and that a server can open', async ({
    office,
  }) => {
    const { store, folder, run } = office;
    await office.act(await office.accept(), 'note', 'two');
    await store.revokeLinks(minutesAfter(1));
    const file = join(folder, 'copy.sqlite');
    expect(await run(['backup', 'copy.sqlite'])).toEqual({
      code: 0,
      stdout: '',
      stderr: `Backed up SQLite, ${folder}/inquiries.sqlite: announcements 0, audit_events 1, desk_settings 1, heartbeat 1, inquiries 1, mails 2, removals 0. Read back from ${file}: it is whole.\n`,
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter(name => name.startsWith('copy'))).toEqual(['copy.sqlite']);
    const bytes = readFileSync(file);
    await expect(run(['backup', 'copy.sqlite'])).rejects.toThrow(`"${file}" is there already`);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    await expect(run(['backup', 'no/copy.sqlite'])).rejects.toThrow('cannot be written: ENOENT');
    expect(await withStore({ kind: 'sqlite', file }, contents)).toEqual(await contents(store));
  });

  it('leaves no file if the database is damaged, and refers to pg_dump for PostgreSQL', async ({
    office,
  }) => {
    for (let count = 0; count < 30; count += 1) await office.accept({ specialRequests: 'x'.repeat(4000) });
    await office.store.close();
    const file = join(office.folder, 'inquiries.sqlite');
    writeFileSync(file, readFileSync(file).fill(0xaa, 40_000));
    expect(await office.run(['backup', 'copy.sqlite'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Not finished: SQLite: .*\.\n$/),
    });
    expect(readdirSync(office.folder).join()).not.toContain('copy');
    const variables = { DATABASE_URL: 'postgresql://park@localhost:1/park' };
    await expect(office.run(['backup', 'copy.sqlite'], { variables })).rejects.toThrow('pg_dump');
    expect(existsSync(join(office.folder, 'copy.sqlite'))).toBe(false);
  });
});

describe('to-postgresql', { skip: withoutPostgresql }, () => {
  let server: Awaited<ReturnType<typeof startPostgresql>>;
  beforeAll(async () => {
    server = await startPostgresql();
  });
  afterAll(() => server?.remove());

  async function fill(store: Store): Promise<void> {
    const kinds = ['note', 'answered', 'reopened', 'spam'] as const;
    // More than are copied at once.
    for (let count = 0; count < 600; count += 1) {
      const inquiry = { fullName: `Visitor ${count}`, email: `${count}@example.com` };
      const reference = await storeInquiry(store, `key ${count}`, inquiry);
      for (const kind of kinds.slice(0, count % 5))
        await store.recordActions(
          reference,
          createAction(kind, minutesAfter(count + 1), kind === 'note' ? 'Two\r\n👩‍👩‍👧 "\\"' : ''),
        );
    }
    const [sentMail, deadMail, delayed] = await store.leaseMails(minutesAfter(1000), minutesAfter(1005), 3);
    await store.recordSent(sentMail?.id ?? 0, minutesAfter(1001));
    await store.recordFailure(deadMail?.id ?? 0, '550 no such user', null);
    await store.recordFailure(delayed?.id ?? 0, '451 later', minutesAfter(1060));
    await store.enqueue(createMail('digest'), minutesAfter(1100));
    await store.revokeLinks(minutesAfter(1200));
    for (const day of ['2026-04-01', '2026-04-02'] as const)
      await store.announce({ from: day, closed: true, reason: 'weather' }, minutesAfter(1250), 'AM');
    await store.withdrawAnnouncement(1, minutesAfter(1260), 'BN');
    const told = { ...createAction('told', minutesAfter(1270), 'Closed'), announcementKey: '2' };
    for (const { reference } of await store.list({}, { limit: 3 }))
      await store.recordActions(reference, told);
    await storeInquiry(store, 'gone', { email: 'gone@example.com' });
    await store.erasePerson('gone@example.com', minutesAfter(1300), 'AM');
    await store.erasePerson('11@example.com', minutesAfter(1301));
  }

  const tables = [
    'inquiries',
    'audit_events',
    'announcements',
    'mails',
    'removals',
    'desk_settings',
    'heartbeat',
  ];
  const inOrder = (rows: Row[]) => rows.sort((a, b) => Number(a['id']) - Number(b['id']));
  const comparable = (rows: Row[]) =>
    inOrder(rows).map(row =>
      Object.fromEntries(
        Object.entries(row)
          .map(
            ([name, value]) =>
              [name, isMoment(name) && value !== null ? new Date(value as string) : value] as const,
          )
          .sort(),
      ),
    );

  it('copies every row unchanged, only once, and continues the ids', async ({ office: { folder, run } }) => {
    const file = join(folder, 'full.sqlite');
    const connection = await connectSqlite(file);
    await connection.query(sql`PRAGMA synchronous = OFF`);
    const store = createStore(connection);
    await fill(store);
    const url = await server.createDatabase();
    await makeHostile(url);
    const variables = { DATABASE_URL: url };
    const copied = await run(['to-postgresql', 'full.sqlite'], { variables });
    expect(copied).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('inquiries 599, mails '),
    });
    const target = { kind: 'postgresql', url } as const;
    const expectedContents = await contents(store);
    expect(expectedContents.inquiries).toHaveLength(599);
    expect(await withStore(target, contents)).toEqual(expectedContents);
    for (const table of tables) {
      const rows = await withClient(url, client =>
        client.query(`SELECT to_json(${table}) AS row FROM ${table}`),
      );
      const here = await connection.query(sql`SELECT * FROM ${raw(table)}`);
      expect(comparable(rows.rows.map(({ row }) => row)), table).toEqual(comparable(here));
    }
    await expect(run(['to-postgresql', 'full.sqlite'], { variables })).rejects.toThrow(
      'DATABASE_URL: that database is not empty: announcements ',
    );
    expect(await withStore(target, nextIds)).toEqual(await nextIds(store));
    await store.close();
  }, 60_000);

  it('copies all rows or none, and only from an existing file', async ({ office }) => {
    const { store, run } = office;
    const url = await server.createDatabase();
    const variables = { DATABASE_URL: url };
    // SQLite stores NUL characters, PostgreSQL does not.
    for (const fullName of ['Ana', 'A\0B']) await storeInquiry(store, fullName, { fullName });
    expect(await run(['to-postgresql', 'inquiries.sqlite'], { variables })).toMatchObject({
      code: 1,
      stderr: 'Not finished: nothing was copied; PostgreSQL refused a statement: 22P05.\n',
    });
    expect(await withStore({ kind: 'postgresql', url }, target => target.list({}))).toEqual([]);
    await expect(run(['to-postgresql', 'no.sqlite'], { variables })).rejects.toThrow('There is no database');
    await expect(run(['to-postgresql', 'inquiries.sqlite'])).rejects.toThrow('DATABASE_URL is not set');
  });
});
