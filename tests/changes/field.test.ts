import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProjectCopy } from '../support/project-copy.ts';
import type { FieldReport } from './field-script.ts';

const script = 'tests/changes/field-script.ts';
const copy = new ProjectCopy([
  ...['content', 'domain', 'i18n', 'server', 'package.json'],
  ...[script, 'tests/support/example-inquiry.ts'],
]);

beforeAll(() => {
  copy.change(
    'domain/inquiry.ts',
    /(?= {2}specialRequests: \{ kind: 'lines')/,
    "  children: { kind: 'count', min: 0, max: 20, optional: true },\n",
  );
});
afterAll(() => copy.remove());

it('a new field of the inquiry is one line, its words and a column, and is in the store, the mails and the CSV file', () => {
  copy.change('content/en/inquiry.json', /(?<="labels": \{\n)/, '"children": "Children under Six",\n');
  const migration = "() => 'ALTER TABLE inquiries ADD COLUMN children INTEGER;'";
  copy.change('server/inquiries/store/schema.ts', '= [createTables]', `= [createTables, ${migration}]`);
  const result = copy.run(script);
  if (!result.ok) throw new Error(result.text.slice(-1500));
  const { value, mails, csv }: FieldReport = JSON.parse(result.text);
  expect(value).toBe(3);
  for (const text of mails) expect(text).toMatch(/^Children under Six: 3$/m);
  expect(csv).toMatch(/^.*,"children",/);
  expect(csv).toContain(',"3",');
});
