/**
 * Keeps the hashed files of earlier builds, so that pages still open in browsers find the code, pictures and typefaces they refer to.
 * Hashed files refer to each other, so those of one build are kept as a set.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type SiteEntry, type SiteTable, tableFile } from '../server/site/table.ts';

/** For how many builds files are kept. */
const generations = 2;

/**
 * The hashed files to keep from an earlier build, with their age in builds. A build that changes no hashed file does not age them. Files
 * of live and simulated builds are never mixed.
 */
export function previousEntries(earlier: SiteTable, fresh: SiteTable): SiteEntry[] {
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

/** Copies the hashed files of earlier builds into a fresh one, and adds them to its table. */
export async function keepPreviousAssets(earlier: string, fresh: string): Promise<void> {
  const [before, now] = await Promise.all([tableIn(earlier), tableIn(fresh)]);
  if (!before || !now) return;
  const there = ({ file }: SiteEntry) => existsSync(join(earlier, 'client', file));
  const carried = previousEntries(before, now).filter(there);
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

/** The table of a built site, or null. */
export async function tableIn(folder: string): Promise<SiteTable | null> {
  const file = join(folder, tableFile);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as SiteTable) : null;
}
