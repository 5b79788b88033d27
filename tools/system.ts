/** What the machine has, and what may be added to it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Folders of the `PATH`. */
export const searched = () => (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);

/** Where a program is, by `PATH`. */
export function inPath(name: string): string | undefined {
  return searched()
    .map(folder => join(folder, name))
    .find(runs);
}

export const isRoot = () => process.getuid?.() === 0;

/** Whether Debian packages may be installed: only root may, and nobody is asked for a password. */
export const mayInstall = () => isRoot() && inPath('apt-get') !== undefined;

/** Installs Debian packages; what this release of the system lacks does not keep the others out. */
export async function installPackages(...packages: string[]): Promise<void> {
  console.log(`Installing ${packages.join(', ')}…`);
  await aptGet('update');
  if (await aptGet('install', ...packages)) return;
  for (const name of packages) await aptGet('install', name);
}

async function aptGet(command: 'update' | 'install', ...packages: string[]): Promise<boolean> {
  const child = spawn('apt-get', [command, '--yes', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Nobody is there to be asked.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const [status] = await once(child, 'close');
  return status === 0;
}
