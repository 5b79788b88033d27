import { DatabaseSync } from 'node:sqlite';
import { descriptionOf, type InquiryField, inquiryFields } from '../../../domain/inquiry.ts';
import { type Migration, migrations, statementsOf } from './migrations.ts';
import { columnOf } from './statement.ts';

/**
 * Returns a message for each inquiry field whose column is missing, or may be NULL when it should not. The message contains the migration
 * to write.
 */
export function findMissingColumns(all: readonly Migration[] = migrations): string[] {
  const database = new DatabaseSync(':memory:');
  for (const migration of all) database.exec(statementsOf(migration, 'sqlite'));
  const columns = database.prepare(`SELECT name, "notnull" FROM pragma_table_info('inquiries')`).all();
  database.close();
  const nullable = new Map(columns.map(({ name, notnull }) => [name, notnull === 0]));
  return inquiryFields.flatMap(field => {
    const expected = mayBeNull(field);
    const actual = nullable.get(columnOf(field));
    if (actual === expected) return [];
    const problem = actual === undefined ? 'no column' : `a column that ${actual ? 'may' : 'can’t'} be NULL`;
    return [
      `server/inquiries/store/migrations.ts has ${problem} for the field "${field}" of the inquiry. Append { sql: () => "ALTER TABLE inquiries ADD COLUMN ${columnOf(field)} ${typeOf(field)};" }, and never change a migration that has been released.`,
    ];
  });
}

/** An optional number or day that was not given is NULL; a text is empty. */
function mayBeNull(field: InquiryField): boolean {
  const description = descriptionOf(field);
  return 'optional' in description && !('maxLength' in description);
}

/**
 * In rows that are older than the field, its value is NULL, an empty text or 0, and not a value that a visitor might have entered.
 */
function typeOf(field: InquiryField): string {
  const isNumber = descriptionOf(field).kind === 'count';
  const type = isNumber ? 'INTEGER' : 'TEXT';
  if (mayBeNull(field)) return type;
  return `${type} NOT NULL DEFAULT ${isNumber ? '0' : "''"}`;
}
