import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Generated folders and local files, which are no part of the project. */
const ignored = new Set(
  readFileSync('.gitignore', 'utf8')
    .split('\n')
    .map(line => line.replace(/^\/|\/$/g, ''))
    .concat('.git'),
);

/** The files of the project, as paths from its folder. Without Git, which a downloaded copy of the project lacks. */
export function projectFiles(folder = ''): string[] {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name).replaceAll('\\', '/');
    if (ignored.has(path)) return [];
    return entry.isDirectory() ? projectFiles(path) : path;
  });
}
