/** PostgreSQL's server for tests and benchmarks: finds its programs, installs Debian's where it may. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, mayInstall, runs, searched } from './system.ts';

const debian = '/usr/lib/postgresql';

/** Debian's package of the server. */
export const postgresqlPackage = 'postgresql';

export const noPostgresql = `No PostgreSQL is installed (Debian: ${postgresqlPackage}).`;

/** Folder of `initdb` and `postgres`: Debian's newest, or one of the `PATH`. Undefined where there is none. */
export function findPostgresql(): string | undefined {
  const folders = [...debianVersions().map(version => join(debian, version, 'bin')), ...searched()];
  return folders.find(folder => ['initdb', 'postgres'].every(program => runs(join(folder, program))));
}

/** As `findPostgresql`, after installing it where there is none and that needs nobody's password. */
export async function ensurePostgresql(): Promise<string | undefined> {
  if (!findPostgresql() && mayInstall()) await installPackages(postgresqlPackage);
  return findPostgresql();
}

/** The newest first. */
function debianVersions(): string[] {
  try {
    return readdirSync(debian).sort((one, other) => Number(other) - Number(one));
  } catch {
    return [];
  }
}
