import { afterAll, expect, it } from 'vitest';
import { officeWords } from '../../content/office-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { ProjectCopy } from '../support/project-copy.ts';

const copy = new ProjectCopy();

/** What the field is called in each language. */
const texts: Record<Locale, { label: string; one: string; other: string }> = {
  en: { label: 'Children under Six', one: 'child', other: 'children' },
  es: { label: 'Menores de seis años', one: 'niño', other: 'niños' },
  de: { label: 'Kinder unter sechs', one: 'Kind', other: 'Kinder' },
  fr: { label: 'Enfants de moins de six ans', one: 'enfant', other: 'enfants' },
  it: { label: 'Bambini sotto i sei anni', one: 'bambino', other: 'bambini' },
  nl: { label: 'Kinderen onder de zes', one: 'kind', other: 'kinderen' },
  pl: { label: 'Dzieci do lat sześciu', one: 'dziecko', other: 'dzieci' },
};
afterAll(() => copy.remove());

/** The files that the compiler complains about, tests aside: they fill in every field. */
const complaints = () =>
  [
    ...copy
      .run('node_modules/typescript/bin/tsc', '--pretty', 'false')
      .text.matchAll(/^([\w/.-]+)\(\d+,\d+\)/gm),
  ]
    .map(([, file = '']) => file)
    .filter(file => !/^tests\/|\.test\.ts$|contract/.test(file));

it('a new field is one line; what else it needs is named by the compiler; then it is everywhere', () => {
  expect(complaints()).toEqual([]);
  copy.change(
    'domain/inquiry.ts',
    "  specialRequests: { kind: 'lines'",
    "  children: { kind: 'count', min: 0, maxDigits: 2, optional: true },\n  specialRequests: { kind: 'lines'",
  );
  const named = new Set(complaints());
  const words = Object.keys(texts) as Locale[];
  const officeMails = Object.keys(officeWords).map(id => `content/${id}/office-mail.ts`);
  expect([...named].sort()).toEqual(
    [
      ...words.flatMap(id => [`content/${id}/inquiry.ts`, `content/${id}/ticket.ts`]),
      ...officeMails,
      'server/inquiries/store/migrations.ts',
    ].sort(),
  );

  for (const id of words) {
    const { label, one, other } = texts[id];
    const form = `content/${id}/inquiry.ts`;
    copy.change(form, /(?<=const labels: .*\n)/, `  children: '${label}',\n`);
    copy.change(form, /(?<=const steps: .*\n)/, `  children: { fewer: '1 ${one} −', more: '1 ${one} +' },\n`);
    copy.change(
      form,
      /(?<=const faults: .*\n)/,
      "  children: { notWhole: '0, 1, 2…?', tooFew: '0?', tooMany: '99?' },\n",
    );
    // Polish and French have more forms than they use here.
    copy.change(
      `content/${id}/ticket.ts`,
      /(?<=const counts: .*\n)/,
      `  children: { one: '{count} ${one}', few: '{count} ${other}', many: '{count} ${other}', other: '{count} ${other}' },\n`,
    );
  }
  for (const file of officeMails) copy.change(file, /(?<=const fields: .*\n)/, "  children: 'Children',\n");
  copy.change(
    'server/inquiries/store/migrations.ts',
    /\n\];\n/,
    "\n  {\n    sqlite: 'ALTER TABLE inquiries ADD COLUMN children INTEGER',\n    postgresql: 'ALTER TABLE inquiries ADD COLUMN children integer',\n  },\n];\n",
  );
  copy.change(
    'server/inquiries/store/migrations.ts',
    '  specialRequests: 1,',
    '  children: 2,\n  specialRequests: 1,',
  );
  expect(complaints()).toEqual([]);

  copy.write('try.ts', tryIt);
  const tried = copy.run('try.ts');
  if (!tried.ok) throw new Error(tried.text.slice(-1500));
  const { held, office, confirmation, csv, shown, before } = JSON.parse(tried.text);
  expect(held).toBe(3);
  for (const text of [office, confirmation]) expect(text).toContain('Children under Six: 3');
  expect(csv[0]).toMatch(/\bchildren\b/);
  expect(csv.at(-1)).toMatch(/,"?3"?,/);
  expect(shown).toMatch(/Children +3/);
  // What was stored before the field was there has none.
  expect(before).toBeNull();

  const built = copy.run('site-build/site.ts');
  if (!built.ok) throw new Error(built.text.slice(-1500));
  expect(copy.page('/contact')).toMatch(/<label for="inquiry-children">Children under Six/);
  expect(copy.page('/contact')).toMatch(
    /<input (?=[^>]*name="children")(?=[^>]*type="number")(?![^>]*required)/,
  );
}, 120_000);

/** From the form's rules into the store, the mails, the command's text and the CSV file; and a row from before. */
const tryIt = `
import { DatabaseSync } from 'node:sqlite';
import { parseInquiry } from './domain/inquiry.ts';
import { mailsFor, messageOf } from './server/inquiries/mail/messages.ts';
import { inquiryText } from './server/inquiries/office/print.ts';
import { csvLines } from './server/inquiries/office/records.ts';
import { migrations } from './server/inquiries/store/migrations.ts';
import { openStore } from './server/inquiries/store/open.ts';

const file = 'inquiries.sqlite';
const old = new DatabaseSync(file);
old.exec(migrations[0].sqlite + '; PRAGMA user_version = 1');
old.exec("INSERT INTO inquiries VALUES (1, 'IP-2222-22', 'key', '', 'Ana', 'a@b.example', 'a@b.example', '1', '2026-11-20', 2, '', 'en', '', 0, NULL, 0)");
old.close();
const draft = { fullName: 'Bea', email: 'b@b.example', phone: '2', visitDate: '2026-11-20', numberOfVisitors: '4', children: '3', specialRequests: '' };
const parsed = parseInquiry(draft, '2026-11-20');
if (!parsed.ok) throw new Error(JSON.stringify(parsed));
const now = new Date('2026-11-19T12:00:00Z');
const submission = { key: '00000000-0000-4000-8000-000000000000', inquiry: parsed.inquiry, locale: 'en', marks: [], receivedAt: now };
const settings = { mailFrom: 'a@b.example', officeEmail: 'a@b.example', siteOrigin: 'https://b.example', deskSecrets: [] };
const store = await openStore({ kind: 'sqlite', file });
const { reference } = await store.accept(submission, reference => mailsFor(submission, reference, settings));
const stored = await store.find(reference);
const [office, confirmation] = (await store.mails(reference)).map(mail => messageOf(mail, stored, settings).text);
console.log(JSON.stringify({
  held: stored.inquiry.children,
  office,
  confirmation,
  csv: [...csvLines(await store.list({}), now, { separator: ',', watched: false })],
  shown: inquiryText(stored, [], now, false),
  before: (await store.find('IP-2222-22')).inquiry.children,
}));
await store.close();
`;
