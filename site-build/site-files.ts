/** Names, media types and caching of the site's files. */
import nodePath from 'node:path';
import { hashedFolders, workerFile } from '../server/site/addresses.ts';
import type { CacheRule } from '../server/site/headers.ts';

export const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Extensions of files with compressed copies. */
export const compressible: ReadonlySet<string> = new Set([
  '.html',
  '.htm',
  '.js',
  '.css',
  '.svg',
  '.xml',
  '.txt',
  '.webmanifest',
  '.json',
  '.ico',
]);

/** A file's path below a folder with slashes, also on Windows. */
export function nameBelow(
  folder: string,
  file: string,
  path: Pick<typeof nodePath, 'relative' | 'sep'> = nodePath,
): string {
  return path.relative(folder, file).split(path.sep).join('/');
}

/** How long browsers may cache a file. */
export function cacheRule(name: string): CacheRule {
  // The 404 page answers addresses that may exist in a moment.
  if (name === workerFile || name.endsWith('404.html')) return 'revalidate';
  if (/\.html?$/.test(name)) return 'page';
  return hashedFolders.some(folder => name.startsWith(`${folder}/`)) ? 'immutable' : 'hour';
}
