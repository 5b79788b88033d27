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

export const withoutPostgresql = findProgram('postgresql') === undefined;

const port = 5432;

const settings = {
  listen_addresses: '',
  fsync: 'off',
  // Hides the errors that tests provoke.
  log_min_messages: 'log',
  max_connections: '60',
  shared_buffers: '32MB',
};

/** Runs until it reads a signal name, or this process ends. */
const superviseScript = '"$@" & read -r signal || signal=INT; kill -$signal $!; wait $!';

/** Throws if PostgreSQL is not installed. */
export async function startPostgresql(changes: Record<string, string> = {}) {
  const programs = dirname(ensureProgram('postgresql'));
  const owner = findServerUser();
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const asOwner = { cwd: folder, ...owner };
  const creation = ['--username=park', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['--pgdata', data, ...creation], { ...asOwner, stdio: 'pipe' });

  const options = Object.entries({ ...settings, ...changes }).map(([name, value]) => `--${name}=${value}`);
  const command = [join(programs, 'postgres'), '-D', data, '-p', String(port), '-k', folder, ...options];
  const url = (database: string) => `postgresql://park@localhost:${port}/${database}?host=${folder}`;
  let server: ChildProcess;
  let databases = 0;

  const start = async () => {
    const stdio = ['pipe', 'ignore', 'pipe'] as const;
    server = spawn('/bin/sh', ['-c', superviseScript, 'sh', ...command], { ...asOwner, stdio: [...stdio] });
    await waitUntilReady(server);
  };
  const stop = async (signal: 'INT' | 'QUIT') => {
    server.stdin?.end(`${signal}\n`);
    await once(server, 'exit');
  };

  await start();
  return {
    async createDatabase(options = ''): Promise<string> {
      databases += 1;
      const name = `test_${databases}`;
      await withClient(url('postgres'), client => client.query(`CREATE DATABASE ${name} ${options}`));
      return url(name);
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

export const emptyTables =
  'TRUNCATE inquiries, audit_events, mails, removals, announcements RESTART IDENTITY CASCADE; UPDATE desk_settings SET revoked_at = NULL';

/** Finds our tables without the schema's name. */
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

/** Settings that could change the effect of our statements. */
const hostileSettings = {
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

export const makeHostile = (url: string): Promise<unknown> =>
  withClient(url, client => {
    const name = new URL(url).pathname.slice(1);
    const changes = Object.entries(hostileSettings).map(([setting, value], index) => {
      const target = index % 2 === 0 ? `DATABASE ${name}` : `ROLE park IN DATABASE ${name}`;
      return `ALTER ${target} SET ${setting} TO ${value};`;
    });
    return client.query(changes.join('\n'));
  });

/** Rejects with the server's output if it exits first. */
function waitUntilReady(server: ChildProcess): Promise<void> {
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

/** PostgreSQL refuses to run as root. */
function findServerUser(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const user = ['postgres:', 'nobody:'].flatMap(name => users.filter(line => line.startsWith(name)))[0];
  if (!user) throw new Error('PostgreSQL needs a user "postgres" or "nobody" to run as.');
  const [, , uid, gid] = user.split(':').map(Number);
  return { uid: uid ?? 0, gid: gid ?? 0 };
}
