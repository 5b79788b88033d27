/** Runs the installed PostgreSQL in a temporary folder, on a Unix socket. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Client } from 'pg';
import { schemaName } from '../../server/inquiries/store/postgresql-connection.ts';
import { ensureProgram, findProgram, isRoot } from '../../tools/programs.ts';

/** For `skipIf`. `npm test` prints the reason; CI requires PostgreSQL. */
export const withoutPostgresql = findProgram('postgresql') === undefined;

const port = 5432;

/** Fast, and safe only against the end of its process. */
const settings = {
  listen_addresses: '',
  fsync: 'off',
  // Only the server's own messages, without the errors that tests provoke.
  log_min_messages: 'log',
  max_connections: '60',
  shared_buffers: '32MB',
};

/** Runs a server until the shell reads a signal name, or its standard input closes because this process has ended. */
const supervise = '"$@" & read -r signal || signal=INT; kill -$signal $!; wait $!';

/** Starts a server, with `changes` to the settings above. Throws if PostgreSQL is not installed. */
export async function startPostgresql(changes: Record<string, string> = {}) {
  const programs = dirname(ensureProgram('postgresql'));
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
    /** Stops like a crash: closes all connections and writes nothing to disk. */
    crash: () => stop('QUIT'),
    start,
    /** Stops and removes everything. */
    async remove(): Promise<void> {
      await stop('INT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Removes the rows of a store. */
export const emptyTables =
  'TRUNCATE inquiries, acts, mails, removals, days RESTART IDENTITY CASCADE; UPDATE desk SET revoked_at = NULL';

/** Connects like any program, but finds our tables without their schema's name. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET statement_timeout = 0; SET search_path = ${schemaName}, public`);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Settings of a session that could change what our statements mean, return or may do. */
const hostile = {
  DateStyle: `'German'`,
  TimeZone: `'Pacific/Apia'`,
  client_encoding: `'LATIN1'`,
  search_path: `pg_temp, public`,
  standard_conforming_strings: 'off',
  default_transaction_isolation: `'serializable'`,
  default_transaction_read_only: 'on',
  statement_timeout: `'1s'`,
  lock_timeout: '1',
  idle_in_transaction_session_timeout: '1',
  synchronous_commit: 'off',
  session_replication_role: 'replica',
  jit: 'on',
  jit_above_cost: '0',
  IntervalStyle: `'sql_standard'`,
  bytea_output: `'escape'`,
  extra_float_digits: '-15',
  default_text_search_config: `'pg_catalog.german'`,
  lc_messages: `'C'`,
  row_security: 'off',
  transform_null_equals: 'on',
  array_nulls: 'off',
  quote_all_identifiers: 'on',
  exit_on_error: 'on',
  enable_bitmapscan: 'off',
  work_mem: `'64kB'`,
};

/** Gives a database and its role all of these settings. */
export const makeHostile = (url: string): Promise<unknown> =>
  withClient(url, client => {
    const name = new URL(url).pathname.slice(1);
    const changes = Object.entries(hostile).map(([setting, value], index) => {
      const whose = index % 2 === 0 ? `DATABASE ${name}` : `ROLE park IN DATABASE ${name}`;
      return `ALTER ${whose} SET ${setting} TO ${value};`;
    });
    return client.query(changes.join('\n'));
  });

/** Resolves once the server accepts connections. Rejects with its output if it ends before. */
function ready(server: ChildProcess): Promise<void> {
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    // Keep reading: a full pipe would block the server.
    createInterface({ input: server.stderr as Readable }).on('line', line => {
      output.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output.join('\n')}`)));
  });
}

/** The user of database programs, which refuse to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const user = ['postgres:', 'nobody:'].flatMap(name => users.filter(line => line.startsWith(name)))[0];
  if (!user) throw new Error('PostgreSQL needs a user "postgres" or "nobody" to run as.');
  const [, , uid, gid] = user.split(':').map(Number);
  return { uid: uid ?? 0, gid: gid ?? 0 };
}
