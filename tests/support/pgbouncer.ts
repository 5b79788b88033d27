/** Runs the installed PgBouncer in front of a test's PostgreSQL, on a Unix socket in the same folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { find } from '../../tools/programs.ts';
import { serverUser } from './postgresql.ts';

/** For `skipIf`. */
export const withoutPgbouncer = find('pgbouncer') === undefined;

const port = 6432;

/** Starts a pooler for the database of a URL, and returns the URL that leads through it. */
export async function startPgbouncer(url: string, settings: Record<string, string | number>) {
  const owner = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'pgb-'));
  const { pathname, searchParams, port: behind } = new URL(url);
  const database = pathname.slice(1);
  const given = {
    listen_addr: '',
    listen_port: port,
    unix_socket_dir: folder,
    auth_type: 'trust',
    auth_file: join(folder, 'users'),
    ...settings,
  };
  writeFileSync(join(folder, 'users'), '"park" ""\n');
  writeFileSync(
    join(folder, 'ini'),
    `[databases]\n${database} = host=${searchParams.get('host')} port=${behind}\n[pgbouncer]\n${Object.entries(
      given,
    )
      .map(([name, value]) => `${name} = ${value}\n`)
      .join('')}`,
  );
  if (owner) for (const name of ['', 'users', 'ini']) chownSync(join(folder, name), owner.uid, owner.gid);
  const pooler = spawn(find('pgbouncer') ?? '', [join(folder, 'ini')], {
    ...owner,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: pooler.stderr }).on('line', line => {
      output.push(line);
      if (line.includes('process up')) resolve();
    });
    pooler.once('exit', () => reject(new Error(`PgBouncer did not start:\n${output.join('\n')}`)));
  });
  return {
    url: `postgresql://park@localhost:${port}/${database}?host=${folder}`,
    async stop(): Promise<void> {
      pooler.kill('SIGQUIT');
      await once(pooler, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
