import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { descriptions, type InquiryField, inquiryFields } from '../../../domain/inquiry.ts';
import { columnMadeBy, migrations } from './migrations.ts';
import { columnOf, toInquiry } from './rows.ts';

/** The columns of `inquiries` after so many steps, by name, each with whether it may be NULL. */
function columnsAfter(steps: number): Map<string, boolean> {
  const database = new DatabaseSync(':memory:');
  for (const { sqlite } of migrations.slice(0, steps)) database.exec(sqlite);
  const columns = database.prepare(`SELECT name, "notnull" FROM pragma_table_info('inquiries')`).all();
  database.close();
  return new Map(columns.map(({ name, notnull }) => [String(name), notnull === 0]));
}

it.each(inquiryFields)('the column of %s is made by the step that is named', field => {
  expect(columnsAfter(columnMadeBy[field] - 1).has(columnOf(field))).toBe(false);
  expect(columnsAfter(columnMadeBy[field]).has(columnOf(field))).toBe(true);
});

it.each(inquiryFields)('the column of %s may be NULL where an inquiry may lack it', field => {
  const description = descriptions[field];
  const mayBeNull = 'optional' in description && !('maxLength' in description);
  expect(columnsAfter(migrations.length).get(columnOf(field))).toBe(mayBeNull);
});

it('an inquiry from before the last step is read', () => {
  const database = new DatabaseSync(':memory:');
  const [first, ...later] = migrations;
  database.exec(first?.sqlite ?? '');
  database.exec(`INSERT INTO inquiries (reference, idempotency_key, inquiry_hash, full_name, email, email_key, phone, visit_date,
      number_of_visitors, special_requests, locale, marks, received_at, last_contact_at)
    VALUES ('IP-7777-77', 'key', 'hash', 'Ana', 'ana@example.com', 'ana@example.com', '1', '2026-04-01', 4, '', 'en', '', 1, 1)`);
  for (const { sqlite } of later) database.exec(sqlite);
  const row = database.prepare(`SELECT *, '[]' AS notes FROM inquiries`).get();
  database.close();
  const { inquiry } = toInquiry(row ?? {});
  expect(Object.keys(inquiry)).toEqual(inquiryFields);
  expect(inquiry).toMatchObject({
    fullName: 'Ana',
    visitDate: '2026-04-01',
    numberOfVisitors: 4,
    specialRequests: '',
  });
  const made = (field: InquiryField) => columnMadeBy[field] > 1;
  for (const field of inquiryFields.filter(made)) expect(inquiry[field]).not.toBeUndefined();
});
