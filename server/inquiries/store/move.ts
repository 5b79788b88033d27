import { SettingError } from '../../site/settings.ts';
import { type Counts, copyRows, countRows, explainCopy, postgresqlSide, sqliteSide, tables } from './copy.ts';
import { openPostgresql } from './postgresql.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Copies every row of an SQLite file to an empty PostgreSQL database, with keys, ids and the state of mails, in one transaction.
 * Both are locked for writing meanwhile; the file is not changed. Throws a `SettingError` if the target is not empty, and
 * `StoreUnavailable` or another error if it breaks off: then nothing has been copied.
 */
export async function moveRows(file: string, url: string): Promise<Counts> {
  // Brings both to the schema of this code.
  await (await openSqlite(file)).close();
  await (await openPostgresql(url)).close();
  const source = sqliteSide(file);
  const target = await postgresqlSide(url);
  try {
    await source.begin('write');
    await target.begin('write');
    const held = await countRows(target);
    const filled = tables.find(table => held[table] > 0);
    if (filled)
      throw new SettingError(`DATABASE_URL: that database is not empty; its table ${filled} has rows.`);
    const moved = await copyRows(source, target);
    await target.commit();
    return moved;
  } catch (error) {
    throw explainCopy(error);
  } finally {
    await target.close();
    await source.close();
  }
}
