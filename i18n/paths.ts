import type { Language } from './locales.ts';
import type { PageId, Slugs } from './pages.ts';

export { isPageId, isPolicyId, menuIds, type PageId, type PolicyId, pageIds, policyIds } from './pages.ts';

/** The parts of a language that paths depend on. */
type PathParts = Pick<Language, 'pathPrefix' | 'slugs'>;

/**
 * The service worker's fallback is a file that only the worker requests, not a page: with another ending than `.html`, because hosts
 * also serve those files without it.
 */
const offlineFile = '/offline.htm';

/** The path of a page in a language. All internal URLs come from here. No trailing slashes (specification, section 2). */
export function pathTo(page: PageId | keyof Slugs | 'offline', { pathPrefix, slugs }: PathParts): string {
  if (page === 'offline') return pathPrefix + offlineFile;
  return page === 'home' ? pathPrefix || '/' : `${pathPrefix}/${slugs[page]}`;
}

/** The web manifest of a language. */
export function manifestPath({ pathPrefix }: Pick<Language, 'pathPrefix'>): string {
  return `${pathPrefix}/manifest.webmanifest`;
}

/** The 404 page below a language's prefix. */
export function notFoundPath({ pathPrefix }: Pick<Language, 'pathPrefix'>): string {
  return `${pathPrefix}/404`;
}
