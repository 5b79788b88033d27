/** Folders of files with hashed names; they contain no pages. */
export const hashedFolders = ['assets', 'pictures', 'fonts'] as const;

/** The service worker. Its URL never changes: browsers look there for updates. */
export const workerFile = 'sw.js';

/** Alternative paths of a page, as some hosts serve it. They redirect to the page. */
export function otherAddresses(page: string): string[] {
  return page === '/' ? ['/index', '/index.html'] : [`${page}.html`, `${page}/index`, `${page}/index.html`];
}
