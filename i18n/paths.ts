import type { Language } from './locales.ts';
import type { PageId, Slugs } from './pages.ts';

export { isPageId, isPolicyId, type PageId, type PolicyId, pageIds, policyIds } from './pages.ts';

/** The parts of a language that paths depend on. */
type PathParts = Pick<Language, 'pathPrefix' | 'slugs'>;

/** The path of a page in a language. All internal URLs come from here. No trailing slashes (specification, section 2). */
export function pathTo(page: PageId | keyof Slugs, { pathPrefix, slugs }: PathParts): string {
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
