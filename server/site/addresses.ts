/** Folders of files with hashed names; they contain no pages. */
export const hashedFolders = ['assets', 'pictures', 'fonts'] as const;

/** The service worker. Its URL never changes: browsers look there for updates. */
export const workerFile = 'sw.js';

/** Alternative paths of a page, as some hosts serve it. They redirect to the page. */
export function otherAddresses(page: string): string[] {
  return page === '/' ? ['/index', '/index.html'] : [`${page}.html`, `${page}/index`, `${page}/index.html`];
}

/** A path without trailing slashes. */
export function withoutSlashes(path: string): string {
  let end = path.length;
  // Not /\/+$/, which is quadratic on many slashes in the middle.
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
