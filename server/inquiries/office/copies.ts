/** The commands that copy the whole database: into a file, from one, into PostgreSQL. */
import { existsSync, statSync } from 'node:fs';
import { SettingError } from '../../site/settings.ts';
import { type InquirySettings, storeName } from '../settings.ts';
import { backUp, openBackup } from '../store/backup.ts';
import { countsText } from '../store/copy.ts';
import { moveRows } from '../store/move.ts';
import { exists, openExisting } from '../store/open.ts';
import { type ExitCode, plural, unwanted } from './commands.ts';
import { moment } from './print.ts';
import { terminalLine } from './safe-text.ts';
import type { Terminal } from './terminal.ts';

/** Writes a backup. `file` is an absolute path. */
export async function backUpTo(
  file: string,
  { database }: InquirySettings,
  terminal: Terminal,
): Promise<ExitCode> {
  const counts = await orNothing('Nothing was backed up', terminal, () => backUp(database, file));
  if (!counts) return 1;
  const size = `${Math.ceil(statSync(file).size / 1024)} KiB`;
  terminal.say(
    `Backed up ${terminalLine(storeName(database))}: ${countsText(counts)}. Read back from ${terminalLine(file)}, ${size}: it is whole.`,
  );
  return 0;
}

/** Puts a backup in place of what the store holds. Asks first, where it holds anything. */
export async function restoreFrom(
  file: string,
  yes: boolean,
  { database }: InquirySettings,
  terminal: Terminal,
): Promise<ExitCode> {
  const backup = await openBackup(file, database);
  try {
    const name = terminalLine(storeName(database));
    const held = await heldBy(database);
    if (held.inquiries > 0) {
      const of = backup.newest ? `, the newest of ${moment(backup.newest)}` : '';
      const question = `Replace all that is in ${name} (${inquiries(held.inquiries)}) by the backup (${inquiries(backup.counts.inquiries)}${of})? What came since is lost.`;
      const refused = await unwanted(question, yes, terminal);
      if (refused !== null) return refused;
    }
    const restored = await orNothing('Nothing was restored', terminal, async () => {
      await backup.restore();
      return true;
    });
    if (!restored) return 1;
    terminal.say(`Restored into ${name}: ${countsText(backup.counts)}.`);
    const erased = held.erasedAt ? ` (the last one here was ${moment(held.erasedAt)})` : '';
    terminal.say(
      `Now run "purge", and repeat every "erase" and "remove" that was done since the backup${erased}. Mails that were waiting in it are sent again.`,
    );
    return 0;
  } finally {
    backup.close();
  }
}

async function heldBy(
  database: InquirySettings['database'],
): Promise<{ inquiries: number; erasedAt: Date | null }> {
  if (!(await exists(database))) return { inquiries: 0, erasedAt: null };
  const store = await openExisting(database);
  try {
    const [normal, spam, erasure] = [
      await store.count({}),
      await store.count({ status: 'spam' }),
      await store.lastErasure(),
    ];
    return { inquiries: normal + spam, erasedAt: erasure?.at ?? null };
  } finally {
    await store.close();
  }
}

const inquiries = (count: number) => plural(count, 'inquiry', 'inquiries');

/** Copies an SQLite file to the empty PostgreSQL database of the settings. */
export async function move(
  file: string,
  { database }: InquirySettings,
  terminal: Terminal,
): Promise<ExitCode> {
  if (database.kind !== 'postgresql') {
    throw new SettingError('DATABASE_URL is not set; it names the PostgreSQL database that the rows go to.');
  }
  // Opening it would make a new file.
  if (!existsSync(file)) throw new SettingError(`There is no file "${file}".`);
  const moved = await orNothing('Nothing was copied', terminal, () => moveRows(file, database.url));
  if (!moved) return 1;
  terminal.say(
    `Copied: ${countsText(moved)}. The file is as it was: keep it until all is well, then delete it.`,
  );
  return 0;
}

/** Does all or nothing. Null, after a line that says why, where it was nothing; a `SettingError` says so itself. */
async function orNothing<T>(nothing: string, terminal: Terminal, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SettingError) throw error;
    terminal.say(`${nothing}: ${(error as Error).message}.`);
    return null;
  }
}
