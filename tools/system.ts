/** What the machine has, and what may be added to it. */
import { spawnSync } from 'node:child_process';
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

/** Whether packages of Debian may be installed: only root may, and nobody is asked for a password. */
export const mayInstall = () => isRoot() && inPath('apt-get') !== undefined;

/** Reads Debian's lists of packages anew, which is done once before something is installed. */
export function updatePackages(): void {
  if (!apt('update')) console.log('apt-get could not update its lists.');
}

export function installPackages(...packages: string[]): void {
  apt('install', '--yes', '--no-install-recommends', ...packages);
}

function apt(...options: string[]): boolean {
  const { status } = spawnSync('apt-get', options, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Nobody is there to be asked.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
