/**
 * Runs before `npm start`, `npm test` and others on the machine's own Node: installs the dependencies, including Node 26, if they are
 * missing or the lockfile has changed. `--omit=dev` leaves out development dependencies. Plain JavaScript, because the machine's Node may
 * not run TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const present = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
const option = process.argv.includes('--omit=dev') ? '--omit=dev' : '--include=dev';
const all = `${lock} --include=dev`;
const wanted = `${lock} ${option}`;

if (present !== wanted && present !== all) {
  console.log('Installing dependencies…');
  // Always explicit, to override NODE_ENV.
  const { status } = spawnSync('npm', ['ci', option, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
