/** A real PostgreSQL server for the tests, of this machine's own binaries, on a Unix socket in a folder of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Client } from 'pg';
import { ensure, find, isRoot } from '../../tools/programs.ts';

/** For `skipIf`: `npm test` says why, and CI does not go without. */
export const withoutPostgresql = find('postgresql') === undefined;

const port = 5432;

/** Safe against nothing but the end of its process, and quick for that. */
const settings = {
  listen_addresses: '',
  fsync: 'off',
  // What it says of itself, without what tests make it refuse.
  log_min_messages: 'log',
  max_connections: '60',
  shared_buffers: '32MB',
};

/** Runs a server until the shell is told a signal, or its standard input closes: when this process ends, however it does. */
const supervise = '"$@" & read -r signal || signal=INT; kill -$signal $!; wait $!';

export type PostgresqlServer = Awaited<ReturnType<typeof startPostgresql>>;

/** `changes` are settings of the server that are to be others than those above. Throws where there is no PostgreSQL. */
export async function startPostgresql(changes: Record<string, string> = {}) {
  const programs = await ensure('postgresql');
  const owner = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const asOwner = { cwd: folder, ...owner };
  const creation = ['--username=park', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['--pgdata', data, ...creation], { ...asOwner, stdio: 'pipe' });

  const given = Object.entries({ ...settings, ...changes }).map(([name, value]) => `--${name}=${value}`);
  const command = [join(programs, 'postgres'), '-D', data, '-p', String(port), '-k', folder, ...given];
  const url = (database: string) => `postgresql://park@localhost:${port}/${database}?host=${folder}`;
  let server: ChildProcess;
  let databases = 0;

  const start = async () => {
    const stdio = ['pipe', 'ignore', 'pipe'] as const;
    server = spawn('/bin/sh', ['-c', supervise, 'sh', ...command], { ...asOwner, stdio: [...stdio] });
    await ready(server);
  };
  const stop = async (signal: 'INT' | 'QUIT') => {
    server.stdin?.end(`${signal}\n`);
    await once(server, 'exit');
  };

  await start();
  return {
    /** An empty database for one test. */
    async createDatabase(options = ''): Promise<string> {
      databases += 1;
      const name = `test_${databases}`;
      await withClient(url('postgres'), client => client.query(`CREATE DATABASE ${name} ${options}`));
      return url(name);
    },
    /** Ends all connections and stops, as a crash would: without writing anything down. */
    crash: () => stop('QUIT'),
    start,
    /** Stops, and removes everything. */
    async remove(): Promise<void> {
      await stop('INT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Resolves once the server says that it takes connections. Rejects with what it has said when it ends instead. */
function ready(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    // Read to its end: a pipe that is full would stop the server.
    createInterface({ input: server.stderr as Readable }).on('line', line => {
      said.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL ended at its start:\n${said.join('\n')}`)));
  });
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const user = ['postgres:', 'nobody:'].flatMap(name => users.filter(line => line.startsWith(name)))[0];
  if (!user) throw new Error('There is no user "postgres" or "nobody" for PostgreSQL to run as.');
  const [, , uid, gid] = user.split(':').map(Number);
  return { uid: uid ?? 0, gid: gid ?? 0 };
}
