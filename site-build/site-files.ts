/** What the files of the site are called and how they are served. */
import nodePath from 'node:path';
import { hashedFolders, workerFile } from '../server/site/addresses.ts';
import type { CacheRule } from '../server/site/headers.ts';

/** Media types by ending. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
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

/** Endings of what has compressed copies beside it. */
export const compressible: ReadonlySet<string> = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.xml',
  '.txt',
  '.webmanifest',
  '.json',
  '.ico',
]);

/** A file's name below a folder as URLs have it, with slashes, whatever the machine writes between folders. */
export function nameBelow(
  folder: string,
  file: string,
  path: Pick<typeof nodePath, 'relative' | 'sep'> = nodePath,
): string {
  return path.relative(folder, file).split(path.sep).join('/');
}

export function cacheRule(name: string): CacheRule {
  if (name.endsWith('.html') || name === workerFile) return 'revalidate';
  return hashedFolders.some(folder => name.startsWith(`${folder}/`)) ? 'immutable' : 'hour';
}
