/** Runs in a copy of the project that has the field `children`. */
import { DatabaseSync } from 'node:sqlite';
import { type Inquiry, parseInquiry } from '../../domain/inquiry.ts';
import { scheduleFacts } from '../../domain/schedule-facts.ts';
import { toCsv } from '../../server/inquiries/cli/csv.ts';
import { composeMessage, createMails, type MailSettings } from '../../server/inquiries/mail/messages.ts';
import { migrations, statementsOf } from '../../server/inquiries/store/migrations.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { Reference, Submission } from '../../server/inquiries/store/records.ts';
import { exampleDraft } from '../support/example-inquiry.ts';

export interface FieldReport {
  value: number | null | undefined;
  mails: string[];
  csv: string;
  /** Of an inquiry that is older than the field. */
  oldValue: number | null | undefined;
}

const [firstMigration] = migrations;
if (!firstMigration) throw new Error('There are no migrations.');
const file = 'inquiries.sqlite';
const database = new DatabaseSync(file);
database.exec(`${statementsOf(firstMigration, 'sqlite')}; PRAGMA user_version = 1`);
database.exec(
  "INSERT INTO inquiries VALUES (1, 'IP-2222-22', 'key', '', 'Ana', 'a@b.example', 'a@b.example', '1', '2026-11-20', 2, '', 'en', '', 0, NULL, 0)",
);
database.close();

const draft = { ...exampleDraft, children: '3' };
const parsed = parseInquiry(draft, '2026-11-20');
if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
const now = new Date('2026-11-19T12:00:00Z');
const submission: Submission = {
  idempotencyKey: '00000000-0000-4000-8000-000000000000',
  inquiry: parsed.inquiry,
  locale: 'en',
  spamReasons: [],
  receivedAt: now,
};
const siteOrigin = 'https://b.example';
const settings: MailSettings = {
  mailFrom: 'a@b.example',
  officeEmail: 'a@b.example',
  officeLocale: 'en',
  siteOrigin,
};

const store = await openStore({ kind: 'sqlite', file });
const acceptance = await store.accept(submission, reference => createMails(submission, reference, settings));
if (acceptance.outcome === 'conflict') throw new Error('There is another inquiry.');

async function find(reference: Reference) {
  const record = await store.find(reference);
  if (!record) throw new Error(`There is no inquiry ${reference}.`);
  const inquiry: Inquiry & { children?: number | null } = record.inquiry;
  return { record, children: inquiry.children };
}

const { record, children } = await find(acceptance.reference);
const parts = { settings, link: '', facts: scheduleFacts, at: new Date() };
const report: FieldReport = {
  value: children,
  mails: (await store.listMails(acceptance.reference)).map(mail => composeMessage(mail, record, parts).text),
  csv: toCsv(await store.list({}), now, siteOrigin),
  oldValue: (await find('IP-2222-22')).children,
};
console.log(JSON.stringify(report));
await store.close();
