/**
 * Keeps the hashed files of earlier builds in the site, so that pages which visitors have open find the code, pictures and
 * typefaces that they name. Hashed files name each other by their hashes: those of one build work as a set.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type SiteEntry, type SiteTable, tableFile } from '../server/site/table.ts';

/** How many builds back files are kept. */
const generations = 2;

/**
 * The entries of an earlier table that the site of a new one still needs, each with how many builds ago it was last a part.
 * A build whose hashed files are all as before ages nothing. Files of live and of simulated builds never mix.
 */
export function carriedEntries(earlier: SiteTable, fresh: SiteTable): SiteEntry[] {
  if ((earlier.inquiryMode ?? 'simulated') !== (fresh.inquiryMode ?? 'simulated')) return [];
  const own = new Set(hashedPaths(fresh));
  const before = hashedPaths(earlier);
  const same = before.length === own.size && before.every(path => own.has(path));
  return earlier.entries
    .filter(({ path, cache }) => cache === 'immutable' && !own.has(path))
    .map(entry => ({ ...entry, buildsAgo: (entry.buildsAgo ?? 0) + (same ? 0 : 1) }))
    .filter(({ buildsAgo }) => buildsAgo <= generations);
}

function hashedPaths({ entries }: SiteTable): string[] {
  return entries
    .filter(({ cache, buildsAgo }) => cache === 'immutable' && !buildsAgo)
    .map(({ path }) => path);
}

/** Puts what is still needed of an earlier build beside a fresh one, on disk and in its table. */
export async function keepEarlier(earlier: string, fresh: string): Promise<void> {
  const [before, now] = await Promise.all([tableIn(earlier), tableIn(fresh)]);
  if (!before || !now) return;
  const there = ({ file }: SiteEntry) => existsSync(join(earlier, 'client', file));
  const carried = carriedEntries(before, now).filter(there);
  for (const { file, compressed } of carried) {
    for (const name of compressed ? [file, `${file}.br`, `${file}.gz`] : [file]) {
      const target = join(fresh, 'client', name);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(join(earlier, 'client', name), target);
    }
  }
  await writeTable(fresh, { ...now, entries: [...now.entries, ...carried] });
}

export async function writeTable(folder: string, table: SiteTable): Promise<void> {
  await writeFile(join(folder, tableFile), `${JSON.stringify(table, null, 1)}\n`);
}

/** The table of a built site, where there is one. */
export async function tableIn(folder: string): Promise<SiteTable | null> {
  const file = join(folder, tableFile);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as SiteTable) : null;
}
