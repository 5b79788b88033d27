/** What the name of a built file says: its address, media type and caching. */
import { basename, extname } from 'node:path';
import type { CacheRule } from './headers.ts';

/** Folders of files with hashed names; they contain no pages. */
export const hashedFolders = ['assets', 'pictures', 'fonts'] as const;

/** The service worker. Its URL never changes: browsers look there for updates. */
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

/** Of media types whose files have compressed copies. */
const compressible = /^text\/|json$|xml$|svg|x-icon/;

/** A file of the built site. */
export interface SiteFile {
  /** Below the folder `client` of the build. */
  file: string;
  /** URL path: `/`, `/attractions`, `/assets/x.js`. */
  path: string;
  status: 200 | 404;
  type: string;
  cache: CacheRule;
  /** Whether it has `.br` and `.gz` copies. */
  compressed: boolean;
}

/** Describes a file by its name, with slashes, below the folder `client`. Throws if its media type is unknown. */
export function siteFile(file: string): SiteFile {
  const ending = extname(file);
  const type = mediaTypes[ending];
  if (!type) throw new Error(`${file}: no media type is known for "${ending}" (server/site/files.ts).`);
  return {
    file,
    path: ending === '.html' ? `/${file.replace(/(index)?\.html$/, '')}` : `/${file}`,
    status: basename(file) === '404.html' ? 404 : 200,
    type,
    cache: cacheRule(file),
    compressed: compressible.test(type),
  };
}

/** How long browsers may cache a file. */
export function cacheRule(name: string): CacheRule {
  // The 404 page answers addresses that may exist in a moment.
  if (name === workerFile || name.endsWith('404.html')) return 'revalidate';
  if (/\.html?$/.test(name)) return 'page';
  return hashedFolders.some(folder => name.startsWith(`${folder}/`)) ? 'immutable' : 'hour';
}

/** Whether a file is a share picture or an icon, which other sites may show. */
export const isShared = ({ type, cache }: SiteFile): boolean => type.startsWith('image/') && cache === 'hour';

export const isPage = ({ file, status }: SiteFile): boolean => file.endsWith('.html') && status === 200;

/** Alternative paths of a page, as some hosts serve it. They redirect to the page. */
export function otherAddresses(page: string): string[] {
  return page === '/' ? ['/index', '/index.html'] : [`${page}.html`, `${page}/index`, `${page}/index.html`];
}
