/** A real PostgreSQL server for the tests, of this machine's own binaries, on a Unix socket in a folder of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { ensurePostgresql, findPostgresql, noPostgresql } from '../../tools/postgresql.ts';
import { isRoot } from '../../tools/system.ts';

/** For `skipIf`: `npm test` says why, and CI does not go without. */
export const withoutPostgresql = findPostgresql() === undefined;

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

export interface PostgresqlServer {
  /** An empty database for one test. */
  createDatabase(options?: string): Promise<string>;
  /** Ends all connections and stops, as a crash would: without writing anything down. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops, and removes everything. */
  remove(): Promise<void>;
}

/** `changes` are settings of the server that are to be others than those above. Throws where there is no PostgreSQL. */
export async function startPostgresql(changes: Record<string, string> = {}): Promise<PostgresqlServer> {
  const programs = await ensurePostgresql();
  if (!programs) throw new Error(noPostgresql);
  const owner = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const init = spawnSync(
    join(programs, 'initdb'),
    ['--pgdata', data, '--username=park', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { cwd: folder, encoding: 'utf8', ...owner },
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`);

  const url = (database: string) => `postgresql://park@localhost:${port}/${database}?host=${folder}`;
  let server: ChildProcess;
  let databases = 0;

  const start = async () => {
    const options = Object.entries({ ...settings, ...changes }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    server = spawn(
      '/bin/sh',
      [
        '-c',
        supervise,
        'sh',
        join(programs, 'postgres'),
        ...['-D', data, '-p', String(port), '-k', folder, ...options],
      ],
      { cwd: folder, stdio: ['pipe', 'ignore', 'pipe'], ...owner },
    );
    await ready(server);
  };
  const stop = (signal: 'INT' | 'QUIT') =>
    new Promise<void>(resolve => {
      server.once('exit', () => resolve());
      server.stdin?.end(`${signal}\n`);
    });

  await start();
  return {
    async createDatabase(options = '') {
      databases += 1;
      const name = `test_${databases}`;
      await withClient(url('postgres'), client => client.query(`CREATE DATABASE ${name} ${options}`));
      return url(name);
    },
    crash: () => stop('QUIT'),
    start,
    async remove() {
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
  const { stderr } = server;
  if (!stderr) throw new Error('The server has no output.');
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    // Read to its end: a pipe that is full would stop the server.
    createInterface({ input: stderr }).on('line', line => {
      said.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL ended at its start:\n${said.join('\n')}`)));
  });
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const id = (option: string) => {
    for (const name of ['postgres', 'nobody']) {
      const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' });
      if (status === 0) return Number(stdout);
    }
    throw new Error('There is no user "postgres" or "nobody" for PostgreSQL to run as.');
  };
  return { uid: id('-u'), gid: id('-g') };
}
