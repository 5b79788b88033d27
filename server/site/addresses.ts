/** Folders of files with a hash in their name. No page is in them. */
export const hashedFolders = ['assets', 'pictures', 'fonts'] as const;

/** The service worker. Its address never changes: browsers look there for the next one. */
export const workerFile = 'sw.js';

/** Other addresses of a page, by the name of its file, as some hosts serve it. They are redirected to the page. */
export function otherAddresses(page: string): string[] {
  return page === '/' ? ['/index', '/index.html'] : [`${page}.html`, `${page}/index`, `${page}/index.html`];
}

/** A path without the slashes at its end. */
export function withoutSlashes(path: string): string {
  let end = path.length;
  // Not by /\/+$/, which takes quadratic time on many slashes in the middle.
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
