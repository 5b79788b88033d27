/** A real PostgreSQL server for the tests, of this machine's own binaries, on a Unix socket in a folder of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

const debian = '/usr/lib/postgresql';
const port = 5432;

/** Safe against nothing but the end of its process, and quick for that. */
const settings = {
  listen_addresses: '',
  fsync: 'off',
  max_connections: '60',
  shared_buffers: '32MB',
};

/** Runs a server until the shell is told a signal, or its standard input closes: when this process ends, however it does. */
const supervise = '"$@" >/dev/null 2>&1 & read -r signal || signal=INT; kill -$signal $!; wait $!';

export interface PostgresqlServer {
  /** An empty database for one test. */
  createDatabase(options?: string): Promise<string>;
  /** Ends all connections and stops, as a crash would: without writing anything down. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops, and removes everything. */
  remove(): Promise<void>;
}

/** `changes` are settings of the server that are to be others than those above. */
export async function startPostgresql(changes: Record<string, string> = {}): Promise<PostgresqlServer> {
  const binaries = ensureBinaries();
  const owner = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const init = spawnSync(
    join(binaries, 'initdb'),
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
        join(binaries, 'postgres'),
        ...['-D', data, '-p', String(port), '-k', folder, ...options],
      ],
      { cwd: folder, stdio: ['pipe', 'ignore', 'ignore'], ...owner },
    );
    await answers(url('postgres'), server);
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

/** Resolves once the server takes connections; rejects when it has ended instead. */
async function answers(url: string, server: ChildProcess): Promise<void> {
  const ended = new Promise<never>((_, reject) => {
    server.once('exit', code => reject(new Error(`PostgreSQL ended at its start (${code}).`)));
  });
  const connected = async () => {
    while (server.exitCode === null) {
      const client = new Client({ connectionString: url });
      client.on('error', () => {});
      const there = await client.connect().then(
        () => true,
        () => false,
      );
      if (there) return client.end();
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  };
  ended.catch(() => {});
  await Promise.race([connected(), ended]);
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => {
    for (const name of ['postgres', 'nobody']) {
      const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' });
      if (status === 0) return Number(stdout);
    }
    throw new Error('There is no user "postgres" or "nobody" for PostgreSQL to run as.');
  };
  return { uid: id('-u'), gid: id('-g') };
}

/** Folder of `initdb` and `postgres`: Debian's newest, or one of the `PATH`. */
function findBinaries(): string | undefined {
  const versions = (() => {
    try {
      return readdirSync(debian).sort((one, other) => Number(other) - Number(one));
    } catch {
      return [];
    }
  })();
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  ];
  return folders.find(folder => {
    try {
      accessSync(join(folder, 'initdb'), constants.X_OK);
      accessSync(join(folder, 'postgres'), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function ensureBinaries(): string {
  const found = findBinaries();
  if (found) return found;
  if (process.getuid?.() === 0) {
    console.log('No PostgreSQL is installed. Installing Debian’s…');
    for (const options of [['update'], ['install', '--yes', '--no-install-recommends', 'postgresql']]) {
      spawnSync('apt-get', options, {
        stdio: 'inherit',
        // Nobody is there to be asked.
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  }
  const installed = findBinaries();
  if (!installed)
    throw new Error('PostgreSQL is not installed. The tests need its server: initdb and postgres.');
  return installed;
}
