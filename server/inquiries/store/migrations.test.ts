import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { inquiryFields } from '../../../domain/inquiry.ts';
import { temporaryFolder } from '../../../tests/support/inquiries.ts';
import { migrations, statementsOf } from './migrations.ts';
import { findMissingColumns } from './missing-columns.ts';
import { openStore } from './open.ts';

it('every field has a column', () => {
  expect(findMissingColumns()).toEqual([]);
});

it('a field without a column is named, with the migration to write', () => {
  const sql = () => 'ALTER TABLE inquiries DROP COLUMN special_requests;';
  expect(findMissingColumns([...migrations, { sql }])).toEqual([
    expect.stringContaining(`"ALTER TABLE inquiries ADD COLUMN special_requests TEXT NOT NULL DEFAULT '';"`),
  ]);
});

const firstVersion = `
  INSERT INTO inquiries (reference, idempotency_key, inquiry_hash, full_name, email, email_key, phone, visit_date,
      number_of_visitors, special_requests, locale, marks, received_at, answered_at, last_contact_at)
    VALUES ('IP-7777-77', 'key', 'hash', 'Ana Pérez', 'ana@Müller.example', 'ana@müller.example', '0922 123456', '2026-04-01', 4,
      '', 'en', 'honeypot', 1, 3, 3);
  INSERT INTO notes (reference, written_at, text) VALUES ('IP-7777-77', 2, 'Called');
  INSERT INTO mails (reference, kind, sender, recipient, subject, text, message_id, state, attempts, queued_at, due_at, last_error)
    VALUES ('IP-7777-77', 'office', 'a@x', 'b@x', 'Ana', 'Ana Pérez', '<1@x>', 'sent', 1, 1, 1, NULL),
      ('IP-7777-77', 'confirmation', 'a@x', 'b@x', 'Ana', 'Ana Pérez', '<2@x>', 'waiting', 2, 1, 5, '451'),
      (NULL, 'digest', 'a@x', 'b@x', 'Late', 'Late', '<3@x>', 'dead', 1, 1, 1, '550');
  DELETE FROM mails WHERE kind = 'digest'`;

it('inquiries of the fourth version are found by rules that came later', async () => {
  const file = join(await temporaryFolder(), 'inquiries.sqlite');
  const database = new DatabaseSync(file);
  for (const migration of migrations.slice(0, 4)) database.exec(statementsOf(migration, 'sqlite'));
  database.exec(`
    INSERT INTO inquiries (reference, idempotency_key, inquiry_hash, full_name, email, email_key, phone, visit_date,
        number_of_visitors, special_requests, locale, marks, received_at, last_contact_at, mail_domain, mailbox, search_words)
      VALUES ('IP-7777-77', 'key', 'hash', 'Ana', 'ana@googlemail.com', 'ana@googlemail.com', '+44 (0)20 7946 0000', '2026-04-01', 4,
        '', 'en', '', 1, 1, 'googlemail.com', 'ana@googlemail.com', 'ana');
    INSERT INTO acts (reference, acted_at, kind, signed_by, text)
      VALUES ('IP-7777-77', 2, 'note', 'AM', 'Called'), ('IP-7777-77', 3, 'corrected', 'AM', 'Phone: 5550199');
    PRAGMA user_version = 4`);
  database.close();
  const store = await openStore({ kind: 'sqlite', file });
  onTestFinished(() => store.close());
  expect(await store.list({ words: '+442079460000' })).toHaveLength(1);
  expect(await store.list({ words: 'called' })).toHaveLength(1);
  expect(await store.list({ words: '5550199' })).toEqual([]);
  expect(await store.list({ email: 'ana@googlemail.com' })).toHaveLength(1);
});

it('data of the first version can be read, searched and sent', async () => {
  const file = join(await temporaryFolder(), 'inquiries.sqlite');
  const database = new DatabaseSync(file);
  const [first] = migrations;
  database.exec(`${first && statementsOf(first, 'sqlite')} ${firstVersion}; PRAGMA user_version = 1`);
  database.close();
  const store = await openStore({ kind: 'sqlite', file });
  onTestFinished(() => store.close());
  const [inquiry, ...otherInquiries] = await store.list({ words: 'perez 922123 called' });
  expect(otherInquiries).toEqual([]);
  expect(inquiry).toMatchObject({
    reference: 'IP-7777-77',
    spamReasons: ['honeypot'],
    answeredAt: new Date(3),
    spamAt: null,
    lastContactAt: new Date(3),
    events: [
      { kind: 'note', actedAt: new Date(2), initials: '', text: 'Called' },
      { kind: 'answered', actedAt: new Date(3), initials: '', text: '' },
    ],
  });
  expect(inquiry?.inquiry).toMatchObject({
    fullName: 'Ana Pérez',
    visitDate: '2026-04-01',
    numberOfVisitors: 4,
  });
  expect(Object.keys(inquiry?.inquiry ?? {})).toEqual(inquiryFields);
  for (const field of inquiryFields) expect(inquiry?.inquiry[field]).not.toBeUndefined();
  expect(await store.list({ email: 'ANA@xn--mller-kva.example' })).toHaveLength(1);
  expect(await store.listMails('IP-7777-77')).toMatchObject([
    { id: 1, kind: 'office', messageId: '<1@x>', state: 'sent', attempts: 1 },
    { id: 2, kind: 'confirmation', state: 'waiting', attempts: 2, dueAt: new Date(5), lastError: '451' },
  ]);
  await store.enqueue({ kind: 'digest', messageId: '<4@x>' }, new Date(9));
  expect((await store.listMails()).map(({ id }) => id)).toEqual([2, 4]);
});
