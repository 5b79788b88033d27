import type { Language } from './locales.ts';
import type { PageId } from './pages.ts';

type PathParts = Pick<Language, 'pathPrefix' | 'slugs'>;

/** For the service worker. Not `.html`, because hosts also serve those files without the ending. */
const offlineFile = '/offline.htm';

/** Paths end without a slash. */
export function pathTo(page: PageId | 'offline', { pathPrefix, slugs }: PathParts): string {
  if (page === 'offline') return pathPrefix + offlineFile;
  return page === 'home' ? pathPrefix || '/' : `${pathPrefix}/${slugs[page]}`;
}

export function manifestPath({ pathPrefix }: Pick<Language, 'pathPrefix'>): string {
  return `${pathPrefix}/manifest.webmanifest`;
}

export function notFoundPath({ pathPrefix }: Pick<Language, 'pathPrefix'>): string {
  return `${pathPrefix}/404`;
}
