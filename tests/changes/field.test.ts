import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProjectCopy } from '../support/project-copy.ts';

const copy = new ProjectCopy(['content', 'domain', 'i18n', 'server', 'site-build', 'tools', 'package.json']);
const migrations = 'server/inquiries/store/migrations.ts';

beforeAll(() => {
  copy.change(
    'domain/inquiry.ts',
    /(?= {2}specialRequests: \{ kind: 'lines')/,
    "  children: { kind: 'count', min: 0, max: 20, optional: true },\n",
  );
});
afterAll(() => copy.remove());

it('a new inquiry field is one line, and the check lists the words and the migration it needs', () => {
  const { text } = copy.run('tools/check.ts');
  const words = [...text.matchAll(/^content\/en\/(\w+\.json) has no "([\w.]+)"/gm)];
  expect(words.map(([, file, key]) => `${file} ${key}`)).toEqual([
    'inquiry.json labels.children',
    'inquiry.json steps.children.fewer',
    'inquiry.json steps.children.more',
    'ticket.json counts.children',
  ]);
  expect(text).toMatch(
    /^server.*migrations\.ts has no column.*"ALTER TABLE inquiries ADD COLUMN children INTEGER;"/m,
  );
});

it('a complete new field is in the store, the mails and the CSV file', () => {
  copy.change('content/en/inquiry.json', /(?<="labels": \{\n)/, '"children": "Children under Six",\n');
  const column = 'ALTER TABLE inquiries ADD COLUMN children integer';
  copy.change(migrations, /(?<=\n)(?=\];\n)/, `  { sql: () => '${column}' },\n`);
  copy.write('script.ts', script);
  const result = copy.run('script.ts');
  if (!result.ok) throw new Error(result.text.slice(-1500));
  const { value, mails, csv, before } = JSON.parse(result.text);
  expect(value).toBe(3);
  for (const text of mails) expect(text).toMatch(/^Children under Six: 3$/m);
  expect(csv).toMatch(/^.*,"children",/);
  expect(csv).toContain(',"3",');
  // Older inquiries have no value.
  expect(before).toBeNull();
});

const script = `
import { DatabaseSync } from 'node:sqlite';
import { parseInquiry } from './domain/inquiry.ts';
import { scheduleFacts } from './domain/schedule-facts.ts';
import { createMails, composeMessage } from './server/inquiries/mail/messages.ts';
import { toCsv } from './server/inquiries/cli/csv.ts';
import { migrations, statementsOf } from './server/inquiries/store/migrations.ts';
import { openStore } from './server/inquiries/store/open.ts';

const file = 'inquiries.sqlite';
const old = new DatabaseSync(file);
old.exec(statementsOf(migrations[0], 'sqlite') + '; PRAGMA user_version = 1');
old.exec("INSERT INTO inquiries VALUES (1, 'IP-2222-22', 'key', '', 'Ana', 'a@b.example', 'a@b.example', '1', '2026-11-20', 2, '', 'en', '', 0, NULL, 0)");
old.close();
const draft = { fullName: 'Bea', email: 'b@b.example', phone: '2', visitDate: '2026-11-20', numberOfVisitors: '4', children: '3', specialRequests: '' };
const { inquiry } = parseInquiry(draft, '2026-11-20');
const now = new Date('2026-11-19T12:00:00Z');
const submission = { idempotencyKey: '00000000-0000-4000-8000-000000000000', inquiry, locale: 'en', spamReasons: [], receivedAt: now };
const settings = { mailFrom: 'a@b.example', officeEmail: 'a@b.example', officeLocale: 'en', siteOrigin: 'https://b.example' };
const store = await openStore({ kind: 'sqlite', file });
const { reference } = await store.accept(submission, reference => createMails(submission, reference, settings));
const stored = await store.find(reference);
console.log(JSON.stringify({
  value: stored.inquiry.children,
  mails: (await store.listMails(reference)).map(mail => composeMessage(mail, stored, { settings, link: '', facts: scheduleFacts, at: new Date() }).text),
  csv: toCsv(await store.list({}), now),
  before: (await store.find('IP-2222-22')).inquiry.children,
}));
await store.close();
`;
