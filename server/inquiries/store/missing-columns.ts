import { DatabaseSync } from 'node:sqlite';
import { descriptionOf, type InquiryField, inquiryFields } from '../../../domain/inquiry.ts';
import { type Migration, migrations, statementsOf } from './migrations.ts';
import { columnOf } from './statement.ts';

/** Inquiry fields whose column is missing or of another kind, each with the migration to write. Empty if every field can be stored. */
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

/** Only numbers and days have a value for "not given"; a text is empty. */
function mayBeNull(field: InquiryField): boolean {
  const description = descriptionOf(field);
  return 'optional' in description && !('maxLength' in description);
}

/** In rows from before the field was added, it is empty, or has a value that validation would refuse. */
function typeOf(field: InquiryField): string {
  const isNumber = descriptionOf(field).kind === 'count';
  const type = isNumber ? 'INTEGER' : 'TEXT';
  if (mayBeNull(field)) return type;
  return `${type} NOT NULL DEFAULT ${isNumber ? '0' : "''"}`;
}
