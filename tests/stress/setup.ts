import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { InquirySettings } from '../../server/inquiries/settings.ts';
import { builtSite } from '../support/live-process.ts';
import { type PostgresqlServer, startPostgresql } from '../support/postgresql.ts';

/** The database of a stress test. */
export interface StoreSetup {
  /** For other files; removed at the end. */
  folder: string;
  /** A folder with a built site. */
  site: string;
  database: InquirySettings['database'];
  /** Settings for a server that uses the database. */
  variables: Record<string, string>;
}

export type Kind = InquirySettings['database']['kind'];

/** Runs `work` with a new empty database, and removes that. */
export async function withStore<T>(kind: Kind, work: (setup: StoreSetup) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'stress-'));
  const site = await builtSite('live');
  const server = kind === 'postgresql' ? await startPostgresql() : undefined;
  try {
    return await work({ folder, site, ...(await databaseOf(folder, server)) });
  } finally {
    await server?.remove();
    await rm(site, { recursive: true });
    await rm(folder, { recursive: true });
  }
}

async function databaseOf(folder: string, server: PostgresqlServer | undefined) {
  if (server) {
    const url = await server.createDatabase();
    return { database: { kind: 'postgresql', url } as const, variables: { DATABASE_URL: url } };
  }
  const data = join(folder, 'data');
  const file = join(data, 'inquiries.sqlite');
  return { database: { kind: 'sqlite', file } as const, variables: { DATA_DIR: data } };
}

/** What SQLite's integrity checks report about its file, if it is SQLite. */
export function faultsOfFile(database: InquirySettings['database']): string[] {
  if (database.kind !== 'sqlite') return [];
  const file = new DatabaseSync(database.file);
  const findings = file.prepare('PRAGMA integrity_check').all();
  const orphans = file.prepare('PRAGMA foreign_key_check').all();
  file.close();
  return [
    ...findings.map(row => String(row['integrity_check'])).filter(finding => finding !== 'ok'),
    ...orphans.map(row => `${row['table']} has an orphaned row`),
  ];
}
