/** Runs in a copy of the project that has the field `children`. */
import { parseInquiry } from '../../domain/inquiry.ts';
import { scheduleFacts } from '../../domain/schedule-facts.ts';
import { toCsv } from '../../server/inquiries/cli/csv.ts';
import { composeMessage, createMails, type MailSettings } from '../../server/inquiries/mail/messages.ts';
import { openStore } from '../../server/inquiries/store/open.ts';
import type { Submission } from '../../server/inquiries/store/records.ts';
import { exampleDraft } from '../support/example-inquiry.ts';

export interface FieldReport {
  value: unknown;
  mails: string[];
  csv: string;
}

const draft = { ...exampleDraft, children: '3' };
const parsed = parseInquiry(draft, '2026-11-20', scheduleFacts);
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

const { store } = openStore({ kind: 'sqlite', file: 'inquiries.sqlite' });
const { reference } = await store.accept(submission, newReference =>
  createMails(submission, newReference, settings),
);
const record = await store.find(reference);
if (!record) throw new Error(`There is no inquiry ${reference}.`);
const parts = { settings, link: '', facts: scheduleFacts, at: new Date() };
const report: FieldReport = {
  value: new Map<string, unknown>(Object.entries(record.inquiry)).get('children'),
  mails: (await store.listMails(reference)).map(mail => composeMessage(mail, record, parts).text),
  csv: toCsv([record], now, siteOrigin),
};
console.log(JSON.stringify(report));
await store.close();
