/** Runs the installed PostgreSQL in a temporary folder, on a Unix socket. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client, type QueryResult } from 'pg';
import { ensureProgram, findProgram, isRoot } from '../../tools/programs.ts';

export const withoutPostgresql = findProgram('postgresql') === undefined;

/** Runs until it reads a signal name, or this process ends. */
const superviseScript = '"$@" & read -r signal || signal=INT; kill -$signal $!; wait $!';

/** Throws if PostgreSQL is not installed. */
export async function startPostgresql() {
  const programs = dirname(ensureProgram('postgresql'));
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const owner = findServerUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const asOwner = { cwd: folder, ...owner };
  const data = join(folder, 'data');
  const creation = ['--username=park', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['--pgdata', data, ...creation], { ...asOwner, stdio: 'ignore' });
  // Only the level `log` tells when the server is ready, and it hides the errors that tests provoke.
  const settings = ['listen_addresses=', 'fsync=off', 'log_min_messages=log'].flatMap(text => ['-c', text]);
  const command = [join(programs, 'postgres'), '-D', data, '-k', folder, ...settings];
  const url = (database: string) => `postgresql://park@localhost/${database}?host=${folder}`;
  let server: ChildProcess;
  let databases = 0;

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
    async createDatabase(): Promise<string> {
      databases += 1;
      await runSql(url('postgres'), `CREATE DATABASE test_${databases}`);
      return url(`test_${databases}`);
    },
    /** Closes all connections and writes nothing to disk. */
    crash: () => stop('QUIT'),
    start,
    async remove(): Promise<void> {
      await stop('INT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Acts as another program. Finds our tables without the schema's name. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SET search_path = isla_papagayo, public');
    return await work(client);
  } finally {
    await client.end();
  }
}

export const runSql = (url: string, statements: string): Promise<QueryResult> =>
  withClient(url, client => client.query(statements));

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

/** PostgreSQL refuses to run as root. */
function findServerUser(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
