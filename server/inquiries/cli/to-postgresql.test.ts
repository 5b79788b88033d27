import { describe, expect } from 'vitest';
import { officeTest as it, now } from '../../../tests/support/office-terminal.ts';
import { createDatabase, runSql, withoutPostgresql } from '../../../tests/support/postgresql.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';

describe('to-postgresql', { skip: withoutPostgresql() }, () => {
  const command = 'to-postgresql inquiries.sqlite';

  async function withTarget<T>(url: string, work: (store: Store) => Promise<T>): Promise<T> {
    const { store } = openStore({ kind: 'postgresql', url });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  async function readContents(store: Store) {
    const inquiries = [...(await store.list({})), ...(await store.list({ status: 'spam' }))];
    const references = inquiries.map(({ reference }) => reference);
    return {
      inquiries,
      events: await Promise.all(references.map(store.listEvents)),
      mails: await Promise.all(references.map(reference => store.listMails(reference))),
      found: await store.list({ text: 'siobhan' }),
      announcements: await store.listAnnouncements('2026-01-01'),
      announcementRevision: await store.getAnnouncementRevision(),
      secret: await store.ensureDeskSecret('another'),
    };
  }

  it('copies everything once, and continues the ids', async ({ office }) => {
    const { store, run } = office;
    const signature = { actedAt: now, initials: 'AM' };
    await office.act(await office.accept(), 'note', 'Two\r\n👩‍👩‍👧 "\\"');
    await office.act(await office.accept(), 'spam');
    // More than one statement copies.
    for (let count = 2; count < 501; count += 1) await office.accept();
    await office.accept({ email: 'gone@example.com' });
    await store.erasePerson('gone@example.com', signature);
    await store.announce({ from: '2026-12-24', closed: true, reason: 'weather' }, 0, signature);
    await store.ensureDeskSecret('secret');
    const variables = { DATABASE_URL: await createDatabase() };

    expect(await run(command, { variables })).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^Copied: inquiries 501, audit_events 2, mails 1002, /),
    });
    await withTarget(variables.DATABASE_URL, async target => {
      expect(await readContents(target)).toEqual(await readContents(store));
    });
    await expect(run(command, { variables })).rejects.toThrow('DATABASE_URL: that database is not empty.');
    const insertion = `INSERT INTO removals (removed_at, reason, initials, inquiries, mails)
      VALUES (0, 'purged', '', 0, 0) RETURNING id`;
    const { rows } = await runSql(variables.DATABASE_URL, insertion);
    expect(Number(rows[0].id)).toBe(2);
  }, 60_000);

  it('copies all rows or none, and only from an existing file', async ({ office }) => {
    const { run } = office;
    const variables = { DATABASE_URL: await createDatabase() };
    await office.accept();
    const target = variables.DATABASE_URL;
    await withTarget(target, store => store.checkWritable());
    await runSql(target, 'ALTER TABLE heartbeat RENAME TO renamed');
    await expect(run(command, { variables })).rejects.toThrow('42P01');
    expect(await withTarget(target, store => store.count({}))).toBe(0);
    await expect(run('to-postgresql no.sqlite', { variables })).rejects.toThrow(
      'There are no inquiries in SQLite',
    );
    await expect(run(command)).rejects.toThrow('DATABASE_URL is not set');
  });
});
