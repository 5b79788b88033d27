/** Folders of files whose name holds a hash. What is missing there was never a page. */
export const hashedFolders = ['assets', 'pictures', 'fonts'] as const;

/** Other addresses under which a page is asked for: by its file, as some hosts have it. All are sent on to the page. */
export function otherAddresses(page: string): string[] {
  return page === '/' ? ['/index', '/index.html'] : [`${page}.html`, `${page}/index`, `${page}/index.html`];
}

/** A path without the slashes at its end. */
export function withoutSlashes(path: string): string {
  let end = path.length;
  // By hand: an expression for slashes at the end takes time by the square of the slashes in the middle.
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
