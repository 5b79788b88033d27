import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ScheduleException } from '../../../domain/exceptions.ts';
import { isTextField, mapFields } from '../../../domain/inquiry.ts';
import { temporaryFolder } from '../../../tests/support/inquiries.ts';
import { startPostgresql, withClient, withoutPostgresql } from '../../../tests/support/postgresql.ts';
import { copyToPostgresql } from '../cli/to-postgresql.ts';
import type { Connection } from './connection.ts';
import { createAction, minutesAfter, monday } from './contract/parts.ts';
import { migrations, statementsOf } from './migrations.ts';
import { connectPostgresql } from './postgresql.ts';
import { connectSqlite } from './sqlite.ts';
import { sql } from './statement.ts';
import { createStore } from './store.ts';

const reference = 'IP-7777-77';
const closed: ScheduleException = { from: '2026-04-01', to: '2026-04-03', closed: true, reason: 'weather' };
const hours: ScheduleException = {
  from: '2026-04-02',
  hours: { opens: '10:00', closes: '15:00' },
  reason: 'maintenance',
};

/** Rows of the seventh version, the last with the tables `acts`, `days` and `desk`. `at` writes a time in SQL. */
const seventhVersion = (at: (minutes: number) => string) => `
  INSERT INTO inquiries (reference, idempotency_key, inquiry_hash, full_name, email, email_key, mail_domain, mailbox, phone,
      visit_date, number_of_visitors, special_requests, plan, locale, marks, received_at, answered_at, spam_at, last_contact_at)
    VALUES ('${reference}', 'key', 'hash', 'Ana Pérez', 'ana@example.com', 'ana@example.com', 'example.com', 'ana@example.com',
      '0922 123456', '2026-04-02', 4, 'A ramp', 'v1&day=2026-04-02', 'es', 'honeypot too-fast', ${at(0)}, ${at(4)}, ${at(5)}, ${at(5)});
  INSERT INTO mails (reference, kind, message_id, state, attempts, queued_at, due_at, held_until)
    VALUES ('${reference}', 'confirmation', '<1@x>', 'waiting', 0, ${at(0)}, ${at(0)}, ${at(8)});
  INSERT INTO acts (reference, acted_at, kind, signed_by, text, about)
    VALUES ('${reference}', ${at(1)}, 'note', '', 'Guide dog', NULL), ('${reference}', ${at(2)}, 'told', 'AM', 'Closed', '1'),
      ('${reference}', ${at(4)}, 'answered', 'BN', '', NULL), ('${reference}', ${at(5)}, 'spam', 'AM', '', NULL);
  INSERT INTO days (from_day, to_day, reason, change, announced_at, announced_by, undone_at, undone_by)
    VALUES ('2026-04-01', '2026-04-03', 'weather', '{"closed":true}', ${at(1)}, 'AM', ${at(3)}, 'BN'),
      ('2026-04-02', '2026-04-02', 'maintenance', '{"hours":{"opens":"10:00","closes":"15:00"}}', ${at(2)}, 'CO', NULL, NULL),
      ('2026-04-09', '2026-04-09', 'weather', '{"closed":true}', ${at(2)}, 'CO', NULL, NULL);
  DELETE FROM days WHERE from_day = '2026-04-09';
  INSERT INTO removals (removed_at, reason, inquiries, mails, signed_by) VALUES (${at(6)}, 'erased', 2, 4, 'AM');
  UPDATE desk SET secret = 'secret', revoked_at = ${at(7)};`;

describe('a database of the seventh version', () => {
  let server: Awaited<ReturnType<typeof startPostgresql>> | undefined;
  beforeAll(async () => {
    if (!withoutPostgresql) server = await startPostgresql();
  });
  afterAll(() => server?.remove());

  async function createSqlite(): Promise<string> {
    const file = join(await temporaryFolder(), 'inquiries.sqlite');
    const database = new DatabaseSync(file);
    for (const migration of migrations.slice(0, 7)) database.exec(statementsOf(migration, 'sqlite'));
    database.exec(seventhVersion(minutes => `${minutesAfter(minutes).getTime()}`));
    database.exec('PRAGMA user_version = 7');
    database.close();
    return file;
  }

  async function createDatabase(): Promise<string> {
    const url = await server?.createDatabase();
    if (url === undefined) throw new Error('PostgreSQL is not running');
    return url;
  }

  async function createPostgresql(): Promise<string> {
    const url = await createDatabase();
    const statements = migrations.slice(0, 7).map(migration => statementsOf(migration, 'postgresql'));
    const rows = seventhVersion(minutes => `'${minutesAfter(minutes).toISOString()}'`);
    await withClient(url, client =>
      client.query(`CREATE SCHEMA isla_papagayo; SET search_path = isla_papagayo;
        CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version VALUES (7);
        ${statements.join('')} ${rows}`),
    );
    return url;
  }

  async function copySqlite(): Promise<string> {
    const url = await createDatabase();
    await copyToPostgresql(await createSqlite(), url);
    return url;
  }

  it.for<[name: string, open: () => Promise<Connection>, isPostgresql: boolean]>([
    ['SQLite', async () => connectSqlite(await createSqlite()), false],
    ['PostgreSQL', async () => connectPostgresql(await createPostgresql()), true],
    ['SQLite, copied to PostgreSQL', async () => connectPostgresql(await copySqlite()), true],
  ])('is read in full, and used further: %s', async ([, open, isPostgresql], { skip }) => {
    skip(isPostgresql && withoutPostgresql);
    const connection = await open();
    const store = createStore(connection);
    onTestFinished(() => store.close());
    const told = createAction('told', minutesAfter(2), 'Closed');
    expect(await store.find(reference)).toEqual({
      reference,
      inquiry: {
        // Fields added since.
        ...mapFields(field => (isTextField(field) ? '' : null)),
        fullName: 'Ana Pérez',
        email: 'ana@example.com',
        phone: '0922 123456',
        visitDate: '2026-04-02',
        numberOfVisitors: 4,
        specialRequests: 'A ramp',
        plan: 'v1&day=2026-04-02',
      },
      locale: 'es',
      spamReasons: ['honeypot', 'too-fast'],
      receivedAt: monday,
      answeredAt: minutesAfter(4),
      spamAt: minutesAfter(5),
      lastContactAt: minutesAfter(5),
      events: [
        createAction('note', minutesAfter(1), 'Guide dog', ''),
        { ...told, announcementKey: '1' },
        createAction('answered', minutesAfter(4), '', 'BN'),
        createAction('spam', minutesAfter(5)),
      ],
    });
    expect(await store.count({ words: 'perez guide' })).toBe(1);
    expect(await store.count({ status: 'spam', toldAbout: '1' })).toBe(1);
    const withdrawn = { withdrawnAt: minutesAfter(3), withdrawnBy: 'BN' };
    const current = { withdrawnAt: null, withdrawnBy: null };
    expect(await store.listAnnouncements()).toEqual([
      { id: 2, exception: hours, announcedAt: minutesAfter(2), announcedBy: 'CO', ...current },
      { id: 1, exception: closed, announcedAt: minutesAfter(1), announcedBy: 'AM', ...withdrawn },
    ]);
    expect(await store.getAnnouncementRevision()).toBe(3);
    expect(await store.ensureDeskSecret('another')).toBe('secret');
    expect(await store.getLinksRevokedAt()).toEqual(minutesAfter(7));

    expect(await store.leaseMails(minutesAfter(7), minutesAfter(12), 1)).toEqual([]);
    expect(await store.leaseMails(minutesAfter(8), minutesAfter(13), 1)).toHaveLength(1);
    expect(await store.leaseMails(minutesAfter(12), minutesAfter(17), 1)).toEqual([]);
    expect(await store.announce(closed, minutesAfter(8), 'DP', 3)).toBe(true);
    expect((await store.listAnnouncements(1))[0]?.id).toBe(4);
    const untold = { ...createAction('untold', minutesAfter(9)), announcementKey: '1' };
    expect(await store.recordActions(reference, untold, 4)).toBe('done');
    expect(await store.count({ status: 'spam', toldAbout: '1' })).toBe(0);
    expect((await store.find(reference))?.events).toHaveLength(5);
    expect(await store.eraseInquiry(reference, minutesAfter(10), 'CO')).toEqual({ inquiries: 1, mails: 1 });
    expect(await connection.query(sql`SELECT * FROM audit_events`)).toEqual([]);
    expect(await connection.query(sql`SELECT inquiries, initials FROM removals ORDER BY id`)).toEqual([
      { inquiries: 2, initials: 'AM' },
      { inquiries: 1, initials: 'CO' },
    ]);
  });
});
