import { basename, extname } from 'node:path';
import type { CacheRule } from './headers.ts';

export const hashedFolders = ['assets', 'pictures', 'fonts'] as const;

/** Its URL must never change. */
export const workerFile = 'sw.js';

const mediaTypes: Readonly<Record<string, string>> = {
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

const compressibleType = /^text\/|json$|xml$|svg|x-icon/;

export interface SiteFile {
  /** Relative to the folder `client`. */
  file: string;
  path: string;
  status: 200 | 404;
  type: string;
  cache: CacheRule;
  /** Whether it has `.br` and `.gz` copies. */
  isCompressed: boolean;
}

export function toSiteFile(file: string): SiteFile {
  const ending = extname(file);
  const type = mediaTypes[ending];
  if (!type) throw new Error(`${file}: no media type is known for "${ending}" (server/site/files.ts).`);
  return {
    file,
    path: ending === '.html' ? `/${file.replace(/(index)?\.html$/, '')}` : `/${file}`,
    status: basename(file) === '404.html' ? 404 : 200,
    type,
    cache: getCacheRule(file),
    isCompressed: compressibleType.test(type),
  };
}

export function getCacheRule(name: string): CacheRule {
  // The URL of a 404 page may exist soon.
  if (name === workerFile || name.endsWith('404.html')) return 'revalidate';
  if (name.endsWith('.html')) return 'page';
  return hashedFolders.some(folder => name.startsWith(`${folder}/`)) ? 'immutable' : 'hour';
}

/** Other sites may embed share pictures and icons. */
export const isShared = ({ type, cache }: SiteFile): boolean => type.startsWith('image/') && cache === 'hour';

export const isPage = ({ file, status }: SiteFile): boolean => file.endsWith('.html') && status === 200;
