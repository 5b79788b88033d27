import type { Language } from './locales.ts';
import type { PageId, Slugs } from './pages.ts';

export { isPageId, isPolicyId, type PageId, type PolicyId, pageIds, policyIds } from './pages.ts';

/** All that a path depends on. */
type Addressed = Pick<Language, 'pathPrefix' | 'slugs'>;

/** The path of a page in a language: the only maker of internal URLs. No trailing slashes (specification, section 2). */
export function pathTo(page: PageId | keyof Slugs, { pathPrefix, slugs }: Addressed): string {
  return page === 'home' ? pathPrefix || '/' : `${pathPrefix}/${slugs[page]}`;
}

/** The web manifest of a language. */
export function manifestPath({ pathPrefix }: Pick<Language, 'pathPrefix'>): string {
  return `${pathPrefix}/manifest.webmanifest`;
}

/** What answers where nothing is, below a language's prefix. Not among the pages either. */
export function notFoundPath({ pathPrefix }: Pick<Language, 'pathPrefix'>): string {
  return `${pathPrefix}/404`;
}
